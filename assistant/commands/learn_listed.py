"""`gobelet learn --list`: the sets and decks there are, and those that cannot be read."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from assistant.commands.learn_told import count
from assistant.commands.sentences import sentence

if TYPE_CHECKING:
    from assistant.own_cards.shelf import DeckShelf
    from assistant.own_dice.shelf import Shelf

T = TypeVar("T")


def listed(shelf: Shelf | None, decks: DeckShelf | None, as_json: bool) -> int:
    """List the sets of a shelf, the decks of one, or both; 2 when one of them cannot be read."""
    from assistant.own_dice.shelf import finished

    sets, torn = ({}, {}) if shelf is None else _readable(shelf.names(), shelf.shots)
    cards, worn = ({}, {}) if decks is None else _readable(decks.names(), decks.deck)
    unreadable = [*torn.items(), *worn.items()]
    if as_json:
        rows = [
            {"name": name, "game": dice.stands.value, "shots": len(dice.shots)}
            for name, dice in sets.items()
        ]
        whole: dict[str, object] = {} if shelf is None else {"sets": rows}
        whole |= {} if decks is None else {"decks": list(cards)}
        whole["unreadable"] = [{"name": name, "why": why} for name, why in unreadable]
        print(json.dumps(whole, ensure_ascii=False))
    else:
        lines = [
            f"{name}  set of dice ({dice.stands})  {count(len(dice.shots), 'shot')}"
            f"{'' if finished(dice) else '  not finished'}"
            for name, dice in sets.items()
        ]
        lines += [f"{name}  deck of cards (zero)" for name in cards]
        kinds = {"set of dice": shelf, "deck of cards": decks}
        if not lines and not unreadable:
            lines = [f"No {' and no '.join(k for k, v in kinds.items() if v)} is learnt yet."]
        print("\n".join(lines), end="\n" if lines else "")
    for name, why in unreadable:
        print(f"gobelet learn: “{name}” cannot be read: {why}", file=sys.stderr)
    return 2 if unreadable else 0


def _readable(
    names: Iterable[str], opened: Callable[[str], T]
) -> tuple[dict[str, T], dict[str, str]]:
    """What is kept under each name, and of those that cannot be read why not."""
    from assistant.storage.errors import StorageError
    from vision.errors import VisionError

    found, unreadable = {}, {}
    for name in names:
        try:
            found[name] = opened(name)
        except VisionError as error:
            unreadable[name] = f"{error} Its --remove forgets it; --import brings a copy back."
        except StorageError as error:
            unreadable[name] = unkept(error)
    return found, unreadable


def unkept(error: Exception) -> str:
    """Why a set was not kept, in a sentence."""
    from assistant.storage.errors import DiskFullError, StorageError

    if isinstance(error, DiskFullError):
        return f"The disk is full: {error.path} is not written, and what was there before is kept."
    detail = getattr(error, "detail", "")
    path = error.path if isinstance(error, StorageError) else ""
    return sentence(f"{path} cannot be used{f': {detail}' if detail else ''}")
