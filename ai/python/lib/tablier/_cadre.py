"""Asks the site of Tablier what this package does not know itself, through a hidden frame of the page.

The frame answers a moment later, and who looks at a position wants the answer at once. Where the browser can let Python
wait (JSPI), demande waits. cherche is for who can await: what it has brought is there at once afterwards. What waits is
imported where it is needed: the workshop has none of it.
"""

from . import adresse

PATIENCE = 120  # seconds: the rules are downloaded with the first question
RETENUES = 2000  # answers; one can have twenty thousand characters

_reponses = {}
_scripts = {}


class Indisponible(RuntimeError):
    """What the workshop of Tablier has, and this package has not, or not here."""


def page(pourquoi):
    """The page's JavaScript, where Python runs in the page itself; pourquoi says what needs it."""
    try:
        import js
        js.document.body
    except (ImportError, AttributeError):
        raise Indisponible(
            f"{pourquoi}\u202f: il faut un Python qui tourne dans la page même (Pyodide), et qui en voie le document. Ici, "
            "jouez à Tapatan avec debut(), coups() et jouer().") from None
    return js


def site():
    """Where Tablier is, with a slash at the end."""
    if not adresse.SITE:
        raise Indisponible(
            "où est Tablier\u202f? Écrivez son adresse dans tablier/adresse.py, ou dans le programme\u202f: "
            "from tablier import adresse, puis adresse.SITE = \"https://…/\".")
    return adresse.SITE.rstrip("/") + "/"


async def charge(js, lieu):
    """Have the page load the script of frames, once."""
    if hasattr(js, "Tablier") and hasattr(js.Tablier, "ask"):
        return
    if lieu not in _scripts:
        import asyncio
        _scripts[lieu] = asyncio.ensure_future(_charge(js, lieu + "tablier.js"))
    try:
        await _scripts[lieu]
    except Indisponible:
        _scripts.pop(lieu, None)  # another try may find it
        raise


async def _charge(js, source):
    import asyncio

    from pyodide.ffi import create_proxy
    venu = asyncio.get_running_loop().create_future()
    script = js.document.createElement("script")
    script.src = source
    script.onload = create_proxy(lambda _: venu.set_result(True))
    script.onerror = create_proxy(lambda _: venu.set_result(False))
    js.document.head.append(script)
    if not await venu:
        raise Indisponible(f"{source} ne répond pas. Est-ce l'adresse de Tablier\u202f?")


def demande(question, sujet):
    """The answer to a question, which is waited for; sujet says to people what it is about."""
    js = page(f"{sujet} est demandé au site de Tablier, dans un cadre de la page")
    lieu = site()
    retenue = _reponses.get((lieu, question))
    if retenue is None:
        _peut_attendre(sujet)
        from pyodide.ffi import run_sync
        retenue = run_sync(cherche(question))
    return retenue


def _peut_attendre(sujet):
    try:
        from pyodide.ffi import can_run_sync
    except ImportError:  # an older Pyodide
        def can_run_sync():
            return False
    if not can_run_sync():
        raise Indisponible(
            f"{sujet} est demandé au site de Tablier, et ici Python ne peut pas attendre sa réponse. Il faut un "
            "navigateur qui ait JSPI (Chrome ou Edge, depuis 137), et un programme que la page lance par "
            "runPythonAsync.")


async def cherche(question):
    """The answer to a question, which is remembered."""
    js = page("les règles sont demandées au site de Tablier, dans un cadre de la page")
    lieu = site()
    reponse = _reponses.get((lieu, question)) or await _attend(js, lieu, question)
    while len(_reponses) >= RETENUES:
        del _reponses[next(iter(_reponses))]
    _reponses[lieu, question] = reponse
    return reponse


async def _attend(js, lieu, question):
    import asyncio

    from pyodide.ffi import JsException
    try:
        await charge(js, lieu)
        reponse = await asyncio.wait_for(js.Tablier.ask(question, lieu), PATIENCE)
    except JsException as erreur:
        raise Indisponible(
            f"le site de Tablier ne répond pas ({erreur}). Est-ce son adresse, et votre page a-t-elle le droit de le "
            "mettre dans un cadre\u202f?") from None
    except asyncio.TimeoutError:
        raise Indisponible(f"{lieu} ne répond pas depuis {PATIENCE} secondes.") from None
    if reponse.startswith("error\tstart\t"):
        raise Indisponible(f"les règles ne démarrent pas dans le cadre de {lieu}\u202f: " + reponse.split("\t")[2])
    return reponse
