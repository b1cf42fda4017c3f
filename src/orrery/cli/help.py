"""How help is set: a heading a group, one line an entry, in the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

from orrery.words import Words

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel

_LEAST_WIDTH: Final = 12


class Help:
    """Draws the help that the parser has gathered; descriptions that are message keys are put into words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Draw one group of verbs or options."""
        if not panel.entries:
            return
        title = _plain(panel.title)
        rows = [(_label(entry), self.description(entry)) for entry in panel.entries]
        last = self.words.say("help-group-other")
        if title == last:
            rows.append(("--lang en|ru", Text(self.words.say("help-lang-everywhere"))))
        console.print(Text(title, style="bold"))
        widest = max(_LEAST_WIDTH, *(len(label) for label, _ in rows))
        for label, text in rows:
            lines = text.wrap(console, max(20, console.width - widest - 4))
            for place, line in enumerate(lines):
                line.rstrip()
                console.print(Text.assemble("  ", (f"{'' if place else label:<{widest}}", "cyan"), "  ", line))
        if title != last:
            console.print()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Draw the line that shows the order of things."""
        text = _plain(usage).strip()
        if text:
            console.print(Text.assemble((self.words.say("help-usage"), "bold"), " ", text))
            console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Draw what the verb is for."""
        text = _plain(description).strip()
        if text:
            console.print(Text(text))
            console.print()

    def description(self, entry: HelpEntry) -> Text:
        """What one verb or option does, and its default."""
        text = Text(self.translated(_plain(entry.description).strip()))
        if entry.default:
            text.append(f" {self.words.say('help-default', value=entry.default)}", style="dim")
        return text

    def translated(self, text: str) -> str:
        """The text of a message key; any other text as it is."""
        return self.words.say(text) if text.startswith("help-") and self.words.has(text) else text


def _label(entry: HelpEntry) -> str:
    names = [entry.positional_label] if entry.positional_label else [*entry.positive_names, *entry.positive_shorts]
    label = ", ".join(name for name in names if name).replace("--[KEYWORD]", "--OPTION")
    takes_value = entry.metavar and not entry.positional_label
    return f"{label} {entry.metavar}" if takes_value else label


def _plain(thing: Any) -> str:
    """The text inside whatever the parser wrapped it in."""
    if thing is None:
        return ""
    if isinstance(thing, Text):
        return thing.plain
    inner = getattr(thing, "primary_renderable", None)
    return _plain(inner) if inner is not None else str(thing)
