"""Say of dice found in a picture what a learnt set makes of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision import faces
from vision.calibrate import Calibration
from vision.detect import Found
from vision.frame import Image
from vision.learnt import Learnt, seen
from vision.networks import Networks
from vision.readings import DieReading, Kind, Likelihoods
from vision.shots import KEPT, REACH, Stands, placed

Floats = NDArray[np.float32]

LIKELIER_THAN_NOT = 0.5
SURE = 0.8
"""Confidence from which a die of a set is taken without asking: the highest of those from which,
with the nets so far, one in five hundred is wrong on the designs to choose by (`python -m
vision.training.evaluate_learnt --choose`). Two values that are as likely as each other are always
asked about."""


@dataclass(frozen=True, slots=True, eq=False)
class Likeness:
    """How N finds look like the dice of a set."""

    values: Floats
    """(N, C) probability of each value, if a find is one of the set."""
    alike: Floats
    """(N,) probability that it is."""


def looks(networks: Networks, image: Image, found: Found, learnt: Learnt) -> Likeness:
    """Hold every find in a (H, W, 3) uint8 BGR picture against a set."""
    count = len(found.scores)
    values = np.full((count, len(learnt.values)), 1 / len(learnt.values), np.float32)
    alike = np.zeros(count, np.float32)
    for i, top in enumerate(placed(networks, image, found.tops)):
        crop = faces.cut(image, top, KEPT, REACH)
        values[i], alike[i] = learnt.likelihoods(seen(networks.faces, crop))
    return Likeness(values, alike)


def ranked(names: tuple[str, ...], p: Floats) -> Likelihoods:
    """Names with their probabilities, likeliest first."""
    pairs = zip(names, (float(v) for v in p), strict=True)
    return tuple(sorted(pairs, key=lambda pair: -pair[1]))


def renamed(
    dice: Iterable[DieReading],
    there: Floats,
    learnt: Learnt,
    known: Likeness,
    expect: Kind | None,
    calibration: Calibration,
) -> list[DieReading]:
    """Read those dice by the set that look like it, or all where its kind is what is expected.

    `there` (N,) says how likely each is a die. One that is expected to be of the set and does not
    look like it is never sure.
    """
    kind = learnt.stands.kind
    read = []
    for die, here, p, alike in zip(dice, there, known.values, known.alike, strict=True):
        wanted = alike >= LIKELIER_THAN_NOT if expect is None else expect is kind
        # Pips, by which an owner's die is read, are on six-sided dice alone.
        if wanted and (die.kind is kind or learnt.stands is not Stands.OWNERS):
            die = _of_set(die, float(here), learnt, p, float(alike))
            # By pips, which a set of owners leaves to the nets, dice are read as any others.
            least = calibration.sure if learnt.stands is Stands.OWNERS else SURE
            sure = die.confidence >= least and die.upright
            die = replace(die, sure=sure and alike >= LIKELIER_THAN_NOT)
        read.append(die)
    return read


def _of_set(die: DieReading, here: float, learnt: Learnt, p: Floats, alike: float) -> DieReading:
    """The die as the set has it: `p` (C,) are the likelihoods of its values."""
    colours, faces = (_summed(learnt, p, part) for part in (0, 1))
    if die.kind is learnt.stands.kind:  # where names are the user's own, the nets know none
        if learnt.stands.colours:
            colours = _beside_untaught(colours, die.colours, alike)
        if learnt.stands.faces:
            faces = _beside_untaught(faces, die.faces, alike)
    colour, face = (names[0][0] if names else "" for names in (colours, faces))
    likely = {value: float(q) for value, q in zip(learnt.values, p, strict=True)}
    confidence = here * alike * likely.get((colour, face), 0.0)
    if not faces:
        confidence *= die.faces[0][1]
    return replace(
        die,
        kind=learnt.stands.kind,
        colour=colour or die.colour,
        face=face or die.face,
        confidence=confidence,
        faces=faces or die.faces,
        colours=colours or die.colours,
    )


def _beside_untaught(taught: Likelihoods, by_nets: Likelihoods, alike: float) -> Likelihoods:
    """Likelihoods of the names that a set tells, and of those that it was not taught yet.

    A die that is not `alike` may show one of the latter, as the nets have it: a set of which only
    brains were shown must not make brains of all dice.
    """
    by_set = dict(taught)
    names = tuple(dict.fromkeys((*by_set, *(name for name, _ in by_nets))))
    if not taught or len(names) == len(by_set):
        return taught
    known = dict(by_nets)
    mixed = [alike * by_set.get(n, 0.0) + (1 - alike) * known.get(n, 0.0) for n in names]
    return ranked(names, np.array(mixed, np.float32))


def _summed(learnt: Learnt, p: Floats, part: int) -> Likelihoods:
    """Likelihoods of the set's colours (part 0) or faces (1); () where it tells none."""
    names = tuple(dict.fromkeys(value[part] for value in learnt.values))
    if names == ("",):
        return ()
    shares = [
        sum(float(q) for value, q in zip(learnt.values, p, strict=True) if value[part] == name)
        for name in names
    ]
    return ranked(names, np.array(shares, np.float32))
