"""A score sheet for any other game: a column for each player, a line for each round."""

from assistant.games.score_sheet.events import Ended, Entered, Event
from assistant.games.score_sheet.reasons import SheetRefusal
from assistant.games.score_sheet.rules import MOST_POINTS, ScoreSheet
from assistant.games.score_sheet.state import State

__all__ = ["MOST_POINTS", "Ended", "Entered", "Event", "ScoreSheet", "SheetRefusal", "State"]
