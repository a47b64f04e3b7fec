"""A match of Tapatan between a function and the machine, on a board of Tablier in a frame of the page."""

import traceback

from . import adresse
from ._hote import Indisponible
from .jeu import lire


class Defi:
    """A match that goes on in the page: its moves, the letter of the winner, and the error that has ended it."""

    def __init__(self, jouer, dit):
        self._jouer, self._dit = jouer, dit
        self.coups, self.gagnant, self.erreur = [], None, None

    def tour(self, message):
        """The move of the function, as a frame asks for it; an empty text where there is none."""
        position = lire(message.position)
        try:
            coup = self._jouer(position)
        except Exception as erreur:
            traceback.print_exc()
            return self._finit(f"{type(erreur).__name__} : {erreur}")
        if not isinstance(coup, str) or coup not in position.coups():
            return self._finit(f"{coup!r} n'est pas un des textes de position.coups().")
        return coup

    def joue(self, message):
        self.coups.append(message.move)

    def fin(self, message):
        self.gagnant = {"first": "O", "second": "R"}.get(message.winner)
        vainqueur = {"O": "Orange, votre fonction", "R": "Rouge, la machine"}.get(self.gagnant)
        self._dit(f"Gagné par {vainqueur}." if vainqueur else "Partie nulle.")

    def refus(self, message):
        if self.erreur is None:
            self._finit(f"Le cadre de Tablier dit : {getattr(message, 'what', None) or message.fault}")

    def _finit(self, texte):
        self.erreur = texte
        self._dit(texte)
        return ""


def defier(jouer, niveau=3, site=None, dans=None):
    """Have a function play Orange against the machine, on a board that is put into the page.

    site is where Tablier is published, else what adresse.py says. dans is the id of the element that gets the board,
    else it comes at the end of the page. The match goes on after the call, which returns it.
    """
    if not callable(jouer):
        raise TypeError("defier attend la fonction elle-même : defier(jouer), sans parenthèses après jouer")
    js = _page()
    site = site or adresse.SITE
    if not site:
        raise ValueError("où est Tablier ? defier(jouer, site=\"https://…/\"), ou SITE dans tablier/adresse.py")
    site = site.rstrip("/") + "/"
    lieu = js.document.getElementById(dans) if dans else js.document.body
    if not lieu:
        raise ValueError(f"la page n'a pas d'élément {dans!r}")
    boite, statut = js.document.createElement("div"), js.document.createElement("p")
    statut.setAttribute("role", "status")
    if dans:
        lieu.replaceChildren()
    lieu.append(boite, statut)

    def dit(texte):
        statut.textContent = texte

    defi = Defi(jouer, dit)
    _charge(js, site, lambda: _montre(js, boite, site, niveau, defi), dit)
    return defi


def _page():
    """The page's JavaScript, where Python runs in the page itself."""
    try:
        import js
        js.document.body
    except (ImportError, AttributeError):
        raise Indisponible(
            "defier montre un plateau dans une page : il lui faut un Python qui tourne dans la page même (Pyodide), et "
            "qui en voie le document. Ici, jouez avec debut(), coups() et jouer().") from None
    return js


def _charge(js, site, suite, dit):
    """Go on once the page has the script of frames."""
    from pyodide.ffi import create_proxy
    if hasattr(js, "Tablier"):
        suite()
        return
    script = js.document.createElement("script")
    script.src = site + "tablier.js"
    script.onload = create_proxy(lambda _: suite())
    script.onerror = create_proxy(lambda _: dit(f"{script.src} ne répond pas. Est-ce l'adresse de Tablier ?"))
    js.document.head.append(script)


def _montre(js, boite, site, niveau, defi):
    from pyodide.ffi import create_proxy, to_js
    options = to_js({
        "game": "tapatan", "site": site, "title": "Tapatan", "controls": "players,moves", "first": "host",
        "second": f"machine-{niveau}", "player": create_proxy(defi.tour),
    }, dict_converter=js.Object.fromEntries)

    def ecoute(plateau):
        for sorte, entend in (("move", defi.joue), ("result", defi.fin), ("error", defi.refus)):
            plateau.on(sorte, create_proxy(entend))

    js.Tablier.embed(boite, options).then(create_proxy(ecoute))
