"""What the tests of exercises are written with.

    @essai("joue un coup permis", "plays a legal move")
    def _():
        for position in parties(4):
            coup(position)

A test that finds nothing wrong has passed; one that does raises Rate. What goes wrong within the program itself is no
failed test: the error goes on to who runs the tests.
"""

import random

from tablier import debut


class Rate(Exception):
    """What was expected in a position, and what came."""

    def __init__(self, position="", attendu="", recu=""):
        super().__init__(attendu)
        self.position, self.attendu, self.recu = position, attendu, recu


_espace, _essais = {}, []


def essai(fr, en, prive=False):
    """Make a function a test; of a private one only the outcome is told."""
    def inscrit(fonction):
        _essais.append((fr, en, prive, fonction))
        return fonction
    return inscrit


def fonction(*noms):
    """The function of the program that has one of these names."""
    for nom in noms:
        if callable(_espace.get(nom)):
            return _espace[nom]
    raise Rate("", f"def {noms[0]}(…)", "—")


def coup(position):
    """The move that the program chooses; it must be allowed."""
    choisi = fonction("jouer", "play")(position)
    if not isinstance(choisi, str) or choisi not in position.coups():
        raise Rate(position, "position.coups()", repr(choisi))
    return choisi


def egal(position, attendu, recu):
    """Compare numbers."""
    if isinstance(recu, bool) or not isinstance(recu, (int, float)) or abs(recu - attendu) > 1e-9:
        raise Rate(position, repr(attendu), repr(recu))


def parties(nombre, jeu="tapatan", variante="", graine=1, longueur=14):
    """Positions in which somebody has to move, from games played at random."""
    hasard, trouvees = random.Random(graine), []
    while len(trouvees) < nombre:
        position = debut(jeu, variante)
        for _ in range(hasard.randrange(longueur)):
            if not position.coups():
                break
            position = position.jouer(hasard.choice(position.coups()))
        if position.coups() and position.trait != "hasard" and position not in trouvees:
            trouvees.append(position)
    return trouvees


def gains(position):
    """The moves that win at once."""
    return [coup for coup in position.coups() if position.jouer(coup).gagnant() == position.trait]


def cherche(position, profondeur, feuille, connues):
    """Minimax for the side to move: what tests compare with. A game won counts 100."""
    if position.finie():
        return 0 if position.gagnant() is None else -100
    if profondeur == 0:
        return feuille(position)
    cle = position, profondeur
    if cle not in connues:
        connues[cle] = max(-cherche(position.jouer(coup), profondeur - 1, feuille, connues)
                           for coup in position.coups())
    return connues[cle]


class Compte:
    """Counts the calls of a function of the program, those that it makes of itself too, while a test asks."""

    def __init__(self, *noms):
        self.nom = next((nom for nom in noms if callable(_espace.get(nom))), None)
        self.fonction, self.appels = fonction(*noms), 0

    def __enter__(self):
        def comptee(*donnes, **nommes):
            self.appels += 1
            return self.fonction(*donnes, **nommes)
        _espace[self.nom] = comptee
        return self

    def __exit__(self, *faute):
        _espace[self.nom] = self.fonction


def prepare(source, espace, dit):
    """Take the tests that a source defines, which are of the names of a program; tell of each that it waits."""
    global _espace
    _espace = espace
    _essais.clear()
    exec(source, {"__name__": "essais_de_l_exercice"})
    for rang in range(len(_essais)):
        dit(_resultat(rang, "waiting"))


def lance(rang, dit):
    """Run the test of a number, from 0, if there is one, and tell its outcome."""
    if rang >= len(_essais):
        return
    _, _, prive, essaie = _essais[rang]
    try:
        essaie()
        dit(_resultat(rang, "passed"))
    except Rate as faute:
        dit(_resultat(rang, "failed", *() if prive else (faute.position, faute.attendu, faute.recu)))


def _resultat(rang, etat, position="", attendu="", recu=""):
    fr, en, prive, _ = _essais[rang]
    return {"index": rang, "count": len(_essais), "fr": fr, "en": en, "private": prive, "state": etat,
            "position": str(position), "expected": str(attendu), "received": str(recu)}
