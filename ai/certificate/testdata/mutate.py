"""Has the checker read a certificate with one mistake in it, again and again, and says which mistakes it lets pass.

    python3 mutate.py check.py certificate.txt seed times [lines [worth]]

No two certificates are the same. With a number of lines the mistakes stand in those alone, and what comes after the last
one is not read; with a worth, w or l, in lines that say it of a position.

Each mistake makes a proof false or leaves a part of it out, whatever the checker says: no line is needless and none is
wanted, no sign or number that is put in can stand there, and a move that is put in cannot be made. What may leave a
proof that holds is no mistake, and is not tried: another move that can be made, which may keep as much, and a symmetry
said twice or left out.

What stands before a mistake is read once for all: where one comes, a process of its own goes on with it (os.fork).
"""

import os
import random
import sys

FOREIGN = "#%?!~^$&é√"  # signs that no certificate has


def main(checker, certificate, seed, times, upto="0", worth=""):
    space = {"__name__": "check"}
    with open(checker, encoding="utf-8") as file:
        exec(compile(file.read(), checker, "exec"), space)
    with open(certificate, encoding="utf-8") as file:
        lines = file.read().splitlines()
    upto = min(int(upto), len(lines))
    mistakes, kinds = drawn(random.Random(int(seed)), lines, int(times), upto or len(lines), worth)
    reader = Reader(lines, mistakes, to_the_end=not upto)
    said = space["check"](reader.read())
    if reader.mistake:
        if not said.startswith("line "):
            print("passes:", *reader.mistake[2:], said)
        sys.stdout.flush()
        os._exit(said.startswith("line "))
    if not upto and not said.startswith("ok: "):
        print("not a certificate to begin with:", said)
    print("refused", reader.refused, *sorted(kinds))


class Reader:
    """Gives the checker a certificate, and in processes of their own what it is with each mistake."""

    def __init__(self, lines, mistakes, to_the_end):
        self.lines, self.mistakes, self.to_the_end = lines, mistakes, to_the_end
        self.mistake, self.refused = None, 0

    def read(self):
        for at, line in enumerate(self.lines):
            for mistake in self.mistakes.pop(at, []):
                sys.stdout.flush()
                child = os.fork()
                if not child:
                    self.mistake = mistake
                    yield from mistake[0]
                    if not mistake[1]:
                        yield from self.lines[at + 1:]
                    return
                self.refused += os.waitpid(child, 0)[1] >> 8
            if not self.mistakes and not self.to_the_end:
                return
            yield line


def drawn(chance, lines, times, upto, worth):
    """So many mistakes by the lines where they stand, and their kinds. A mistake is what stands in the place of the line,
    whether nothing comes after that, and what it is called."""
    found, seen, kinds = {}, set(), set()
    while len(seen) < times:
        at = chance.randrange(upto)
        words = lines[at].split(" ")
        if worth and worth not in words[2:4]:  # after the side to move, and a "p" where there is one
            continue
        kind = chance.choice([left_out, doubled, cut_short, number, letter, move, sign])
        instead = kind(chance, lines[at], at, words)
        ends = kind is cut_short and at + 1 < len(lines)
        first = at  # of equal lines: without one of them, or with one more, it is the same whichever that is
        while not ends and instead in ([], 2 * [lines[at]]) and lines[first - 1:first] == [lines[at]]:
            first -= 1
        which = first, ends, tuple(instead or ())
        if instead not in (None, [lines[at]]) and which not in seen:
            seen.add(which)
            kinds.add(kind.__name__)
            found.setdefault(at, []).append((instead, ends, kind.__name__, at + 1))
    return found, kinds


# What makes a mistake returns the lines that stand in the place of one, or None where it cannot.


def left_out(chance, line, at, words):
    return [] if words[0] != "turn" else None  # without which the proof may hold, by other symmetries


def doubled(chance, line, at, words):
    return [line, line] if words[0] != "turn" else None  # which may be said twice


def cut_short(chance, line, at, words):
    return []


def number(chance, line, at, words):
    """Another number in the place of one."""
    places = [i for i, word in enumerate(words) if word.isdigit()]
    if not places:
        return None
    i = chance.choice(places)
    words[i] = str(chance.choice([n for n in range(0, 20) if n != int(words[i])]))
    return [" ".join(words)]


def letter(chance, line, at, words):
    """Another sign in the place of one, of those that a line may have there."""
    if words[0] == "turn" or "@" in line or "-" in words[0]:  # what comes of a move may be another one
        return None
    i = chance.randrange(len(words[0]))
    other = [sign for sign in ".orwb12345" if sign != words[0][i]]
    words[0] = words[0][:i] + chance.choice(other) + words[0][i + 1:]
    return [" ".join(words)]


def move(chance, line, at, words):
    """A move that cannot be made, or a worth that is another one."""
    values = [i for i, word in enumerate(words) if word in ("w", "l", "d") and i >= 2]
    if values and chance.random() < 0.5:
        i = values[0]
        words[i] = chance.choice([value for value in "wld" if value != words[i]])
    elif "@" in words[-1]:
        words[-1 if chance.random() < 0.5 else -2] = chance.choice(["00@0,0>1,0", "12@9,9>9,8", words[0]])
    elif words[0] != "turn" and at and "l" not in words[2:3]:
        words[-1] = chance.choice(["--", "a1-a1", "x", ""])
    else:
        return None
    return [" ".join(words)]


def sign(chance, line, at, words):
    """A sign that is none of a certificate's, in the place of one or before it."""
    i = chance.randrange(len(line))
    return [line[:i] + chance.choice(FOREIGN) + line[i + chance.randrange(2):]]


main(*sys.argv[1:])
