# Zombie Dice before the camera: rolls that cannot be, and the table compared with the count.

die-nth = { $n ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
    [7] Seventh
    [8] Eighth
    [9] Ninth
    [10] Tenth
   *[other] { $n }th
}
refused-too-many = { $nth } { $colour } die: there { $n ->
    [0] is none
    [one] is only one
   *[other] are only { $number }
}.
refused-feet-missing = { $n ->
    [0] The { $agreed } feet are rolled again: no { $colour } die.
   *[other] { $number } { $plural } dice are rolled again: I see only { $seen }.
}

## The table and the count

check-title = The table shows something else.
check-tally = { $brains }, { $shotguns }
check-shotguns = { $n ->
    [one] { $n } shotgun
   *[other] { $n } shotguns
}
check-table = as on the table
check-count = as counted
undo-adopted = the table’s count
