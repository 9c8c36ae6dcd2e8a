"""More ways to draw the three symbols of Zombie Dice: bubbly, coiled, filled, spattered, joined.

They were drawn for this project; no outline of the printed game is reproduced.
"""

from __future__ import annotations

import numpy as np

from vision.training.canvas import Canvas, Mask, Points, ellipse, smooth_closed

Rng = np.random.Generator


def lobed_brain(rng: Rng) -> Mask:
    """A brain from the side as a heap of lobes, each with a blank rim, over a small stem."""
    canvas = Canvas()
    wide, high, gap = rng.uniform(0.27, 0.36), rng.uniform(0.2, 0.28), rng.uniform(0.012, 0.028)
    stem = np.array([[0.05, 0.05], [0.17, 0.05], [0.15, 0.36], [0.09, 0.36]])
    canvas.fill(stem + rng.normal(0, 0.012, (4, 2)))
    canvas.fill(ellipse(0.17, 0.17, (0.13, 0.085), 0.2))
    canvas.fill(ellipse(0, -0.02, (wide * 0.85, high * 0.75)))
    count = int(rng.integers(7, 12))
    around = np.linspace(np.pi * 0.95, np.pi * 2.1, count)
    for ring, size in ((0.8, 0.1), (0.36, 0.095)):
        for angle in around[:: 1 if ring > 0.5 else 2]:
            x, y = wide * ring * np.cos(angle), high * ring * np.sin(angle) + 0.02
            radii = rng.uniform(0.75, 1.1) * size, rng.uniform(0.65, 0.95) * size
            tilt = angle + rng.normal(0, 0.5)
            canvas.fill(ellipse(x, y, (radii[0] + gap, radii[1] + gap), tilt), ink=False)
            canvas.fill(ellipse(x, y, radii, tilt))
    return canvas.mask()


def outlined_brain(rng: Rng) -> Mask:
    """A brain as a thick outline with winding lines inside."""
    canvas = Canvas()
    angles = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    wide, high, thick = rng.uniform(0.3, 0.38), rng.uniform(0.24, 0.31), rng.uniform(0.025, 0.055)
    bumps = 1 + rng.uniform(0.03, 0.1) * np.cos(8 * angles + rng.uniform(0, 6))
    outline = np.stack([wide * np.cos(angles), high * np.sin(angles)], -1) * bumps[:, None]
    outline[:, 1] = np.minimum(outline[:, 1], high * rng.uniform(0.55, 0.9))
    curve = smooth_closed(outline)
    canvas.line(np.concatenate([curve, curve[:2]]), thick)
    for row in np.linspace(-0.5, 0.4, 3) * high:
        reach = wide * np.sqrt(max(0.1, 1 - (row / high) ** 2)) * 0.8
        xs = np.linspace(-reach, reach * rng.uniform(0.4, 1), 16)
        waves = rng.uniform(0.02, 0.035) * np.sin(xs * rng.uniform(22, 40) + rng.uniform(0, 6))
        canvas.line(np.stack([xs, row + waves], -1), thick * rng.uniform(0.6, 0.9))
    return canvas.mask()


def hollow_burst(rng: Rng) -> Mask:
    """A shot as the outline of a star, thin to thick, with splinters flying off its points."""
    canvas = Canvas()
    points, thick = int(rng.integers(7, 13)), rng.uniform(0.3, 0.85)
    outer, inner = rng.uniform(0.3, 0.38), rng.uniform(0.15, 0.22)
    angles = np.arange(2 * points) * np.pi / points + rng.normal(0, 0.04, 2 * points)
    even = np.arange(2 * points) % 2 == 0
    radii = np.where(even, outer, inner) * rng.uniform(0.85, 1.15, 2 * points)
    star = np.stack([radii * np.cos(angles), radii * np.sin(angles)], -1)
    canvas.fill(star)
    canvas.fill(star * (1 - thick * 0.6), ink=False)
    if rng.random() < 0.4:
        canvas.fill(star * (1 - thick * 0.6) * rng.uniform(0.3, 0.6))
    for angle in angles[even]:
        if rng.random() < 0.5:
            _splinter(canvas, rng, float(angle) + rng.normal(0, 0.1), outer)
    return canvas.mask()


def _splinter(canvas: Canvas, rng: Rng, angle: float, outer: float) -> None:
    """A thin triangle that points outwards beyond a star's tip."""
    out = np.array([np.cos(angle), np.sin(angle)])
    side = np.array([-out[1], out[0]]) * rng.uniform(0.012, 0.03)
    start = outer * rng.uniform(0.95, 1.15)
    end = min(0.47, start + rng.uniform(0.05, 0.14))
    canvas.fill(np.stack([out * start + side, out * end, out * start - side]))


def trodden_feet(rng: Rng) -> Mask:
    """Three shoe prints with waisted soles, some with treads left blank."""
    canvas = Canvas()
    walk, treads = rng.uniform(-np.pi, np.pi), rng.random() < 0.55
    long, wide = rng.uniform(0.13, 0.17), rng.uniform(0.055, 0.075)
    forward = np.array([np.cos(walk), np.sin(walk)])
    across = np.array([-forward[1], forward[0]])
    step = rng.uniform(0.15, 0.23)
    for k, aside in enumerate((-0.15, 0.14, -0.13)):
        centre = forward * (k - 1) * step + across * (aside + rng.normal(0, 0.015))
        _shoe(canvas, centre, (long, wide), walk + rng.normal(0, 0.12), treads)
    return canvas.mask()


def _shoe(
    canvas: Canvas, centre: Points, size: tuple[float, float], heading: float, treads: bool
) -> None:
    """One print of a (half length, half width): sole, waist and heel in one outline."""
    long, wide = size
    forward = np.array([np.cos(heading), np.sin(heading)])
    across = np.array([-forward[1], forward[0]])
    half = np.array([(1, 0.3), (0.75, 0.85), (0.35, 1), (-0.1, 0.6), (-0.6, 0.7), (-0.95, 0.5)])
    canvas.fill(_print(half, centre, size, heading))
    cuts = (0.6, 0.3, 0.0, -0.35, -0.65) if treads else (-0.3,)
    for cut in cuts:
        bar = np.stack([across * wide, -across * wide]) * 1.1 + centre + forward * long * cut
        canvas.line(bar, 0.016 if treads else 0.03, ink=False)


def _print(half: Points, centre: Points, size: tuple[float, float], heading: float) -> Points:
    """The outline of a print from its one `half`, (N, 2) in half lengths and half widths."""
    forward = np.array([np.cos(heading), np.sin(heading)])
    across = np.array([-forward[1], forward[0]])
    sides = np.concatenate([half, half[::-1] * [1, -1]]) * size
    return smooth_closed(centre + sides[:, :1] * forward + sides[:, 1:] * across)


def halved_brain(rng: Rng) -> Mask:
    """A brain from above or from the front: two halves, folds running out from the cleft."""
    canvas = Canvas()
    wide, high = rng.uniform(0.26, 0.37), rng.uniform(0.24, 0.34)
    angles = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    bumps = 1 + rng.uniform(0.02, 0.09) * np.cos(rng.integers(9, 15) * angles)
    bumps *= 1 - rng.uniform(0.05, 0.2) * np.exp(-((np.abs(np.sin(angles)) - 1) ** 2) / 0.02)
    outline = np.stack([wide * np.cos(angles), high * np.sin(angles)], -1) * bumps[:, None]
    canvas.fill(smooth_closed(outline))
    thin = rng.uniform(0.014, 0.032)
    ys = np.linspace(-high, high, 14)
    cleft = 0.02 * np.sin(ys * rng.uniform(10, 30) + rng.uniform(0, 6))
    canvas.line(np.stack([cleft, ys], -1), thin * rng.uniform(1, 1.6), ink=False)
    for side in (-1, 1):
        for y in np.linspace(-0.75, 0.75, int(rng.integers(3, 7))) * high:
            start, end = rng.uniform(0.02, 0.3), rng.uniform(0.55, 0.95)
            xs = np.linspace(start, end, 10) * wide * side
            waves = rng.uniform(0.01, 0.03) * np.sin(xs * rng.uniform(18, 45) + rng.uniform(0, 6))
            canvas.line(np.stack([xs, y + waves], -1), thin, ink=False)
    return canvas.mask()


def coiled_brain(rng: Rng) -> Mask:
    """A brain as one thick gut laid to and fro, its turns showing between blank gaps."""
    canvas = Canvas()
    wide, high = rng.uniform(0.26, 0.35), rng.uniform(0.2, 0.29)
    rows = int(rng.integers(4, 7))
    thick = 2 * high / rows * rng.uniform(0.6, 0.8)
    walk: list[tuple[float, float]] = []
    for row in range(rows):
        y = high * (2 * (row + 0.5) / rows - 1)
        reach = wide * np.sqrt(max(0.2, 1 - (y / high) ** 2)) - thick / 3
        xs = np.linspace(-reach, reach, 9)[:: 1 if row % 2 else -1]
        waves = rng.uniform(0, 0.018) * np.sin(xs * rng.uniform(20, 50))
        walk += [(float(x), float(y + w)) for x, w in zip(xs, waves, strict=True)]
    canvas.line(np.array(walk), thick)
    if rng.random() < 0.5:
        canvas.fill(ellipse(rng.uniform(-0.1, 0.1), high + 0.05, (0.05, 0.09)))
    return canvas.mask()


def filled_burst(rng: Rng) -> Mask:
    """A shot as a star without a hole, few long points to many short ones."""
    canvas = Canvas()
    points = int(rng.integers(6, 21))
    outer, depth = rng.uniform(0.22, 0.38), rng.uniform(0.5, 0.88)
    angles = np.arange(2 * points) * np.pi / points + rng.normal(0, 0.3 / points, 2 * points)
    even = np.arange(2 * points) % 2 == 0
    radii = np.where(even, outer, outer * depth) * rng.uniform(0.88, 1.12, 2 * points)
    star = np.stack([radii * np.cos(angles), radii * np.sin(angles)], -1)
    canvas.fill(star)
    style = rng.random()
    if style < 0.2:  # a bullet's hole
        canvas.fill(ellipse(0, 0, (outer * 0.22, outer * 0.2)), ink=False)
    elif style < 0.4:  # a line runs round inside
        canvas.fill(star * 0.75, ink=False)
        canvas.fill(star * rng.uniform(0.5, 0.65))
    for angle in angles[even]:
        if rng.random() < 0.25:
            _splinter(canvas, rng, float(angle) + rng.normal(0, 0.1), outer)
    return canvas.mask()


def spattered_burst(rng: Rng) -> Mask:
    """A shot as a ragged blot with drops flung out of it all round."""
    canvas = Canvas()
    corners, size = int(rng.integers(9, 17)), rng.uniform(0.15, 0.25)
    angles = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    far = size * rng.uniform(0.75, 1.45, corners)
    canvas.fill(smooth_closed(np.stack([far * np.cos(angles), far * np.sin(angles)], -1)))
    for _ in range(int(rng.integers(6, 16))):
        angle, away = rng.uniform(0, 2 * np.pi), rng.uniform(1.2, 1.9) * size
        at = min(0.42, away) * np.array([np.cos(angle), np.sin(angle)])
        radii = rng.uniform(0.018, 0.06), rng.uniform(0.012, 0.028)
        canvas.fill(ellipse(float(at[0]), float(at[1]), radii, angle))
    if rng.random() < 0.3:
        canvas.fill(ellipse(0, 0, (size * 0.4, size * 0.35), rng.uniform(0, 3)), ink=False)
    return canvas.mask()


def joined_feet(rng: Rng) -> Mask:
    """Two to four prints, sole and heel in one waisted shape, side by side or one after another."""
    canvas, count = Canvas(), int(rng.choice([2, 3, 4], p=[0.25, 0.6, 0.15]))
    long, wide = rng.uniform(0.11, 0.17), rng.uniform(0.045, 0.07)
    walk, hollow = rng.uniform(-np.pi, np.pi), rng.random() < 0.15
    forward = np.array([np.cos(walk), np.sin(walk)])
    across = np.array([-forward[1], forward[0]])
    abreast, step = rng.random() < 0.4, rng.uniform(0.17, 0.25)
    for k in range(count):
        along = (k - (count - 1) / 2) * step
        aside = rng.uniform(0.09, 0.16) * (1 if k % 2 else -1)
        centre = across * along + forward * aside if abreast else forward * along + across * aside
        heading = walk + rng.normal(0, 0.15)
        _waisted(canvas, centre + rng.normal(0, 0.01, 2), (long, wide), heading, rng)
        if hollow:
            _waisted(canvas, centre, (long * 0.7, wide * 0.6), heading, rng, ink=False)
    return canvas.mask()


def _waisted(
    canvas: Canvas,
    centre: Points,
    size: tuple[float, float],
    heading: float,
    rng: Rng,
    *,
    ink: bool = True,
) -> None:
    """One print of a (half length, half width): a round sole that narrows to a smaller heel."""
    waist, heel = rng.uniform(0.35, 0.6), rng.uniform(0.55, 0.8)
    half = np.array([(1, 0.25), (0.75, 0.9), (0.35, 1), (-0.2, waist), (-0.65, heel), (-1, 0.3)])
    canvas.fill(_print(half, centre, size, heading), ink=ink)
