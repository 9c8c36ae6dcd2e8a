"""Read every die of a picture: find, cut out, read, and say how sure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from vision import calibrate, detect, faces, stance, tableland
from vision.calibrate import Calibration
from vision.frame import Frame, Image
from vision.geometry import Boxes, iou, share_inside
from vision.labels import BODY_COLOURS, D6_FACES, ZOMBIE_COLOURS, faces_of
from vision.learnt import Learnt
from vision.learnt_reading import Likeness, looks, ranked, renamed
from vision.motion import Motion
from vision.networks import Networks, load_networks
from vision.readings import Box, DieReading, Kind, Reading

Floats = NDArray[np.float32]
T = TypeVar("T", detect.Found, faces.Said, Likeness)

LEAST_EXISTENCE = 0.5
"""A find is a die when that is the likelier."""
MOST_CUBE = 7.0
"""Log-odds of a six-sided die that a find is credited with before it is seen how it stands; one in
ten dice has more. What heat and face leave unlikely even so is no die: on held-out scenes one find
in twenty is dropped so, and none that would have been read."""
MOST_TOP_OVERLAP = 0.35
"""IoU above which two top faces are one: those of two dice side by side overlap by less."""
INSIDE_PENALTY = 0.7
"""Width of the Gaussian by which a find loses likelihood the more of it lies inside a likelier
die (soft non-maximum suppression, Bodla et al. 2017): it may be that die's side face. On the
held-out scenes this width costs one die in a thousand."""
NEIGHBOUR_TRUST = 3.0
"""Most log-odds that the other dice of a picture may lend a die's kind: dice come in sets."""
_COLOURS = {Kind.ZOMBIE: ZOMBIE_COLOURS, Kind.D6: BODY_COLOURS}


class Reader:
    """Reads frames one after the other; remembers, for motion, what the table looked like."""

    def __init__(self, networks: Networks) -> None:
        self.networks = networks
        self._motion = Motion()

    @classmethod
    def load(cls, models: Path | None = None) -> Reader:
        """A reader with the models that ship with the program, or those of another folder.

        Raises:
            ModelError: a file is missing, damaged, or not the one described.
        """
        return cls(load_networks(models))

    def read(
        self, frame: Frame, expect: Kind | None = None, learnt: Learnt | None = None
    ) -> Reading:
        """Every die in a frame.

        `expect` says which kind lies on the table, if that is known; dice that look like those of
        `learnt` are read as such.
        """
        motion = self._motion.since_last(frame)
        dice = read_image(self.networks, frame.image, expect, learnt)
        return Reading(frame.number, frame.seconds, dice, motion, frame.epoch)


def read_image(
    networks: Networks, image: Image, expect: Kind | None = None, learnt: Learnt | None = None
) -> tuple[DieReading, ...]:
    """Every die of a (H, W, 3) uint8 BGR picture, left to right."""
    found = detect.find(networks.detector, image)
    if not len(found.boxes):
        return ()
    said = faces.read(networks.faces, image, found.tops)
    known = None if learnt is None else looks(networks, image, found, learnt)
    hopeful = _hopeful(found, said, networks.calibration, known)
    found, said = _of(found, hopeful), _of(said, hopeful)
    known = None if known is None else _of(known, hopeful)
    stands = stance.read(networks.stance, image, found.boxes)
    there = _existence(found, said, stands.cube, networks.calibration, known)
    kept = _kept(found, there)
    if not kept:
        return ()
    said = _of(said, kept)
    leaning = calibrate.leaning(
        standing_features(stands, found.boxes, there, kept, image), networks.calibration
    )
    dice = _name(found.boxes[kept], there[kept], leaning, said, expect, networks.calibration)
    if learnt is not None and known is not None:
        dice = renamed(dice, there[kept], learnt, _of(known, kept), expect, networks.calibration)
    return tuple(sorted(dice, key=lambda die: die.box.left))


def standing_features(
    stands: stance.Stance,
    boxes: Boxes,
    there: Floats,
    kept: Sequence[int] | NDArray[np.int64],
    image: Image,
) -> Floats:
    """(K, calibrate.LEANING_FEATURES) of the finds kept in a (H, W, 3) picture; of all N finds come
    stances, boxes (N, 4), and how likely they are dice (N,).
    """
    size, middles = image.shape[1::-1], (boxes[kept, :2] + boxes[kept, 2:]) / 2
    log_odds, doubts = stands.leaning[kept], stands.doubts[kept]
    level = there[kept] * calibrate.sigmoid(-log_odds)
    seen = tableland.askew(stands.ups[kept], doubts, level, middles, (size[0], size[1]))
    return calibrate.leaning_features(log_odds, doubts, seen)


def _existence(
    found: detect.Found,
    said: faces.Said,
    cube: Floats,
    calibration: Calibration,
    known: Likeness | None,
) -> Floats:
    """(N,) probability that each find, of the log-odds (N,) of a cube, is a die to be read."""
    features = calibrate.existence_features(found.scores, said.faces, cube)
    if known is not None:
        # A face that the net takes for nothing may be one that was learnt.
        features[:, 1] = np.maximum(features[:, 1], calibrate.logit(known.alike))
    return calibrate.existence(features, calibration)


def _hopeful(
    found: detect.Found, said: faces.Said, calibration: Calibration, known: Likeness | None
) -> list[int]:
    """Indices of the finds that may be dice, whatever is seen of how they stand."""
    most = np.full(len(found.scores), MOST_CUBE, np.float32)
    there = _existence(found, said, most, calibration, known)
    return np.nonzero(there >= LEAST_EXISTENCE)[0].tolist()


def _kept(found: detect.Found, there: Floats) -> list[int]:
    """Indices of the finds that are dice, each die once."""
    overlap = iou(found.tops[:, None], found.tops)
    inside = share_inside(found.boxes[:, None], found.boxes)
    kept: list[int] = []
    for i in np.argsort(-there, kind="stable"):
        likely = float(there[i])
        if kept:
            if overlap[i, kept].max() > MOST_TOP_OVERLAP:
                continue
            likely *= float(np.exp(-(inside[i, kept].max() ** 2) / INSIDE_PENALTY))
        if likely >= LEAST_EXISTENCE:
            kept.append(int(i))
    return kept


def _of(said: T, rows: list[int]) -> T:
    """What is said of some of the finds; `said` is a dataclass of arrays (N, ...)."""
    return type(said)(*(getattr(said, field.name)[rows] for field in fields(said)))


def zombie_odds(face_logits: Floats, temperature: float) -> Floats:
    """(N,) log-odds that each die is a Zombie die, the others of the picture being heard."""
    p = calibrate.softmax(face_logits, temperature)
    own = calibrate.logit(p[:, len(D6_FACES) :].sum(-1))
    if len(own) == 1:
        return own
    others = (own.sum() - own) / (len(own) - 1)
    return np.asarray(own + np.clip(others, -NEIGHBOUR_TRUST, NEIGHBOUR_TRUST), np.float32)


def _name(
    boxes: Floats,
    there: Floats,
    leaning: Floats,
    said: faces.Said,
    expect: Kind | None,
    calibration: Calibration,
) -> list[DieReading]:
    odds = zombie_odds(said.faces[:, :-1], calibration.face_temperature)
    likely = {kind: _likely(said, kind, calibration) for kind in _COLOURS}
    zombie = odds > 0 if expect is None else np.full(len(odds), expect is Kind.ZOMBIE)
    kinds = [Kind.ZOMBIE if one else Kind.D6 for one in zombie]
    product = there if expect else there * calibrate.sigmoid(np.abs(odds))
    product = product * [
        likely[kind][0][i].max() * (likely[kind][1][i].max() if kind is Kind.ZOMBIE else 1.0)
        for i, kind in enumerate(kinds)
    ]
    confidence = calibrate.trusted(product, calibration)
    upright = leaning < calibration.upright
    sure = (confidence >= calibration.sure) & upright
    dice = []
    for i, kind in enumerate(kinds):
        by_face = ranked(faces_of(kind), likely[kind][0][i])
        by_colour = ranked(_COLOURS[kind], likely[kind][1][i])
        dice.append(
            DieReading(
                kind,
                by_colour[0][0],
                by_face[0][0],
                float(confidence[i]),
                Box(*boxes[i].tolist()),
                by_face,
                by_colour,
                bool(sure[i]),
                float(there[i] * leaning[i]),
                float(there[i]),
                bool(upright[i]),
            )
        )
    return dice


def _likely(said: faces.Said, kind: Kind, calibration: Calibration) -> tuple[Floats, Floats]:
    """Probabilities (N, ...) of the faces and the colours that N dice have, if of a kind."""
    first = 0 if kind is Kind.D6 else len(D6_FACES)
    logits = said.faces[:, first : first + len(faces_of(kind))]
    colours, temperature = (
        (said.zombie_colours, calibration.colour_temperature)
        if kind is Kind.ZOMBIE
        else (said.body_colours, calibration.body_temperature)
    )
    by_face = calibrate.softmax(logits, calibration.face_temperature)
    return by_face, calibrate.softmax(colours, temperature)
