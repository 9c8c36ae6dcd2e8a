"""The chi-square distribution: how often chance alone strays so far, or farther."""

from __future__ import annotations

from math import erfc, exp, lgamma, log, sqrt


def upper_tail(statistic: float, freedom: int) -> float:
    """Give the chance of at least `statistic` with `freedom` degrees of freedom.

    This is the incomplete gamma function Q(freedom / 2, statistic / 2), which for whole degrees of
    freedom is a finite sum of positive terms: Q(a + 1, x) = Q(a, x) + x^a e^-x / gamma(a + 1).
    ValueError below 0 or without a degree of freedom.
    """
    if statistic < 0 or freedom < 1:
        raise ValueError(f"no chi-square of {statistic} with {freedom} degrees of freedom")
    half = statistic / 2
    if half == 0:
        return 1.0
    odd = freedom % 2 == 1
    tail = erfc(sqrt(half)) if odd else exp(-half)
    first = 0.5 if odd else 1.0
    for step in range((freedom - 1) // 2):
        shape = first + step
        tail += exp(shape * log(half) - half - lgamma(shape + 1))
    # Rounding may carry a sum of many terms a hair above 1.
    return min(tail, 1.0)
