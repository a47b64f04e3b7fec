# Matches on the page that page.py makes.

from tablier import adresse, defier

START = Message(position="......... o o3r3")


async def main():
    match = defier(lambda position: position.coups()[-1], niveau=2, site=SITE)
    await settle()
    options = frames.options
    print(options["game"], options["site"], options["first"], options["second"])
    print("script", page.document.head.children[0].src)
    print("move", await options["player"](START))
    for move in "c3", "a1":
        frames.heard["move"](Message(move=move))
    frames.heard["result"](Message(winner="second"))
    print("said", said(), match.coups, match.gagnant, match.erreur)

    for wrong in lambda position: 1 / 0, lambda position: "z9":
        defier(wrong, site=SITE)
        await settle()
        print("move", repr(await frames.options["player"](START)))
        frames.heard["error"](Message(fault="shape"))
        print("said", said())

    defier(lambda position: "a1", niveau=99)
    await settle()
    frames.heard["error"](Message(fault="player", what="no such level"))
    print("said", said())
    print("asked", frames.asked)

    del page.Tablier
    defier(lambda position: "a1", site="https://elsewhere.example/")
    await settle()
    print("said", said())

    adresse.SITE = ""
    for wrong in {}, {"jeu": "chess"}, {"dans": "nowhere", "site": SITE}:
        try:
            defier(lambda position: "a1", **wrong)
        except (RuntimeError, ValueError) as error:
            print(type(error).__name__, str(error))


asyncio.run(main())
