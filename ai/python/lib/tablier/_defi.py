"""A match between a function and the machine, on a board of Tablier in a frame of the page."""

import traceback

from . import _cadre, _hote, adresse
from .positions import du_lien, lire


class Defi:
    """A match that goes on in the page: its moves, the letter of the winner, and the error that has ended it.

    The letter is that of the side with which the winner began: in Hyle both change sides after the first round.
    """

    def __init__(self, jouer, dit, *jeu):
        self._jouer, self._dit, self._jeu = jouer, dit, jeu
        self._lettres = {}
        self.coups, self.gagnant, self.erreur = [], None, None

    async def tour(self, message):
        """The move of the function, as a frame asks for it; an empty text where there is none."""
        try:
            await _hote.prepare(*self._jeu, message.position)
            position = lire(message.position, *self._jeu)
            self._lettres = position._jeu.lettres
            coup = self._jouer(position)
            permis = position.coups()
        except Exception as erreur:
            traceback.print_exc()
            return self._finit(f"{type(erreur).__name__}\u202f: {erreur}")
        if not isinstance(coup, str) or coup not in permis:
            return self._finit(f"{coup!r} n'est pas un des textes de position.coups().")
        return coup

    def joue(self, message):
        self.coups.append(message.move)

    def fin(self, message):
        camp = {"first": "1", "second": "2"}.get(message.winner, "")
        self.gagnant = self._lettres.get(camp)
        self._dit({"1": "Gagné par votre fonction.", "2": "Gagné par la machine.", "": "Partie nulle."}[camp])

    def refus(self, message):
        if self.erreur is None:
            self._finit(f"Le cadre de Tablier dit\u202f: {getattr(message, 'what', None) or message.fault}")

    def _finit(self, texte):
        self.erreur = texte
        self._dit(texte)
        return ""


def defier(jouer, niveau=3, site=None, dans=None, jeu="tapatan", variante="", options=""):
    """Have a function play the first side against the machine, on a board that is put into the page.

    site is where Tablier is published, else what adresse.py says; it stays known. dans is the id of the element that
    gets the board, else it comes at the end of the page. jeu, variante and options are those of debut. The match goes
    on after the call, which returns it.
    """
    variante = du_lien(variante)
    if not callable(jouer):
        raise TypeError("defier attend la fonction elle-même : defier(jouer), sans parenthèses après jouer")
    if jeu not in _hote.JEUX:
        raise ValueError(f"il n'y a pas de jeu {jeu!r}, mais\u202f: {', '.join(_hote.JEUX)}")
    js = _cadre.page("defier montre un plateau dans une page")
    adresse.SITE = site or adresse.SITE
    lieu = js.document.getElementById(dans) if dans else js.document.body
    if not lieu:
        raise ValueError(f"la page n'a pas d'élément {dans!r}")
    boite, statut = js.document.createElement("div"), js.document.createElement("p")
    parametres = {**_parametres(jeu, variante, options, niveau), "site": _cadre.site()}
    statut.setAttribute("role", "status")
    if dans:
        lieu.replaceChildren()
    lieu.append(boite, statut)

    def dit(texte):
        statut.textContent = texte

    import asyncio
    defi = Defi(jouer, dit, jeu, variante, options)
    defi._suite = asyncio.ensure_future(_montre(js, boite, parametres, defi))
    return defi


def _parametres(jeu, variante, options, niveau):
    """What a board is asked for."""
    choisis = {"variant": variante, "options": options}
    return {
        "game": jeu, "title": f"Tablier, {jeu}", "controls": "players,moves", "first": "host",
        "second": f"machine-{niveau}", **{nom: valeur for nom, valeur in choisis.items() if valeur}}


async def _montre(js, boite, parametres, defi):
    from pyodide.ffi import create_proxy, to_js
    try:
        await _cadre.charge(js, parametres["site"])
    except _cadre.Indisponible as erreur:
        defi._finit(str(erreur))
        return
    options = to_js({**parametres, "player": create_proxy(defi.tour)}, dict_converter=js.Object.fromEntries)

    def ecoute(plateau):  # at once: a moment later the first messages would be missed
        for sorte, entend in (("move", defi.joue), ("result", defi.fin), ("error", defi.refus)):
            plateau.on(sorte, create_proxy(entend))

    js.Tablier.embed(boite, options).then(create_proxy(ecoute))
