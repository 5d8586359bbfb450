"""Orca reads this file when it starts. Instead of speaking, Orca then writes what it would speak into
the file that HEARD names: one line for what it says of one thing. SIGUSR1 stands for the key of "say
all": Orca reads the page to its end, and then writes "(end)". By itself it would begin while the page
is loading, and say what is there by then."""

import os
import signal

from gi.repository import GLib
from orca import orca_state, settings, speech

heard = open(os.environ["HEARD"], "w", encoding="utf-8", buffering=1)


def write(parts):
    words = [" ".join(part.split()) for part in parts if isinstance(part, str)]
    line = [word for word in words if word]
    # What Orca says of leaving a list or a landmark belongs to no thing.
    while line and line[0].startswith("leaving "):
        print(line.pop(0), file=heard)
    if line:
        print(", ".join(line), file=heard)


def flat(content):
    if isinstance(content, (list, tuple)):
        return [part for each in content for part in flat(each)]
    return [content]


def say_all(utterances, _progress):
    thing, parts = None, []
    for context, _voice in utterances:
        if context.obj != thing:
            write(parts)
            thing, parts = context.obj, []
        parts.append(context.utterance)
    write(parts)
    print("(end)", file=heard)


speech.init = lambda: None
speech.sayAll = say_all
speech.speak = lambda content, *_voice, **_options: write(flat(content))


def read_page():
    script = orca_state.activeScript
    script.sayAll(None, script.utilities.activeDocument(), 0)
    return True


settings.sayAllOnLoad = settings.pageSummaryOnLoad = False
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, read_page)
