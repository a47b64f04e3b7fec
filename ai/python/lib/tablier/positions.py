"""Positions of Tablier's games, for a player written in Python.

    from tablier import debut

    def jouer(position):
        return position.coups()[0]

A position never changes: jouer(coup) returns the one after a move. Two positions are equal when they are the same
position of the same game, so that they can be keys of a dictionary. Every name exists in French and in English.

What is legal and who has won is asked of Tablier itself, once a position; what follows is remembered. Each look at a
position counts as a call, which is how a cup measures thinking: it is the same on every machine.
"""

from . import _hote

HASARD = CHANCE = "hasard"


class Erreur(Exception):
    """What a program asks of a position that cannot be answered."""


class CoupInterdit(Erreur):
    """A move that the rules do not allow in a position."""

    def __init__(self, coup, position):
        super().__init__(f"{coup!r} n'est pas permis dans {position!s}")
        self.coup, self.position = coup, position


class ResultatCache(Erreur):
    """A move whose result hangs on what the player does not see."""


class ValeurInconnue(Erreur):
    """What a position is worth is not known or not told here, or stands in files that are missing."""


class PositionIllisible(Erreur):
    """A text that is no position of the game, or a game or board that there is not."""


def _demande(*champs):
    tete, *suite = _hote.regles("\t".join(champs)).split("\n")
    tete = tete.split("\t")
    if tete[:2] == ["error", "value"]:
        raise ValeurInconnue("les valeurs ne sont pas données ici")
    if tete[:2] == ["error", "files"]:
        raise ValeurInconnue("les fichiers des valeurs exactes ne sont pas là")
    if tete[0] == "error":
        raise PositionIllisible(f"{tete[1]}: {tete[2]}")
    return tete[1:], [ligne.split("\t") for ligne in suite]


def observe(fonction):
    """Have the calls of a recursive function recorded, where somebody looks: its tree is drawn beside the program."""
    note = getattr(_hote, "note", None)
    if note is None:
        return fonction

    def observee(*donnes, **nommes):
        positions = [donne for donne in donnes if isinstance(donne, Position)]
        jeu, texte = (positions[0]._jeu.cle[0], str(positions[0])) if positions else ("", "")
        note("call", fonction.__name__, jeu, texte, *[repr(d) for d in donnes if not isinstance(d, Position)])
        valeur = None
        try:
            valeur = fonction(*donnes, **nommes)
        finally:
            note("end", repr(valeur))
        return valeur

    observee.__name__, observee.__doc__ = fonction.__name__, fonction.__doc__
    return observee


def du_lien(texte):
    """What a link to a game asks for that somebody has drawn; a text that is no link as it is."""
    avant, diese, demande = texte.strip().partition("#")
    if not diese:
        return avant
    morceaux = demande.partition("?")[0].encode().split(b"%")
    try:
        octets = [bytes([int(morceau[:2], 16)]) + morceau[2:] for morceau in morceaux[1:]]
        demande = b"".join([morceaux[0], *octets]).decode()
    except ValueError:
        raise PositionIllisible(f"game: {texte!r}") from None
    route, egal, _ = demande.partition("=")  # the edition in one file has the route there, too
    return demande[route.rfind("/") + 1:] if egal else demande


class _Jeu:
    """A game with its board and options, and the letters of its sides. A variant may be the link to one."""

    _connus = {}

    def __new__(cls, nom, variante="", options=""):
        variante = du_lien(variante)
        jeu = cls._connus.get((nom, variante, options))
        if jeu is None:
            (premier, second, *reste), _ = _demande("game", nom, variante, options)
            cle = (nom, *reste)
            jeu = cls._connus.get(cle) or super().__new__(cls)
            cls._connus[cle] = cls._connus[nom, variante, options] = jeu
            jeu.cle = cle
            jeu.lettres = {"1": premier, "2": second, "c": HASARD, "": None, "=": None}
        return jeu


class Position:
    """A position of a game, as the player to move knows it."""

    __slots__ = ("_jeu", "_texte", "_etat", "_suite")

    def __init__(self, jeu, texte, etat=None):
        self._jeu, self._texte, self._etat, self._suite = jeu, texte, etat, None

    def _regarde(self):
        """Count a look; return to-move, winner, points of both, reason."""
        _hote.compte()
        if self._etat is None:
            self._developpe()
        return self._etat

    def _developpe(self):
        if self._suite is None:
            (self._texte, *self._etat), suite = _demande("expand", *self._jeu.cle, self._texte)
            self._suite = {coup: (int(poids), reste) for coup, poids, *reste in suite}
        return self._suite

    @property
    def trait(self):
        """The letter of the side to move, "hasard" where chance acts, None at the end."""
        return self._jeu.lettres[self._regarde()[0]]

    def coups(self):
        """The legal moves, sorted; an empty list at the end."""
        _hote.compte()
        return list(self._developpe())

    def chances(self):
        """Where chance acts, each draw with its weight."""
        _hote.compte()
        return [(coup, poids) for coup, (poids, _) in self._developpe().items()]

    def jouer(self, coup):
        """The position after a move. Raises CoupInterdit, or ResultatCache."""
        _hote.compte()
        suite = self._developpe().get(coup)
        if suite is None:
            raise CoupInterdit(coup, self)
        texte, *etat = suite[1]
        if not etat:
            raise ResultatCache(f"ce que donne {coup} dépend de ce qui est caché")
        return Position(self._jeu, texte, etat)

    def finie(self):
        """Whether the game is over."""
        return self._regarde()[0] == ""

    def gagnant(self):
        """The letter of the side that has won; None for a draw or while the game goes on."""
        return self._jeu.lettres[self._regarde()[1]]

    def points(self):
        """The points of both sides, None where there are none."""
        _, _, premiers, seconds, _ = self._regarde()
        return (int(premiers), int(seconds)) if premiers else None

    def cases(self):
        """What lies where: each cell by its name, with a letter or a short word, None for nothing."""
        _hote.compte()
        _, cases = _demande("cells", *self._jeu.cle, self._texte)
        return {nom: contenu or None for nom, contenu in cases}

    def valeur_exacte(self):
        """With perfect play, for the side to move: 1 won, 0 drawn, -1 lost, or the points. Raises ValeurInconnue."""
        _hote.compte()
        (sorte, *reste), _ = _demande("value", *self._jeu.cle, self._texte)
        if sorte == "":
            raise ValeurInconnue(f"{self!r}")
        return float(reste[0]) if sorte == "p" else {"w": 1, "d": 0, "l": -1}[sorte]

    def afficher(self):
        """Print the position: what lies where, row by row where there are rows."""
        cases = self.cases()
        for rang in sorted({nom[1:] for nom in cases}, reverse=True):
            print(rang, *(contenu or "." for nom, contenu in sorted(cases.items()) if nom[1:] == rang))
        print(f"trait : {self.trait}")

    turn = property(lambda self: self.trait)
    moves, weights, play, over, winner, score = coups, chances, jouer, finie, gagnant, points
    cells, exact_value, show = cases, valeur_exacte, afficher

    def __eq__(self, autre):
        return isinstance(autre, Position) and self._jeu is autre._jeu and self._texte == autre._texte

    def __hash__(self):
        return hash((self._jeu.cle, self._texte))

    def __str__(self):
        return self._texte

    def __repr__(self):
        return f"<{self._jeu.cle[0]} {self._texte}>"


def lire(texte, jeu="tapatan", variante="", options=""):
    """The position that a text says, in the notation of its game."""
    position = Position(_Jeu(jeu, variante, options), texte)
    position._developpe()
    return position


def debut(jeu="tapatan", variante="", options=""):
    """The position with which a game begins."""
    return lire("", jeu, variante, options)


def jeu(lien):
    """The position with which a game begins that somebody has drawn, by its link. lire(texte, variante=lien) has others."""
    return lire("", "tapatan", lien)


read, start, game = lire, debut, jeu
