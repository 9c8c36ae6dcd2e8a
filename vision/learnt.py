"""Read dice by the shots of them: nothing is trained, a set is learnt in a second or two.

Two things are compared. The *look*: each shot is turned, moved and grown a little, and the face
net's features of these views make a prototype of each value; distances are measured by how the
views of one value differ among themselves, their covariance being shrunk towards a multiple of the
identity as there are few shots (Ledoit and Wolf 2004). The *drawing*: strokes and ink of the
flattened face, held against those of each shot. How much each counts is fitted on the shots, each
left out in turn.
"""

from __future__ import annotations

from dataclasses import dataclass

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
OWN_SHOTS = 1.0
"""Shots that what a value's colour and face look like elsewhere counts for, beside its own."""
NEAREST = 3
"""Shots of a face whose likenesses are averaged."""
DOUBT = 0.02
"""Share of a shot's probability that other values are granted, however clear it is."""
LOOKS = np.geomspace(2, 400, 14)
DRAWINGS = np.geomspace(0.008, 0.3, 14)
"""Temperatures tried: of squared distances, and of likenesses."""
USUAL_WEIGHTS = (40.0, 0.03)
"""Temperatures where too few shots were shown to fit them."""
FAR = 2.5
"""Squared distance over that of a set's own shots at which a die is as likely none of it."""
UNLIKE = 0.2
"""The same for what is lacking from the likeness of its own shots' drawings."""
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
    matrix = cv2.getRotationMatrix2D((middle, middle), angle, grown)
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


def seen(net: cv2.dnn.Net, crop: Image) -> Seen:
    """Look at a (KEPT, KEPT, 3) crop."""
    cut = _view(crop, 0, 1, (0, 0))
    turned = [np.ascontiguousarray(np.rot90(cut, quarter)) for quarter in range(4)]
    look = embedded(faces.read_crops(net, turned).features).mean(0)
    return Seen(look, drawing.looked_at(crop))


@dataclass(frozen=True, slots=True, eq=False)
class Space:
    """Where prototypes lie, in a space in which distances count alike in all directions."""

    means: Floats
    """(C, D) prototypes."""
    onto: Floats
    """(D, D) from embedded features into the space."""

    def squared(self, looks: Floats) -> Floats:
        """(N, C) squared distances of embedded features (N, D) to every prototype."""
        apart = (looks @ self.onto)[:, None] - self.means
        return np.asarray((apart**2).sum(-1), np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Scores:
    """How near N dice are to each of C values."""

    squared: Floats
    """(N, C) distances of looks."""
    likeness: Floats
    """(N, C) of drawings, at most 1; 0 throughout where a set tells no faces."""

    def likely(self, look: float, drawn: float) -> Floats:
        """(N, C) probabilities under these temperatures."""
        return softmax(self.likeness / np.float32(drawn) - self.squared / np.float32(look))


@dataclass(frozen=True, slots=True, eq=False)
class Learnt:
    """A set that can be read."""

    name: str
    stands: Stands
    values: tuple[Value, ...]
    space: Space
    drawn: tuple[str, ...]
    """The face of each shot."""
    bank: Floats
    """(shots, drawing.TURNED, E) their drawings; of no shots where the set tells no faces."""
    left_out: Scores
    """Of the shots, each by what was learnt without it."""
    weights: tuple[float, float]
    """Temperatures of looks and drawings."""
    usual: tuple[float, float]
    """Squared distance and likeness of a shot to its own value, at the median."""

    def likelihoods(self, die: Seen) -> tuple[Floats, float]:
        """(C,) probabilities of the values, and the probability that it is one of them at all."""
        likeness = np.zeros((1, 0), np.float32)
        if len(self.bank):
            likeness = drawing.alike(die.drawing, self.bank)[None]
        scores = Scores(
            self.space.squared(die.look[None]), _by_value(likeness, self.drawn, self.values)
        )
        far = float(scores.squared.min()) / (FAR * self.usual[0])
        unlike = (self.usual[1] - float(scores.likeness.max())) / UNLIKE
        alike = sigmoid(np.array([5 * (1 - far), 5 * (1 - unlike)], np.float32)).prod()
        return scores.likely(*self.weights)[0], float(alike)


def learnt(dice: DiceSet, features: Floats) -> Learnt:
    """Learn a set from the features (shots, TURNS, D) of its views.

    SetError when fewer than two values were shown.
    """
    values = complete(dice)
    if len(values) < 2:
        raise SetError(f"“{dice.name}” needs shots of two different dice or faces at least.")
    at = embedded(features)
    drawn = tuple(shot.face for shot in dice.shots)
    bank = np.zeros((0, drawing.TURNED, 0), np.float32)
    if len(set(drawn)) > 1:
        bank = np.stack([drawing.kept(shot) for shot in dice.shots])
    tested = _left_out(dice, at, bank, values)
    own = np.array([values.index(shot.value) for shot in dice.shots])
    rows = np.arange(len(own))
    usual = (
        float(np.median(tested.squared[rows, own])),
        float(np.median(tested.likeness[rows, own])),
    )
    fair = np.array([dice.count(shot.value) >= LEAST_SHOTS for shot in dice.shots])
    weights = _weights(Scores(tested.squared[fair], tested.likeness[fair]), own[fair])
    space = _space(dice.shots, at, values)
    return Learnt(dice.name, dice.stands, values, space, drawn, bank, tested, weights, usual)


def complete(dice: DiceSet) -> tuple[Value, ...]:
    """The values shown, and those whose colour and face were each shown with another."""
    shown = dice.values
    if dice.stands is not Stands.ZOMBIE:
        return shown
    colours, drawn = ({value[part] for value in shown} for part in (0, 1))
    pairs = [(c, f) for c in dice.stands.colours for f in dice.stands.faces]
    return tuple(p for p in pairs if p in shown or (p[0] in colours and p[1] in drawn))


def _left_out(dice: DiceSet, at: Floats, bank: Floats, values: tuple[Value, ...]) -> Scores:
    """Each shot scored by what the others teach; alone of its value, by itself as well."""
    squared = np.zeros((len(dice.shots), len(values)), np.float32)
    likeness = np.zeros_like(squared)
    for i, shot in enumerate(dice.shots):
        alone = dice.count(shot.value) < LEAST_SHOTS
        rest = np.array([alone or j != i for j in range(len(dice.shots))])
        others = tuple(s for s, there in zip(dice.shots, rest, strict=True) if there)
        space = _space(others, at[rest], values)
        squared[i] = space.squared(at[i, :4].mean(0)[None])[0]
        if len(bank):
            alike = drawing.alike(drawing.looked_at(shot.crop), bank[rest])
            likeness[i] = _by_value(alike[None], tuple(s.face for s in others), values)[0]
    return Scores(squared, likeness)


def _by_value(alike: Floats, drawn: tuple[str, ...], values: tuple[Value, ...]) -> Floats:
    """(N, C) likeness to each value's face, from (N, shots): the mean of the nearest shots."""
    out = np.zeros((len(alike), len(values)), np.float32)
    if alike.shape[1]:
        for column, (_, face) in enumerate(values):
            mine = np.sort(alike[:, [name == face for name in drawn]], 1)[:, -NEAREST:]
            out[:, column] = mine.mean(1) if mine.shape[1] else 0.0
    return out


def _space(shots: tuple[Shot, ...], at: Floats, values: tuple[Value, ...]) -> Space:
    """Prototypes from embedded views (S, TURNS, D)."""
    centres = at.mean(1)
    means = np.stack([_prototype(value, shots, centres) for value in values])
    within = np.concatenate([at[i] - means[values.index(s.value)] for i, s in enumerate(shots)])
    spread = within.T @ within / len(within)
    level = np.trace(spread) / len(spread)
    spread = (1 - SHRINK) * spread + SHRINK * level * np.eye(len(spread))
    # The factor L of the inverse, L Lᵀ, measures as the inverse does.
    onto = np.linalg.cholesky(np.linalg.inv(spread)).astype(np.float32)
    return Space(np.asarray(means @ onto, np.float32), onto)


def _prototype(value: Value, shots: tuple[Shot, ...], centres: Floats) -> Floats:
    """The mean of a value's shots, leaning on what its colour and its face look like elsewhere."""
    colour, face = (np.array([s.value[part] == value[part] for s in shots]) for part in (0, 1))
    own = colour & face
    if not own.all() and (own == colour).all() and (own == face).all():
        return np.asarray(centres[own].mean(0), np.float32)
    both = centres[colour].mean(0) + centres[face].mean(0) - centres.mean(0)
    total = centres[own].sum(0) + OWN_SHOTS * both
    return np.asarray(total / (own.sum() + OWN_SHOTS), np.float32)


def _weights(tested: Scores, own: NDArray[np.int64]) -> tuple[float, float]:
    """Temperatures by which the shots left out get the likelihood they deserve."""
    if not len(own):
        return USUAL_WEIGHTS
    wanted = np.full_like(tested.squared, DOUBT / (tested.squared.shape[1] - 1))
    wanted[np.arange(len(own)), own] = 1 - DOUBT

    def loss(pair: tuple[float, float]) -> float:
        p = np.maximum(tested.likely(*pair), 1e-9)
        return float(-(wanted * np.log(p)).sum(-1).mean())

    pairs = [(float(look), float(drawn)) for look in LOOKS for drawn in DRAWINGS]
    return min(pairs, key=loss)
