// The sentences with which a page explains what went wrong in a program in Python, in French and English.
//
// An error is {kind, type, line, message, returned}: kind says what ended the program (program for an error of
// Python's, turns, calls, clock, memory, crash, nothing for no function, move for a move that is not allowed), type and
// message are in Python's own words. An explanation is {title, advice, more}: one sentence, what to try, and what is
// worth knowing beyond; the last two may be empty.
(() => {
  'use strict';
  const MODULES = 'math, random, collections, itertools, functools, heapq, bisect, copy, operator, dataclasses, ' +
    'enum, typing, time, tablier, tapatan';

  /** @typedef {[RegExp, string, string, string?, string?]} Rule message, French, English, and what to try in both */

  // In a sentence $1 is the first group of the expression, and so on.
  /** @type {Rule[]} */
  const RULES = [
    [/^NameError: name '(.+?)' is not defined\. Did you mean: '(.+?)'\?/,
      'NameError : « $1 » n’existe pas, vouliez-vous dire « $2 » ?',
      'NameError: “$1” does not exist; did you mean “$2”?',
      'Python ne connaît que les noms déjà écrits à gauche d’un signe =.',
      'Python only knows names that have stood to the left of a sign =.'],
    [/^NameError: name '(.+?)' is not defined/,
      'NameError : « $1 » n’existe pas.', 'NameError: “$1” does not exist.',
      'Python ne connaît que les noms déjà écrits à gauche d’un signe =. Un texte va entre guillemets.',
      'Python only knows names that have stood to the left of a sign =. A text goes between quotes.'],
    [/^UnboundLocalError: .*?'(.+?)'/,
      'UnboundLocalError : « $1 » est lu avant d’avoir reçu une valeur.',
      'UnboundLocalError: “$1” is read before it has a value.',
      'Donnez-lui une valeur au début de la fonction.', 'Give it a value where the function begins.'],
    [/^TypeError: unsupported operand type\(s\) for (.+?): '(.+?)' and '(.+?)'/,
      'TypeError : $1 ne va pas entre « $2 » et « $3 ».', 'TypeError: $1 does not go between “$2” and “$3”.',
      'Les deux valeurs doivent être de même sorte : int("3"), str(3).',
      'Both values must be of one kind: int("3"), str(3).'],
    [/^TypeError: '(.+?)' not supported between instances of '(.+?)' and '(.+?)'/,
      'TypeError : « $2 » et « $3 » ne se comparent pas par $1.', 'TypeError: “$2” and “$3” cannot be compared by $1.',
      'Une fonction sans return rend None.', 'A function without return returns None.'],
    [/^TypeError: can only concatenate (\w+)/,
      'TypeError : + ne joint $1 qu’à $1.', 'TypeError: + joins $1 to nothing but $1.',
      'Changez l’autre valeur, par exemple avec str(…).', 'Change the other value, with str(…) for example.'],
    [/^TypeError: 'NoneType' object is not (\w+)/,
      'TypeError : cette valeur est None.', 'TypeError: this value is None.',
      'Une fonction sans return rend None, une position sans gagnant aussi.',
      'A function without return returns None; so does a position without a winner.'],
    [/^TypeError: '(.+?)' object is not callable/,
      'TypeError : « $1 » ne s’appelle pas avec des parenthèses.', 'TypeError: “$1” is not called with parentheses.',
      'Un nom de fonction a peut-être reçu une autre valeur.', 'A name of a function may have got another value.'],
    [/^TypeError: '(.+?)' object is not subscriptable/,
      'TypeError : « $1 » n’a pas d’éléments entre crochets.', 'TypeError: “$1” has no items in brackets.',
      'Une fonction s’appelle avec des parenthèses : coups().', 'A function is called with parentheses: moves().'],
    [/^TypeError: '(.+?)' object is not iterable/,
      'TypeError : on ne peut pas parcourir « $1 ».', 'TypeError: one cannot go through “$1”.',
      'for parcourt une liste, un texte, range(n).', 'for goes through a list, a text, range(n).'],
    [/^TypeError: (.+?)\(\) missing (\d+) required positional arguments?: (.+)/,
      'TypeError : à l’appel de $1 il manque $3.', 'TypeError: the call of $1 lacks $3.'],
    [/^TypeError: (.+?)\(\) takes (.+?) positional arguments? but (.+?) (?:was|were) given/,
      'TypeError : $1 attend $2 valeur(s) et en reçoit $3.', 'TypeError: $1 takes $2 value(s) and gets $3.',
      'Dans une classe, self est la première.', 'In a class self is the first.'],
    [/^TypeError: unhashable type: '(.+?)'/,
      'TypeError : « $1 » ne peut pas être une clé.', 'TypeError: “$1” cannot be a key.',
      'Un tuple le peut : tuple(liste).', 'A tuple can: tuple(items).'],
    [/^IndexError: (?:pop from|list|tuple|string|Cannot choose)/,
      'IndexError : il n’y a pas d’élément à cette place.', 'IndexError: there is no item at this place.',
      'Les places vont de 0 à len(liste) - 1 ; une liste vide n’en a aucune.',
      'Places go from 0 to len(items) - 1; an empty list has none.'],
    [/^KeyError: (.+)/,
      'KeyError : $1 n’est pas une clé de ce dictionnaire.', 'KeyError: $1 is not a key of this dictionary.',
      'dictionnaire.get(cle) rend None au lieu d’une erreur.', 'dictionary.get(key) returns None instead of an error.'],
    [/^AttributeError: '?(.+?)'? object has no attribute '(.+?)'\. Did you mean: '(.+?)'\?/,
      'AttributeError : « $1 » n’a pas « $2 », vouliez-vous dire « $3 » ?',
      'AttributeError: “$1” has no “$2”; did you mean “$3”?'],
    [/^AttributeError: 'NoneType' object has no attribute '(.+?)'/,
      'AttributeError : cette valeur est None, elle n’a pas « $1 ».',
      'AttributeError: this value is None and has no “$1”.',
      'Une fonction sans return rend None.', 'A function without return returns None.'],
    [/^AttributeError: '?(.+?)'? object has no attribute '(.+?)'/,
      'AttributeError : « $1 » n’a pas « $2 ».', 'AttributeError: “$1” has no “$2”.',
      'Le mémo dit ce que sait une position.', 'The memo says what a position knows.'],
    [/^AttributeError: module '(.+?)' has no attribute '(.+?)'/,
      'AttributeError : le module $1 n’a pas « $2 ».', 'AttributeError: module $1 has no “$2”.'],
    [/^ZeroDivisionError/, 'ZeroDivisionError : une division par zéro.', 'ZeroDivisionError: a division by zero.'],
    [/^ValueError: not enough values to unpack \(expected (\d+), got (\d+)\)/,
      'ValueError : $2 valeur(s) pour $1 noms.', 'ValueError: $2 value(s) for $1 names.'],
    [/^ValueError: too many values to unpack \(expected (\d+)/,
      'ValueError : plus de $1 valeurs pour $1 noms.', 'ValueError: more than $1 values for $1 names.'],
    [/^ValueError: (?:max|min)\(\)/,
      'ValueError : max et min veulent au moins une valeur.', 'ValueError: max and min want at least one value.',
      'Une position finie n’a plus de coups.', 'A finished position has no moves.'],
    [/^IndentationError: expected an indented block/,
      'IndentationError : il faut décaler ce qui suit le signe deux-points.',
      'IndentationError: what follows the colon must be indented.',
      'Quatre espaces, ou la touche Tab.', 'Four spaces, or the Tab key.'],
    [/^IndentationError: unexpected indent/,
      'IndentationError : cette ligne est trop décalée.', 'IndentationError: this line is indented too far.'],
    [/^IndentationError: unindent/,
      'IndentationError : le début de cette ligne n’est sous celui d’aucune autre.',
      'IndentationError: this line begins below no other one.',
      'Reculez jusqu’au début d’un bloc.', 'Go back to where a block begins.'],
    [/^TabError/, 'TabError : des tabulations et des espaces sont mêlés.', 'TabError: tabs and spaces are mixed.'],
    [/^SyntaxError: expected ':'/,
      'SyntaxError : il manque « : » au bout de la ligne.', 'SyntaxError: “:” is missing where the line ends.'],
    [/^SyntaxError: '(.+?)' was never closed/,
      'SyntaxError : « $1 » n’est jamais fermé.', 'SyntaxError: “$1” is never closed.'],
    [/^SyntaxError: unmatched '(.+?)'/,
      'SyntaxError : « $1 » ne ferme rien.', 'SyntaxError: “$1” closes nothing.'],
    [/^SyntaxError: unterminated/,
      'SyntaxError : ce texte n’a pas de guillemet de fin.', 'SyntaxError: this text has no closing quote.'],
    [/^SyntaxError: invalid syntax\. Maybe you meant '=='/,
      'SyntaxError : pour comparer, écrivez ==.', 'SyntaxError: to compare, write ==.'],
    [/^SyntaxError: cannot assign to/,
      'SyntaxError : à gauche de = doit se trouver un nom.', 'SyntaxError: to the left of = must stand a name.',
      'Pour comparer, écrivez ==.', 'To compare, write ==.'],
    [/^SyntaxError: invalid syntax\. Perhaps you forgot a comma/,
      'SyntaxError : il manque peut-être une virgule.', 'SyntaxError: a comma may be missing.'],
    [/^SyntaxError: '(return|yield|break|continue)' outside/,
      'SyntaxError : « $1 » n’est dans aucune fonction ou boucle.', 'SyntaxError: “$1” is in no function or loop.',
      'Regardez le décalage de la ligne.', 'Look at the indentation of the line.'],
    [/^SyntaxError/, 'SyntaxError : Python ne comprend pas cette ligne.',
      'SyntaxError: Python does not understand this line.',
      'Regardez aussi la ligne d’avant.', 'Look at the line before it as well.'],
    [/^(?:ModuleNotFoundError|ImportError): No module named '(.+?)'/,
      'ModuleNotFoundError : le module « $1 » n’est pas ici.', 'ModuleNotFoundError: module “$1” is not here.',
      'Il y a ' + MODULES + '.', 'There are ' + MODULES + '.'],
    [/^ImportError: cannot import name '(.+?)' from '(.+?)'/,
      'ImportError : le module $2 n’a pas « $1 ».', 'ImportError: module $2 has no “$1”.'],
    [/^(?:tablier\.)?CoupInterdit: '(.+?)'/,
      'CoupInterdit : $1 n’est pas permis dans cette position.', 'CoupInterdit: $1 is not allowed in this position.',
      'position.coups() donne les coups permis.', 'position.moves() gives those that are.'],
    [/^(?:tablier\.)?CoupInterdit/,
      'CoupInterdit : ce n’est pas un coup permis dans cette position.',
      'CoupInterdit: this is no move that is allowed in this position.'],
    [/^(?:tablier\.)?ResultatCache/,
      'ResultatCache : ce que donne ce coup dépend de ce qui est caché.',
      'ResultatCache: what this move leads to hangs on what is hidden.'],
    [/^(?:tablier\.)?ValeurInconnue/,
      'ValeurInconnue : la valeur exacte n’est pas connue, ou pas donnée ici.',
      'ValeurInconnue: the exact value is not known, or not told here.'],
    [/^(?:tablier\.)?PositionIllisible/,
      'PositionIllisible : ce texte n’est pas une position de ce jeu.',
      'PositionIllisible: this text is no position of this game.'],
    [/^AssertionError/, 'AssertionError : ce que dit assert est faux ici.',
      'AssertionError: what assert says is false here.'],
    [/^RecursionError/,
      'RecursionError : la fonction s’appelle elle-même trop souvent.',
      'RecursionError: the function calls itself too often.',
      'Elle doit rendre une valeur sans s’appeler quand la partie est finie ou la profondeur épuisée.',
      'It must return a value without a call where the game is over or the depth used up.'],
    [/^(\w+Error|\w+): (.+)/, '$1 : $2', '$1: $2'],
    [/^(\w+)/, '$1.', '$1.'],
  ];

  /** @type {Record<string, [string, string, string?, string?, string?, string?]>} */
  const KINDS = {
    turns: ['Arrêté : la boucle de la ligne $1 ne finit pas.', 'Stopped: the loop on line $1 does not end.',
      'Qu’est-ce qui change à chaque tour, et quand la condition devient-elle fausse ?',
      'What changes in each turn, and when does the condition become false?',
      'Aucun programme ne sait reconnaître toutes les boucles sans fin : c’est le problème de l’arrêt, ' +
      'qu’Alan Turing a montré insoluble en 1936. Ici on compte : après trois millions de tours, on n’attend ' +
      'plus. Un programme très long, mais qui finirait, est donc arrêté aussi.',
      'No program can recognise all loops without end: this is the halting problem, which Alan Turing showed ' +
      'unsolvable in 1936. Here turns are counted: after three million nobody waits any more. So a program that ' +
      'is very long but would end is stopped as well.'],
    calls: ['Arrêté : trop de positions regardées pour un coup.', 'Stopped: too many looks at positions for one move.',
      'Cherchez moins loin, ou retenez ce qui est déjà connu.', 'Search less deep, or remember what is known already.'],
    clock: ['Arrêté après dix secondes.', 'Stopped after ten seconds.',
      'Cherchez moins loin.', 'Search less deep.'],
    memory: ['Arrêté : le programme a pris trop de mémoire.', 'Stopped: the program has taken too much memory.',
      'Quelque chose grandit à chaque tour : une liste, un texte ?', 'Something grows in each turn: a list, a text?'],
    crash: ['Le programme s’est arrêté sans rien dire.', 'The program has stopped without a word.',
      'Relancez-le ; votre texte est gardé.', 'Run it again; your text is kept.'],
    nothing: ['Il n’y a pas de fonction jouer.', 'There is no function play.',
      'Écrivez def jouer(position): et ce qu’elle rend.', 'Write def play(position): and what it returns.'],
    move: ['$2 n’est pas un coup permis ici.', '$2 is not a move that is allowed here.',
      'jouer doit rendre un des textes de position.coups().', 'play must return one of the texts of position.moves().'],
    none: ['jouer n’a rien rendu (None).', 'play has returned nothing (None).',
      'Il manque peut-être un return.', 'A return may be missing.'],
  };

  /** @param {string} text @param {(string | undefined)[]} groups */
  const filled = (text, groups) => text.replace(/\$(\d)/g, (_, n) => groups[n] ?? '');

  /** @type {Window['tablierExplain']} */
  self.tablierExplain = (error, lang) => {
    const other = lang === 'fr' ? 0 : 1;
    const kind = error.kind === 'move' && error.returned === 'None' ? 'none' : error.kind;
    const known = KINDS[kind];
    if (known) {
      const groups = ['', String(error.line || '?'), error.returned];
      return {
        title: filled(String(known[other]), groups), advice: known[2 + other] ?? '', more: known[4 + other] ?? '',
      };
    }
    const message = error.message.trim() || error.type;
    for (const [pattern, ...texts] of RULES) {
      const found = pattern.exec(message);
      if (!found) continue;
      const said = texts[2 + other];
      return { title: filled(String(texts[other]), found), advice: said ? filled(said, found) : '', more: '' };
    }
    return { title: message, advice: '', more: '' };
  };
})();
