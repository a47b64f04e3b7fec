"""Has the checker read a certificate with one mistake in it, again and again, and says which mistakes it lets pass.

    python3 mutate.py check.py certificate.txt seed times

Each mistake makes a proof false or leaves a part of it out: no line is needless, and no move that is put in is legal.
"""

import random
import sys


def main(checker, certificate, seed, times):
    space = {"__name__": "check"}
    with open(checker, encoding="utf-8") as file:
        exec(compile(file.read(), checker, "exec"), space)
    with open(certificate, encoding="utf-8") as file:
        lines = file.read().splitlines()
    check, chance = space["check"], random.Random(int(seed))
    if not check(lines).startswith("ok: "):
        print("not a certificate to begin with")
    kinds = {}
    for _ in range(int(times)):
        kind, changed = mistake(chance, lines)
        kinds[kind] = kinds.get(kind, 0) + 1
        said = check(changed)
        if not said.startswith("line "):
            print("passes:", kind, said)
    print("refused", sum(kinds.values()), *sorted(kinds))


def mistake(chance, lines):
    """A mistake and a certificate with it."""
    while True:
        changed, at = list(lines), chance.randrange(len(lines))
        words = lines[at].split(" ")
        kind = chance.choice([left_out, doubled, cut_short, number, letter, move])
        said = kind(chance, changed, at, words)
        if said and changed != lines:
            return kind.__name__, changed


def left_out(chance, lines, at, words):
    del lines[at]
    return True


def doubled(chance, lines, at, words):
    lines.insert(at, lines[at])
    return words[0] != "turn"  # which may be said twice


def cut_short(chance, lines, at, words):
    del lines[at:]
    return True


def number(chance, lines, at, words):
    """Another number in the place of one."""
    places = [i for i, word in enumerate(words) if word.isdigit()]
    if not places:
        return False
    i = chance.choice(places)
    words[i] = str(chance.choice([n for n in range(0, 20) if n != int(words[i])]))
    lines[at] = " ".join(words)
    return True


def letter(chance, lines, at, words):
    """Another sign in the place of one, of those that a line may have there."""
    if words[0] == "turn" or "@" in lines[at]:
        return False
    i = chance.randrange(len(words[0]))
    other = [sign for sign in ".orwb12345" if sign != words[0][i]]
    words[0] = words[0][:i] + chance.choice(other) + words[0][i + 1:]
    lines[at] = " ".join(words)
    return True


def move(chance, lines, at, words):
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
        return False
    lines[at] = " ".join(words)
    return True


main(*sys.argv[1:])
