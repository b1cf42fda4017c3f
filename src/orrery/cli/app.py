"""The verbs, and where each lives. A verb's module is imported when the verb is used."""

from __future__ import annotations

from importlib.metadata import version
from keyword import iskeyword
from typing import Final

from cyclopts import App, Group, Parameter

from orrery.cli.help import Help
from orrery.cli.installed import OURS
from orrery.words import Words

# heading -> verbs, in the order of the help
VERBS: Final = {
    "help-group-play": ("games", "play", "serve", "replay"),
    "help-group-study": ("sim", "analyse", "odds", "bench", "perft"),
    "help-group-rules": ("rules", "verify"),
    "help-group-keep": ("export", "import"),
}


def build(words: Words) -> App:
    """The command line, with its help in the language of ``words``."""
    app = App(
        name="orrery",
        help=words.say("help-orrery"),
        usage=words.say("help-usage-orrery"),
        help_epilogue=examples(words),
        version=version(OURS),  # not orrery.__version__: a stranger's package may lie over ours
        help_format="plaintext",
        help_formatter=Help(words),
        default_parameter=Parameter(negative=(), show_choices=False),
        suppress_keyboard_interrupt=False,
    )
    for place, (heading, verbs) in enumerate(VERBS.items()):
        group = Group(words.say(heading), sort_key=place)
        for order, verb in enumerate(verbs):
            module = f"{verb}_" if iskeyword(verb) else verb
            app.command(
                f"orrery.cli.{module}:{module}", name=verb, group=group, sort_key=order,
                help=words.say(f"help-{verb}"), help_epilogue="", usage=words.say(f"help-usage-{verb}"),
                group_parameters=Group(words.say("help-group-options"), sort_key=2),
                group_arguments=Group(words.say("help-group-arguments"), sort_key=1),
            )
    others = Group(words.say("help-group-other"), sort_key=len(VERBS))
    app["--help"].help = words.say("help-help")
    app["--help"].group = (others,)
    app["--version"].help = words.say("help-version")
    app["--version"].group = (others,)
    return app


def examples(words: Words) -> str:
    """A few command lines to begin with."""
    lines = {
        "orrery play race --seats me,heuristic,heuristic": "help-example-play",
        "orrery sim race --seats heuristic,random --games 1000": "help-example-sim",
        "orrery rules race military world": "help-example-rules",
    }
    widest = max(map(len, lines))
    told = [f"  {line:<{widest}}  {words.say(key)}" for line, key in lines.items()]
    return "\n".join((words.say("help-examples"), *told))
