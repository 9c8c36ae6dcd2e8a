"""Make the models: render, train, mine, calibrate, export. `make models` runs this.

    python -m vision.training.make_models [--photos DIR] [--work DIR] [--models DIR]

Every stage leaves a file in the work folder and is skipped when it is there; training resumes from
its checkpoints. The detector and the face reader are trained side by side, one core each.
"""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import pickle
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import TypeVar

import cv2
import numpy as np
import torch

from vision.networks import Networks
from vision.stance import CROP as STANCE_CROP
from vision.stance import STANCES
from vision.training import (
    crop_bank,
    export,
    fit,
    mine,
    photo_labels,
    scene,
    stance_bank,
    train_detector,
    train_faces,
    train_stance,
    validate,
)
from vision.training.crop_bank import Bank
from vision.training.cycles.scene import make_rendered_scene
from vision.training.describe import describe
from vision.training.detector_data import Example, scene_example
from vision.training.photo_labels import Photo
from vision.training.recipe import PHOTO_PARTS, Recipe
from vision.training.scenes import write_scenes
from vision.training.shrink import shrink
from vision.training.stance_bank import Stood
from vision.training.workshop import Workshop

log = logging.getLogger(__name__)
T = TypeVar("T")
B = TypeVar("B")


def once(path: Path, make: Callable[[], T]) -> T:
    """What a stage made, from its file when it has run before."""
    if path.exists():
        with path.open("rb") as file:
            kept: T = pickle.load(file)
        return kept
    made = make()
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        pickle.dump(made, file)
    part.replace(path)
    return made


def detector_scenes(shop: Workshop) -> list[Example]:
    """The traced scenes that the detector learns from."""
    return [scene_example(path) for path in shop.scenes(held_out=False)]


def scout(shop: Workshop) -> cv2.dnn.Net:
    """The detector taught by scenes alone."""
    path = shop.work / "scout" / "model.onnx"
    if not path.exists():
        net = train_detector.train(
            [(1.0, detector_scenes(shop))],
            shop.work / "scout.pt",
            shop.recipe.scout_steps,
            start_from=None,
            seed=1,
        )
        export.to_onnx(net, torch.rand(1, 3, 384, 640), path)
    return cv2.dnn.readNetFromONNX(str(path))


def photos(shop: Workshop) -> list[Photo]:
    """Every training photograph with its truth completed."""
    net = scout(shop)
    return once(shop.work / "photos.pickle", lambda: _join(shop, net))


def _join(shop: Workshop, net: cv2.dnn.Net) -> list[Photo]:
    sets = (shop.photos / "train" / name for name in photo_labels.SETS)
    return [photo for folder in sets for photo in photo_labels.join(folder, net)]


def photo_example(photo: Photo) -> Example:
    """What the detector learns from a photograph.

    Missed dice have a box but no known top; so do all dice of a set whose boxes hold the die, where
    no person said how high its top face reaches.
    """
    boxes = np.concatenate([photo.boxes, photo.missed])
    known = (
        photo.tops if photo_labels.SETS[photo.name] != "die" else np.full_like(photo.tops, np.nan)
    )
    tops = np.concatenate([known, np.full_like(photo.missed, np.nan)])
    return Example(photo.picture, boxes, tops, np.ones(len(boxes), np.float32))


def teaches_detector(photo: Photo) -> bool:
    """Whether a photo's truth is whole enough to learn finding from."""
    if photo.held_out or photo.name not in photo_labels.FULLY_LABELLED:
        return False
    return photo_labels.SETS[photo.name] == "die" or not len(photo.missed)


def _share_photos(shop: Workshop, scenes: list[Example]) -> train_detector.Shares:
    real = [photo_example(p) for p in photos(shop) if teaches_detector(p)]
    names = photo_labels.FULLY_LABELLED
    by_set = [[e for e in real if e.picture.parent.name == name] for name in names]
    share = shop.recipe.photo_share
    return [(1 - share, scenes), *((share / len(by_set), part) for part in by_set if part)]


def first_detector(shop: Workshop) -> Path:
    """The detector taught by scenes and photographs."""
    path = shop.work / "detector_first" / "model.onnx"
    if not path.exists():
        torch.manual_seed(2)
        shares = _share_photos(shop, detector_scenes(shop))
        kept, start = shop.work / "detector_first.pt", shop.work / "scout.pt"
        steps = shop.recipe.detector_steps
        net = train_detector.train(shares, kept, steps, start_from=start, seed=3)
        export.to_onnx(net, torch.rand(1, 3, 384, 640), path)
    return path


def last_detector(shop: Workshop) -> Path:
    """The detector after its second round."""
    path = shop.work / "detector" / "model.onnx"
    if not path.exists():
        torch.manual_seed(7)
        kept, start = shop.work / "detector.pt", shop.work / "detector_first.pt"
        steps = shop.recipe.detector_steps_again
        shares = _share_photos(shop, detector_scenes(shop))
        net = train_detector.train(shares, kept, steps, start_from=start, seed=8)
        export.to_onnx(net, torch.rand(1, 3, 384, 640), path)
    return path


def _kept(path: Path, kind: type[B], make: Callable[[], B]) -> B:
    """The bank at `path`, which is only made when it is not there yet."""
    if not crop_bank.saved(path, kind):
        crop_bank.save(make(), path)
    return crop_bank.load(path, kind)


def _bank(path: Path, crops: Iterable[crop_bank.Labelled]) -> Bank:
    return _kept(path, Bank, lambda: crop_bank.gather(crops))


def _stood(path: Path, crops: Iterable[stance_bank.Whole]) -> Stood:
    sized = path.with_name(f"{path.name}_{stance_bank.SIDE}")  # a bank of other crops is not these
    return _kept(sized, Stood, lambda: stance_bank.gather(crops))


def _share_crops(
    shop: Workshop, finder: cv2.dnn.Net, known: list[Photo], drawn_from: list[Path], name: str
) -> train_faces.Shares:
    """Banks of one round: true places of scenes, places that `finder` finds, photographs."""
    all_scenes = (c for path in shop.scenes(held_out=False) for c in crop_bank.from_scene(path))
    drawn = _bank(shop.work / "drawn", all_scenes)
    mined = _bank(shop.work / f"mined_{name}", mine.from_scenes(finder, drawn_from))
    share = shop.recipe.faces_photo_share
    shares = [(0.6 * (1 - share), drawn), (0.4 * (1 - share), mined)]
    for of_set, part in PHOTO_PARTS.items():
        taught = [p for p in known if p.name == of_set and not p.held_out]
        bank = _bank(shop.work / f"{of_set}_{name}", mine.from_photos(taught, seed=5))
        shares.append((share * part, bank))
    return shares


def first_reader(shop: Workshop) -> Path:
    """The face reader taught where the scout finds dice; returns its checkpoint."""
    path, steps = shop.work / "faces_first.pt", shop.recipe.faces_steps
    torch.manual_seed(4)
    some = shop.scenes(held_out=False)[: shop.recipe.mined_scenes]
    shares = _share_crops(shop, scout(shop), photos(shop), some, "first")
    train_faces.train(shares, path, steps, start_from=None, seed=6)
    return path


def last_reader(shop: Workshop) -> Path:
    """The face reader after its second round, taught where the first detector finds dice."""
    path = shop.work / "faces" / "model.onnx"
    if not path.exists():
        torch.manual_seed(9)
        finder = cv2.dnn.readNetFromONNX(str(first_detector(shop)))
        known = once(shop.work / "photos_again.pickle", lambda: _join(shop, finder))
        shares = _share_crops(shop, finder, known, shop.scenes(held_out=False), "again")
        kept, start = shop.work / "faces.pt", shop.work / "faces_first.pt"
        steps = shop.recipe.faces_steps_again
        trained = train_faces.train(shares, kept, steps, start_from=start, seed=10)
        export.to_onnx(trained.telling(), torch.rand(5, 3, 64, 64), path)
    return path


def stance_reader(shop: Workshop) -> Path:
    """The net that tells how dice stand, taught where the first detector finds something."""
    path = shop.work / "stance" / "model.onnx"
    if not path.exists():
        torch.manual_seed(11)
        finder = cv2.dnn.readNetFromONNX(str(first_detector(shop)))
        trained = train_stance.train(
            _stance_shares(shop, finder), shop.work / "stance.pt", shop.recipe.stance_steps, seed=12
        )
        export.to_onnx(trained, torch.rand(5, 3, STANCE_CROP, STANCE_CROP), path)
    return path


def _stance_shares(shop: Workshop, finder: cv2.dnn.Net) -> train_stance.Shares:
    """More leaning dice than foreign things, and more that lie flat, a quarter of them real."""
    found = stance_bank.from_scenes(finder, shop.stance_scenes(), shop.recipe.stance_flat_share)
    drawn = _stood(shop.work / "stance_drawn", found)
    known = [p for p in photos(shop) if not p.held_out]
    real = _stood(shop.work / "stance_real", stance_bank.from_photos(known))
    lies, leans, foreign = (drawn.part(stands) for stands in range(len(STANCES)))
    between = drawn.part(crop_bank.UNKNOWN)  # which tell where they look, if not how they stand
    return [(0.3, lies), (0.1, real), (0.3, leans), (0.03, between), (0.27, foreign)]


def finish(shop: Workshop) -> None:
    """Calibrate on what was held out, and put the models in place."""
    made = {
        "detector": last_detector(shop),
        "faces": last_reader(shop),
        "stance": stance_reader(shop),
    }
    detector, reader, stander = (_placed(path, shop.models / task) for task, path in made.items())
    nets = detector, reader, stander
    drawn = list(validate.scenes(shop.scenes(held_out=True)))
    real = list(validate.photographs(photos(shop)))
    thrown = validate.scenes(shop.truths("cocked", shop.recipe.cocked_scenes))
    all_drawn = [*drawn, *validate.scenes(shop.rendered(held_out=True))]
    seen = [validate.evidence(nets, pictures) for pictures in (all_drawn, real, thrown)]
    calibration = fit.fit(fit.balanced(*seen[:2]), fit.balanced(*seen))

    def outcomes() -> fit.Outcomes:
        # Without the rendered heaps, which are harder than tables: by them, more of the held-out
        # photographs would be asked about.
        networks = Networks(*nets, calibration)
        return [validate.judged(networks, pictures) for pictures in (drawn, real)]

    calibration = replace(calibration, trust=fit.fit_trust(outcomes()))
    calibration = replace(calibration, sure=fit.fit_sure(outcomes()))
    log.info("calibration %s", calibration)
    describe(shop.models, asdict(shop.recipe), calibration)


def _placed(made: Path, folder: Path) -> cv2.dnn.Net:
    """Put a net into its folder, its weights shrunk, and load it from there."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "model.onnx"
    path.write_bytes(made.read_bytes())
    shrink(path)
    return cv2.dnn.readNetFromONNX(str(path))


def _child(work: Callable[[Workshop], Path], shop: Workshop) -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    work(shop)


def _side_by_side(together: Iterable[Callable[[Workshop], Path]], shop: Workshop) -> None:
    """Run stages at once, each in a process of its own; SystemExit when one fails."""
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=_child, args=(work, shop)) for work in together]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    if any(process.exitcode for process in processes):
        sys.exit("A stage of the training has failed; run it again to go on from there.")


def run(shop: Workshop) -> None:
    """All stages."""
    recipe, folder = shop.recipe, shop.work
    write_scenes(folder / "scenes", 0, recipe.scenes, 2)
    write_scenes(folder / "marked", 0, recipe.marked_scenes, 2, scene.make_marked_scene)
    write_scenes(folder / "untidy", 0, recipe.untidy_scenes, 2, scene.make_untidy_scene)
    write_scenes(folder / "heaped", 0, recipe.heaped_scenes, 2, scene.make_heaped_scene)
    write_scenes(folder / "cocked", 0, recipe.cocked_scenes, 2, scene.make_cocked_scene)
    write_scenes(folder / "rendered", 0, recipe.rendered_scenes, 2, make_rendered_scene)
    torch.manual_seed(1)
    photos(shop)
    _side_by_side((first_detector, first_reader), shop)
    _side_by_side((last_detector, last_reader), shop)
    _side_by_side((stance_reader,), shop)
    finish(shop)


def main(argv: list[str] | None = None) -> int:
    """Parse the command line and make the models; 2 when the photographs are missing."""
    parser = argparse.ArgumentParser(
        prog="make_models",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--photos", type=Path, default=Path("../shared/photos"), help="folder with train/ and eval/"
    )
    parser.add_argument(
        "--work", type=Path, default=Path(".cache/training"), help="scenes and checkpoints"
    )
    parser.add_argument("--models", type=Path, default=Path("models"), help="where the models go")
    args = parser.parse_args(argv)
    if not (args.photos / "train" / "tabletop" / "truth.json").is_file():
        print(
            f"No photographs in {args.photos}: training needs its train/ folders.", file=sys.stderr
        )
        return 2
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    os.environ["OMP_NUM_THREADS"] = "1"
    args.work.mkdir(parents=True, exist_ok=True)
    run(Workshop(args.photos, args.work, args.models, Recipe()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
