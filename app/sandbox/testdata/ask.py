# What the site is asked, on the page that page.py makes. It knows the answers that are read.

import json

from tablier import Indisponible, ValeurInconnue, adresse, debut, defier, lire

frames.answers = json.load(sys.stdin)


def tries(f):
    try:
        print(f())
    except (Indisponible, ValeurInconnue) as error:
        print(type(error).__name__, str(error).replace("\u202f", " "))


async def plays(player):
    """A match of Hyle: its first move, by a browser in which Python cannot wait."""
    match = defier(player, jeu="hyle", variante="3", options="")
    await settle()
    print(frames.options["game"], frames.options["variant"], "options" in frames.options)
    move = await frames.options["player"](Message(position="3/3/3 c=a"))
    frames.heard["result"](Message(winner="first"))
    print(repr(move), match.gagnant, match.erreur and match.erreur.replace("\u202f", " ").partition(",")[0])


tries(lambda: debut("hyle"))
adresse.SITE = SITE
for _ in range(2):
    for game in "hyle", "entropy", "domino", "stratege":
        position = debut(game)
        print(game, position, position.trait, len(position.coups()), len(position.cases()))
print(debut("tapatan", "achi").coups())
print(debut().valeur_exacte())
tries(lambda: debut("hyle").valeur_exacte())
print(len(frames.asked) == len(set(frames.asked)), [asked for asked in frames.asked if "\ttapatan\t\t" in asked])
tries(lambda: debut("hyle", "7"))
frames.answers["game\thyle\t4\t"] = "error\tstart\tno room"
tries(lambda: debut("hyle", "4"))

ffi.can_run_sync = lambda: False
tries(lambda: len(debut("hyle").coups()))
tries(lambda: debut("hyle", "7"))
asyncio.run(plays(lambda position: position.coups()[0]))
asyncio.run(plays(lambda position: position.jouer(position.coups()[0]).chances()[0][0]))
del ffi.can_run_sync
tries(lambda: debut("hyle", "7"))
del page.document
tries(lambda: debut("hyle"))
