"""Read dice by the shots of them: nothing is trained, a set is learnt in a second or two.

Two things are compared. The *look*: each shot is turned, moved and grown a little, and the face
net's features of these views make a prototype of each colour and one of each face; distances are
measured by how the views of one name differ among themselves, their covariance being shrunk
towards a multiple of the identity as there are few shots (Ledoit and Wolf 2004). The *drawing*:
strokes and ink of the flattened face, held against those of each shot. How much each counts is
fitted on the shots, each left out in turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import drawing, faces
from vision.calibrate import sigmoid, softmax
from vision.frame import Image
from vision.shots import KEPT, DiceSet, SetError, Shot, Stands, Value

Floats = NDArray[np.float32]

TURNS = 16
"""Views of a shot: four quarter turns, then turned all around."""
VIEW_SEED = 5
SHRINK = 0.5
"""Weight of the identity in the covariance within a value."""
NEAREST = 3
"""Shots of a face whose likenesses are averaged."""
DOUBT = 0.02
"""Share of a shot's probability that other values are granted, however clear it is."""
LOOKS = np.geomspace(2, 400, 10)
DRAWINGS = np.geomspace(0.008, 0.3, 10)
"""Temperatures tried: of squared distances, and of likenesses."""
FAR = 4.0
"""Squared distance over that of a set's own shots at which a die is as likely none of it."""
UNLIKE = 0.25
"""The same for what is lacking from the likeness of its own shots' drawings."""
SLOPE = 8.0
"""Log-odds, of being of the set, that a die without any distance to it has."""
POOR = 0.06
"""A drawing that lacks so much of the usual likeness is looked at again, as if it were cut out
too narrowly or too widely: the detector's box may be off."""
WIDTHS = (0.75, 1.3)
LEAST_SHOTS = 2
"""Shots of a value from which it can be told whether it is known again."""


def views(shot: Shot) -> list[Image]:
    """TURNS crops for the face net."""
    rng = np.random.default_rng(VIEW_SEED)
    made = [_view(shot.crop, 90 * quarter, 1, (0, 0)) for quarter in range(4)]
    for i in range(TURNS - 4):
        angle = 360 * (i + 0.5) / (TURNS - 4) + rng.uniform(-8, 8)
        # A die's box is larger the more it is turned: the drawing in it is smaller.
        grown = float(np.exp(rng.normal(0, 0.12)))
        x, y = rng.normal(0, 2, 2)
        made.append(_view(shot.crop, angle, grown, (float(x), float(y))))
    return made


def _view(crop: Image, angle: float, grown: float, moved: tuple[float, float]) -> Image:
    middle = (KEPT - 1) / 2
    matrix = np.asarray(cv2.getRotationMatrix2D((middle, middle), angle, grown), np.float64)
    matrix[:, 2] += (faces.CROP - KEPT) / 2 + np.array(moved)
    size = (faces.CROP, faces.CROP)
    turned = cv2.warpAffine(crop, matrix, size, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(turned, np.uint8)


def embedded(features: Floats) -> Floats:
    """Features (..., D) as they are compared: of one length, small ones raised."""
    raised = np.sqrt(np.maximum(features, 0))
    length = np.linalg.norm(raised, axis=-1, keepdims=True)
    return np.asarray(raised / np.maximum(length, 1e-6), np.float32)


def features_of(net: cv2.dnn.Net, shots: tuple[Shot, ...]) -> Floats:
    """(shots, TURNS, D) features of every view."""
    told = [faces.read_crops(net, views(shot)).features for shot in shots]
    return np.stack(told) if told else np.zeros((0, TURNS, 0), np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """One die to be read."""

    look: Floats
    """(D,) embedded features, the mean over four quarter turns."""
    drawing: Floats
    """(L, E) as `drawing.looked_at` has it."""
    crop: Image
    """(KEPT, KEPT, 3) uint8 BGR, for a second look."""


def seen(net: cv2.dnn.Net, crop: Image) -> Seen:
    """Look at a (KEPT, KEPT, 3) crop."""
    cut = _view(crop, 0, 1, (0, 0))
    turned = [np.ascontiguousarray(np.rot90(cut, quarter)) for quarter in range(4)]
    look = embedded(faces.read_crops(net, turned).features).mean(0)
    return Seen(look, drawing.looked_at(crop), crop)


@dataclass(frozen=True, slots=True)
class Weights:
    """Temperatures: the larger, the less it counts."""

    colour: float = 40.0
    face: float = 40.0
    """Of squared distances of looks."""
    drawing: float = 0.03
    """Of likenesses of drawings."""


@dataclass(frozen=True, slots=True, eq=False)
class Space:
    """Prototypes of names, in a space in which distances count alike in all directions."""

    names: tuple[str, ...]
    means: Floats
    """(names, D)."""
    onto: Floats
    """(D, D) from embedded features into the space."""

    def squared(self, looks: Floats) -> Floats:
        """(N, names) squared distances of embedded features (N, D)."""
        apart = (looks @ self.onto)[:, None] - self.means
        return np.asarray((apart**2).sum(-1), np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Scores:
    """How near N dice are to each of C values: by the colour's look, the face's, its drawing."""

    colour: Floats
    """(N, C) squared distances; 0 throughout where a set tells but one."""
    face: Floats
    """(N, C) squared distances; 0 throughout where a set tells but one."""
    drawing: Floats
    """(N, C) likenesses, at most 1; 0 throughout where a set tells but one face."""

    def likely(self, weights: Weights) -> Floats:
        """(N, C) probabilities."""
        drawn = self.drawing / np.float32(weights.drawing)
        looks = self.colour / np.float32(weights.colour) + self.face / np.float32(weights.face)
        return softmax(np.asarray(drawn - looks, np.float32))

    def best(self) -> Floats:
        """(N, 3) least distances of colours and faces, most likeness of drawings."""
        return np.stack([self.colour.min(1), self.face.min(1), self.drawing.max(1)], 1)

    def rows(self, kept: NDArray[np.bool_]) -> Scores:
        """Those of some of the dice."""
        return Scores(self.colour[kept], self.face[kept], self.drawing[kept])


@dataclass(frozen=True, slots=True, eq=False)
class Lessons:
    """What some shots teach."""

    values: tuple[Value, ...]
    colours: Space | None
    """None where there is but one colour, as of faces and drawings."""
    faces: Space | None
    drawn: tuple[str, ...]
    """The face of each shot."""
    bank: Floats
    """(shots, drawing.TURNED, E) their drawings; none where there is but one face."""

    def scores(self, look: Floats, seen_drawing: Floats | None) -> Scores:
        """(1, C) of a die with the look (D,) and the drawing (L, E)."""
        colour, face, drawn = (np.zeros((1, len(self.values)), np.float32) for _ in range(3))
        for part, (space, out) in enumerate(((self.colours, colour), (self.faces, face))):
            if space is not None:
                squared = space.squared(look[None])
                out[:] = squared[:, [space.names.index(value[part]) for value in self.values]]
        if len(self.bank) and seen_drawing is not None:
            alike = drawing.alike(seen_drawing, self.bank)
            drawn[0] = [self._likeness(alike, value[1]) for value in self.values]
        return Scores(colour, face, drawn)

    def _likeness(self, alike: Floats, face: str) -> float:
        """The mean likeness of the nearest shots of a face."""
        mine = [one for one, name in zip(alike, self.drawn, strict=True) if name == face]
        return float(np.mean(sorted(mine)[-NEAREST:])) if mine else 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Learnt:
    """A set that can be read."""

    name: str
    stands: Stands
    lessons: Lessons
    left_out: Scores
    """Of the shots, each by what the others teach."""
    weights: Weights
    usual: tuple[float, float, float]
    """What the best of colour, face and drawing comes to for a shot left out, at the median."""

    @property
    def values(self) -> tuple[Value, ...]:
        """Every colour and face that may be read."""
        return self.lessons.values

    def likelihoods(self, die: Seen) -> tuple[Floats, float]:
        """(C,) probabilities of the values, and the probability that it is one of them at all."""
        scores = self.lessons.scores(die.look, die.drawing)
        if float(scores.drawing.max()) < self.usual[2] - POOR:
            wider = [drawing.looked_at(die.crop, width) for width in WIDTHS]
            again = np.concatenate([die.drawing, *wider])
            scores = self.lessons.scores(die.look, again)
        colour, face, drawn = scores.best()[0]
        odds = [SLOPE * (1 - (self.usual[2] - drawn) / UNLIKE)]
        odds += [
            SLOPE * (1 - far / (FAR * usual))
            for far, usual in zip((colour, face), self.usual, strict=False)
            if usual > 0
        ]
        alike = float(sigmoid(np.array(odds, np.float32)).min())
        return scores.likely(self.weights)[0], alike


def learnt(dice: DiceSet, features: Floats) -> Learnt:
    """Learn a set from the features (shots, TURNS, D) of its views.

    SetError when fewer than two values were shown.
    """
    values = complete(dice)
    if len(values) < 2:
        raise SetError(f"“{dice.name}” needs shots of two different dice or faces at least.")
    at = embedded(features)
    bank = np.zeros((0, drawing.TURNED, 0), np.float32)
    if len({shot.face for shot in dice.shots}) > 1:
        bank = np.stack([drawing.kept(shot) for shot in dice.shots])
    tested = _left_out(dice, at, bank, values)
    own = np.array([values.index(shot.value) for shot in dice.shots])
    fair = np.array([_again(dice, shot) for shot in dice.shots])
    usual = np.median((tested.rows(fair) if fair.any() else tested).best(), axis=0)
    return Learnt(
        dice.name,
        dice.stands,
        _lessons(dice.shots, at, bank, values),
        tested,
        _weights(tested.rows(fair), own[fair]),
        (float(usual[0]), float(usual[1]), float(usual[2])),
    )


def complete(dice: DiceSet) -> tuple[Value, ...]:
    """The values shown, and those whose colour and face were each shown with another."""
    shown = dice.values
    if dice.stands is not Stands.ZOMBIE:
        return shown
    colours, drawn = ({value[part] for value in shown} for part in (0, 1))
    pairs = [(c, f) for c in dice.stands.colours for f in dice.stands.faces_of(c)]
    return tuple(p for p in pairs if p in shown or (p[0] in colours and p[1] in drawn))


def _again(dice: DiceSet, shot: Shot) -> bool:
    """Whether others teach a shot's colour and face when it is left out."""
    others = [other for other in dice.shots if other is not shot]
    return all(any(o.value[part] == shot.value[part] for o in others) for part in (0, 1))


def _left_out(dice: DiceSet, at: Floats, bank: Floats, values: tuple[Value, ...]) -> Scores:
    """Each shot scored by what the others teach, or by all where they teach it not."""
    found = []
    for i, shot in enumerate(dice.shots):
        rest = [j for j in range(len(dice.shots)) if j != i or not _again(dice, shot)]
        others = tuple(dice.shots[j] for j in rest)
        lessons = _lessons(others, at[rest], bank[rest] if len(bank) else bank, values)
        looked = drawing.looked_at(shot.crop) if len(bank) else None
        found.append(lessons.scores(at[i, :4].mean(0), looked))
    parts = ([getattr(one, name) for one in found] for name in ("colour", "face", "drawing"))
    return Scores(*(np.concatenate(part) for part in parts))


def _lessons(
    shots: tuple[Shot, ...], at: Floats, bank: Floats, values: tuple[Value, ...]
) -> Lessons:
    colours, drawn = (tuple(shot.value[part] for shot in shots) for part in (0, 1))
    return Lessons(values, _space(colours, at), _space(drawn, at), drawn, bank)


def _space(named: tuple[str, ...], at: Floats) -> Space | None:
    """Prototypes from the embedded views (S, TURNS, D) of shots so named; None of one name."""
    names = tuple(dict.fromkeys(named))
    if len(names) < 2:
        return None
    of = np.array([names.index(name) for name in named])
    means = np.stack([at[of == i].mean((0, 1)) for i in range(len(names))])
    within = (at - means[of][:, None]).reshape(-1, at.shape[-1])
    spread = within.T @ within / len(within)
    level = np.trace(spread) / len(spread)
    spread = (1 - SHRINK) * spread + SHRINK * level * np.eye(len(spread))
    # The factor L of the inverse, L Lᵀ, measures as the inverse does.
    onto = np.linalg.cholesky(np.linalg.inv(spread)).astype(np.float32)
    return Space(names, np.asarray(means @ onto, np.float32), onto)


def _weights(tested: Scores, own: NDArray[np.int64]) -> Weights:
    """Temperatures by which the shots left out get the likelihood they deserve."""
    if not len(own):
        return Weights()
    wanted = np.full_like(tested.colour, DOUBT / (tested.colour.shape[1] - 1))
    wanted[np.arange(len(own)), own] = 1 - DOUBT

    def loss(weights: Weights) -> float:
        p = np.maximum(tested.likely(weights), 1e-9)
        return float(-(wanted * np.log(p)).sum(-1).mean())

    tried = product(LOOKS, LOOKS, DRAWINGS)
    return min((Weights(*(float(t) for t in one)) for one in tried), key=loss)
