// The sentences with which a page explains what went wrong in a program in Python, in French and English.
//
// Of an error, kind says what ended the program, message and returned are in Python's words, and program is its text,
// where that is known. Of an explanation, advice and more may be empty.
(() => {
  'use strict';
  const MODULES = 'math, random, collections, itertools, functools, heapq, bisect, copy, operator, dataclasses, ' +
    'enum, typing, time, datetime, statistics, fractions, decimal, string, re, textwrap, pprint, abc, contextlib, ' +
    'types, tablier, tapatan';

  /** @typedef {[string, string, string?, string?, string?, string?]} Texts title, advice and more, each in both */

  /** @type {[string, string]} */
  const WITHOUT_RETURN = ['Une fonction qui finit sans return rend None : y en a-t-il un dans tous les cas ?',
    'A function that ends without return returns None: is there one in all cases?'];
  /** @type {[string, string]} */
  const ONE_KIND = ['Les deux valeurs doivent être de même sorte : int("3"), str(3).',
    'Both values must be of one kind: int("3"), str(3).'];
  /** @type {[string, string]} */
  const A_MOVE = [' : il faut un des coups, un texte comme "a1".', ': it must be one of the moves, a text like "a1".'];
  /** @type {[string, string]} */
  const ONE_LONG = ['Une seule opération y dure trop : sum, sorted, **, une expression régulière ?',
    'A single operation takes too long there: sum, sorted, **, a regular expression?'];
  /** @type {Texts} */
  const TOO_MUCH = ['Arrêté : le programme a pris trop de mémoire.', 'Stopped: the program has taken too much memory.',
    'Une liste ou un texte grandit, ou une seule ligne en demande trop.',
    'A list or a text grows, or one line alone asks for too much.',
    'La mémoire est finie : doublée trente fois, une liste a un milliard d’éléments.',
    'Memory is finite: doubled thirty times, a list has a thousand million items.'];

  // The first that fits is taken; $1 is its first group. The type comes before the title. A program chooses the words
  // of its fault: no pattern may look at a sign of them more than a few times. So what repeats stops at a sign that it
  // does not take itself, as a name does at its closing quote.
  /** @type {[RegExp, ...Texts][]} */
  const RULES = [
    [/^NameError: name '(true|TRUE|vrai|Vrai)'/, '« $1 » s’écrit True.', '“$1” is written True.'],
    [/^NameError: name '(false|FALSE|faux|Faux)'/, '« $1 » s’écrit False.', '“$1” is written False.'],
    [/^NameError: name '(null|NULL|nil|none|undefined)'/, '« $1 » s’écrit None.', '“$1” is written None.'],
    [/^(?:NameError: name '(?:raw_)?input'|EOFError)/,
      'ici personne ne tape au clavier.', 'here nobody types at a keyboard.',
      'jouer reçoit la position et rend un coup, sans rien demander.',
      'play gets the position and returns a move, without asking for anything.'],
    [/^NameError: name 'open'/, 'ici un programme n’ouvre pas de fichier.', 'here a program opens no file.',
      'Ce qu’il doit savoir s’écrit dedans.', 'What it has to know is written in it.'],
    [/^(?:NameError: name '(?:exit|quit)'|SystemExit)/,
      'ici exit n’arrête rien.', 'here exit ends nothing.',
      'return quitte une fonction, break une boucle.', 'return leaves a function, break a loop.'],
    [/^NameError: name '([^']+)' is not defined\. Did you mean: '([^']+)'/,
      '« $1 » n’existe pas, vouliez-vous dire « $2 » ?', '“$1” does not exist; did you mean “$2”?',
      'Python ne connaît que les noms déjà écrits à gauche d’un signe =.',
      'Python only knows names that have stood to the left of a sign =.'],
    [/^NameError: name '([^']+)' is not defined\. Did you forget to import/,
      '« $1 » n’existe pas.', '“$1” does not exist.',
      'Il manque peut-être une ligne import $1.', 'A line import $1 may be missing.'],
    [/^NameError: name '([^']+)' is not defined/,
      '« $1 » n’existe pas.', '“$1” does not exist.',
      'Un texte va entre guillemets.', 'A text goes between quotes.'],
    [/^NameError: [^']*'([^']+)'/,
      '« $1 » est lu avant d’avoir reçu une valeur.', '“$1” is read before it has a value.',
      'Donnez-lui une valeur au début de la fonction.', 'Give it a value where the function begins.'],
    [/^UnboundLocalError: [^']*'([^']+)'/,
      '« $1 » est lu avant d’avoir reçu une valeur.', '“$1” is read before it has a value.',
      'Ce qui reçoit une valeur dans une fonction est à elle seule. Pour changer le « $1 » du dehors : global $1.',
      'What gets a value in a function belongs to that alone. To change the “$1” outside: global $1.'],

    [/^TypeError: bad operand type for (?:unary )?([^\s:]+): 'NoneType'/,
      '$1 attend un nombre, et cette valeur est None.', '$1 wants a number, and this value is None.',
      ...WITHOUT_RETURN],
    [/^TypeError: bad operand type for (?:unary )?([^\s:]+): '([^']+)'/,
      '$1 attend un nombre, pas « $2 ».', '$1 wants a number, not “$2”.'],
    [/^TypeError: unsupported operand type\(s\) for ([^\s:]+)(?: [^:]*)?: '(NoneType)' and '([^']+)'/,
      '$1 ne va pas entre « $2 » et « $3 ».', '$1 does not go between “$2” and “$3”.', ...WITHOUT_RETURN],
    [/^TypeError: unsupported operand type\(s\) for ([^\s:]+)(?: [^:]*)?: '([^']+)' and '(NoneType)'/,
      '$1 ne va pas entre « $2 » et « $3 ».', '$1 does not go between “$2” and “$3”.', ...WITHOUT_RETURN],
    [/^TypeError: unsupported operand type\(s\) for ([^\s:]+)(?: [^:]*)?: '([^']+)' and '([^']+)'/,
      '$1 ne va pas entre « $2 » et « $3 ».', '$1 does not go between “$2” and “$3”.',
      ...ONE_KIND],
    [/^TypeError: '([^']+)' not supported between instances of '(NoneType)' and '([^']+)'/,
      '« $2 » et « $3 » ne se comparent pas par $1.', '“$2” and “$3” cannot be compared by $1.', ...WITHOUT_RETURN],
    [/^TypeError: '([^']+)' not supported between instances of '([^']+)' and '(NoneType)'/,
      '« $2 » et « $3 » ne se comparent pas par $1.', '“$2” and “$3” cannot be compared by $1.', ...WITHOUT_RETURN],
    [/^TypeError: '([^']+)' not supported between instances of '([^']+)' and '([^']+)'/,
      '« $2 » et « $3 » ne se comparent pas par $1.', '“$2” and “$3” cannot be compared by $1.', ...ONE_KIND],
    [/^TypeError: can only concatenate (\w+)/,
      '+ ne joint $1 qu’à $1.', '+ joins $1 to nothing but $1.',
      'Changez l’autre valeur avec $1(…).', 'Change the other value with $1(…).'],
    [/^TypeError: (?:.* of type |cannot unpack .*ble )?'?NoneType/,
      'cette valeur est None.', 'this value is None.', ...WITHOUT_RETURN],
    [/^TypeError: '([^']+)' object is not callable/,
      '« $1 » ne s’appelle pas avec des parenthèses.', '“$1” is not called with parentheses.',
      'Un nom de fonction a peut-être reçu une autre valeur.', 'A name of a function may have got another value.'],
    [/^TypeError: '([^']+)' object is not subscriptable/,
      '« $1 » n’a pas d’éléments entre crochets.', '“$1” has no items in brackets.',
      'Une fonction s’appelle avec des parenthèses : coups().', 'A function is called with parentheses: moves().'],
    [/^TypeError: (?:.* of type |cannot unpack .*ble )?'?(\w+)'? (?:object$|(?:object )?is not (?:iter|a))/,
      'on ne peut pas parcourir « $1 ».', 'one cannot go through “$1”.',
      'for et in vont avec une liste, un texte, range(n).', 'for and in go with a list, a text, range(n).'],
    [/^TypeError: ([^(]+)\(\) missing \d+ required [^:]*: (.+)/,
      'à l’appel de $1 il manque $2.', 'the call of $1 lacks $2.'],
    [/^TypeError: ([^(]+)\(\) takes ((?:from \d+ to )?\d+) positional arguments? but (.+?) (?:was|were) given/,
      '$1 attend $2 valeur(s) et en reçoit $3.', '$1 takes $2 value(s) and gets $3.',
      'Dans une classe, self est la première.', 'In a class self is the first.'],
    [/^TypeError: (\S+?)(?:\(\))? (?:takes|expected|got) .*arguments?/,
      '$1 n’attend pas ces valeurs.', '$1 does not take these values.'],
    [/^TypeError: (\w+) (?:indices|index) must be integers.* not '?(\w+)/,
      'une place dans « $1 » est un nombre entier, pas « $2 ».', 'a place in “$1” is a whole number, not “$2”.'],
    [/^TypeError: '([^']+)' object does(?: not|n't) support item/,
      '« $1 » ne se modifie pas.', '“$1” cannot be changed.'],
    [/^TypeError: .*unhashable type: '([^']+)'/,
      '« $1 » ne peut pas être une clé.', '“$1” cannot be a key.',
      'Un tuple le peut : tuple(liste).', 'A tuple can: tuple(items).'],

    [/^IndexError/, 'il n’y a pas d’élément à cette place.', 'there is no item at this place.',
      'Les places vont de 0 à len(liste) - 1.', 'Places go from 0 to len(items) - 1.'],
    [/^KeyError: (.+)/,
      '$1 n’est pas une clé de ce dictionnaire.', '$1 is not a key of this dictionary.',
      'dictionnaire.get(cle) rend None au lieu d’une erreur.', 'dictionary.get(key) returns None instead of an error.'],

    [/^AttributeError: 'NoneType' object has no attribute '([^']+)'/,
      'cette valeur est None, elle n’a pas « $1 ».', 'this value is None and has no “$1”.', ...WITHOUT_RETURN],
    [/^AttributeError: (?:property (?:'[^']+' )?of )?'(\w+)' object has no (?:setter|.* for setting)/,
      '« $1 » ne se modifie pas.', '“$1” cannot be changed.'],
    [/^AttributeError: (?:module |type object )?'?([^']+?)'?(?: object)? has no attribute '([^']+)'.* mean: '([^']+)'/,
      '« $1 » n’a pas « $2 », vouliez-vous dire « $3 » ?', '“$1” has no “$2”; did you mean “$3”?'],
    [/^AttributeError: module '([^']+)' has no attribute '([^']+)'/,
      'le module $1 n’a pas « $2 ».', 'module $1 has no “$2”.'],
    [/^AttributeError: (?:type object )?'?([^']+?)'?(?: object)? has no attribute '([^']+)'/,
      '« $1 » n’a pas « $2 ».', '“$1” has no “$2”.', 
      'Le mémo dit ce que sait une position.', 'The memo says what a position knows.'],

    [/^ZeroDivisionError/, 'une division par zéro.', 'a division by zero.'],
    [/^OverflowError/, 'ce nombre est trop grand pour ce calcul.', 'this number is too great for this calculation.'],
    [/^ValueError: not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)\)/,
      '$2 valeur(s) pour $1 noms.', '$2 value(s) for $1 names.'],
    [/^ValueError: too many values to unpack \(expected (\d+)/,
      'plus de $1 valeurs pour $1 noms.', 'more than $1 values for $1 names.'],
    [/^ValueError: (?:max|min)\(\)/,
      'max et min veulent au moins une valeur.', 'max and min want at least one value.',
      'Une position finie n’a plus de coups.', 'A finished position has no moves.'],
    [/^ValueError: (?:invalid literal for|could not convert string to) (\w+)(?:[^\w:][^:]*)?: (.+)/,
      '$1 ne lit pas $2 comme un nombre.', '$1 does not read $2 as a number.'],
    [/^ValueError: .*(?:not in |not found)/, 'ce qui est cherché n’y est pas.', 'what is looked for is not there.'],
    [/^StopIteration/, 'next ne trouve plus rien.', 'next finds nothing more.'],

    [/^IndentationError: expected an indented block/,
      'il faut décaler ce qui suit le signe deux-points.', 'what follows the colon must be indented.',
      'Quatre espaces, ou la touche Tab.', 'Four spaces, or the Tab key.'],
    [/^IndentationError: unexpected indent/, 'cette ligne est trop décalée.', 'this line is indented too far.',
      'Regardez aussi la ligne d’avant.', 'Look at the line before it as well.'],
    [/^IndentationError: unindent/,
      'le début de cette ligne n’est sous celui d’aucune autre.', 'this line begins below no other one.',
      'Reculez jusqu’au début d’un bloc.', 'Go back to where a block begins.'],
    [/^TabError/, 'des tabulations et des espaces sont mêlés.', 'tabs and spaces are mixed.',
      'Quatre espaces, ou la touche Tab.', 'Four spaces, or the Tab key.'],

    [/^SyntaxError: expected ':'/, 'il manque « : » au bout de la ligne.', '“:” is missing where the line ends.'],
    [/^SyntaxError: expected '([^']+)'/, 'il manque « $1 ».', '“$1” is missing.'],
    [/^SyntaxError: '([^']+)' was never closed/, '« $1 » n’est jamais fermé.', '“$1” is never closed.'],
    [/^SyntaxError: unmatched '([^']+)'/, '« $1 » ne ferme rien.', '“$1” closes nothing.'],
    [/^SyntaxError: closing parenthesis '([^']+)' does not match opening parenthesis '([^']+)'/,
      '« $1 » ne ferme pas « $2 ».', '“$1” does not close “$2”.'],
    [/^SyntaxError: unterminated triple/,
      'ce texte n’a pas de guillemets de fin.', 'this text has no closing quotes.',
      'Il finit par les trois guillemets qui l’ont commencé.', 'It ends with the three quotes that have begun it.'],
    [/^SyntaxError: unterminated/,
      'ce texte n’a pas de guillemet de fin.', 'this text has no closing quote.',
      'Il finit par le guillemet qui l’a commencé, sur la même ligne.',
      'It ends with the quote that has begun it, on the same line.'],
    [/^SyntaxError: invalid syntax\. Maybe you meant '=='/, 'pour comparer, écrivez ==.', 'to compare, write ==.'],
    [/^SyntaxError: cannot assign to/,
      'à gauche de = doit se trouver un nom.', 'to the left of = must stand a name.',
      'Pour comparer, écrivez ==.', 'To compare, write ==.'],
    [/^SyntaxError: invalid syntax\. Perhaps you forgot a comma/,
      'il manque peut-être une virgule.', 'a comma may be missing.'],
    [/^SyntaxError: '(return|yield|break|continue)' /,
      '« $1 » n’est dans aucune fonction ou boucle.', '“$1” is in no function or loop.',
      'Regardez le décalage de la ligne.', 'Look at the indentation of the line.'],
    [/^SyntaxError: Missing parentheses in call to '(\w+)/,
      '$1 s’appelle avec des parenthèses.', '$1 is called with parentheses.'],
    [/^SyntaxError: .*Did you mean '([^']+)'\?/, 'vouliez-vous dire « $1 » ?', 'did you mean “$1”?'],
    [/^SyntaxError: invalid (?:non-printable )?character '?([^' ]+)/,
      '« $1 » n’est pas un signe de Python.', '“$1” is no sign of Python.'],
    [/^SyntaxError/, 'Python ne comprend pas cette ligne.', 'Python does not understand this line.',
      'Regardez aussi la ligne d’avant.', 'Look at the line before it as well.'],

    [/^ModuleNotFoundError: No module named '((?:sys|os|io|pathlib|socket|urllib|requests|tkinter|turtle)\b[^']*)'/,
      'le module « $1 » n’est pas ici.', 'module “$1” is not here.',
      'Un programme ne touche ici ni aux fichiers, ni au réseau, ni à la machine, et ne dessine pas.',
      'Here a program touches neither files nor the network nor the machine, and does not draw.'],
    [/^ModuleNotFoundError: No module named '((?:numpy|pandas|scipy)\b[^']*)'/,
      'le module « $1 » n’est pas ici.', 'module “$1” is not here.',
      'Il ne vient pas avec Python. Pour un tableau, une liste de listes suffit : grille[ligne][colonne].',
      'It does not come with Python. For an array a list of lists will do: grid[row][column].'],
    [/^(?:ModuleNotFound|Import)Error: No module named '([^']+)'/,
      'le module « $1 » n’est pas ici.', 'module “$1” is not here.',
      'Il y a ' + MODULES + '.', 'There are ' + MODULES + '.'],
    [/^ImportError: cannot import name '([^']+)' from '([^']+)'/,
      'le module $2 n’a pas « $1 ».', 'module $2 has no “$1”.'],

    [/^CoupInterdit: '?(.+?)'? n'est pas/,
      '$1 n’est pas permis dans cette position.', '$1 is not allowed in this position.',
      'position.coups() donne les coups permis.', 'position.moves() gives those that are.'],
    [/^ResultatCache/,
      'ce que donne ce coup dépend de ce qui est caché.', 'what this move leads to hangs on what is hidden.'],
    [/^ValeurInconnue: les fichiers/,
      'les fichiers des valeurs exactes de ce jeu ne sont pas là.',
      'the files with exact values of this game are not here.',
      'Ils viennent par le réseau quand un programme les demande, si cet appareil n’économise pas les données.',
      'They come by the network when a program asks for them, unless this device saves data.'],
    [/^ValeurInconnue/,
      'la valeur exacte n’est pas connue, ou pas donnée ici.', 'the exact value is not known, or not told here.'],
    [/^PositionIllisible/,
      'ce texte n’est pas une position, ou ce jeu n’existe pas.',
      'this text is no position, or there is no such game.'],

    [/^AssertionError: (.+)/, 'ce que dit assert est faux ici : $1', 'what assert says is false here: $1'],
    [/^AssertionError/, 'ce que dit assert est faux ici.', 'what assert says is false here.'],
    [/^NotImplementedError/, 'cette partie reste à écrire.', 'this part is still to be written.'],
    [/^RecursionError/,
      'la fonction s’appelle elle-même trop souvent.', 'the function calls itself too often.',
      'Il lui faut un cas où elle rend une valeur sans s’appeler : partie finie, profondeur 0.',
      'It needs a case in which it returns a value without a call: game over, depth 0.',
      'Chaque appel attend la fin du suivant, sur une pile de hauteur limitée.',
      'Each call waits for the end of the next one, on a stack of limited height.'],
    [/^\w+: (.+)/, '$1', '$1'],
  ];

  /** @type {Record<string, Texts>} */
  const KINDS = {
    turns: ['Arrêté : la boucle de la ligne $1 ne finit pas.', 'Stopped: the loop on line $1 does not end.',
      'Qu’est-ce qui change à chaque tour, et quand la condition devient-elle fausse ?',
      'What changes in each turn, and when does the condition become false?',
      'Aucun programme ne sait reconnaître toutes les boucles sans fin : c’est le problème de l’arrêt, ' +
      'qu’Alan Turing a montré insoluble en 1936. Ici on compte les tours : un programme très ' +
      'long, mais qui finirait, est donc arrêté aussi.',
      'No program can recognise all loops without end: this is the halting problem, which Alan Turing showed ' +
      'unsolvable in 1936. Here turns are counted: so a program that is very long but would end is stopped as well.'],
    calls: ['Arrêté : trop de positions regardées.', 'Stopped: too many looks at positions.',
      'Cherchez moins loin, ou retenez ce qui est déjà connu.', 'Search less deep, or remember what is known already.'],
    clock: ['Arrêté : la ligne $1 n’avance plus depuis vingt secondes.',
      'Stopped: line $1 has not moved for twenty seconds.', ...ONE_LONG],
    memory: TOO_MUCH,
    crash: ['Le programme s’est arrêté sans rien dire.', 'The program has stopped without a word.',
      'Relancez-le ; votre texte est gardé.', 'Run it again; your text is kept.'],
    nothing: ['Il n’y a pas de fonction jouer.', 'There is no function play.',
      'Écrivez def jouer(position): et ce qu’elle rend.', 'Write def play(position): and what it returns.'],
    move: ['$2 n’est pas un coup permis ici.', '$2 is not a move that is allowed here.',
      'jouer doit rendre un des textes de position.coups().', 'play must return one of the texts of position.moves().'],
    dash: ['$2 est écrit avec un tiret long.', '$2 is written with a long dash.',
      'Un coup s’écrit avec le trait du clavier, -.', 'A move is written with the dash of the keyboard, -.'],
    number: ['jouer a rendu $2, un nombre' + A_MOVE[0], 'play has returned $2, a number' + A_MOVE[1],
      'Une place dans la liste n’est pas un coup : liste[0] en est un.',
      'A place in the list is not a move: items[0] is one.'],
    list: ['jouer a rendu $2, plusieurs valeurs' + A_MOVE[0], 'play has returned $2, several values' + A_MOVE[1],
      'Un seul est à rendre : le premier est liste[0].', 'One alone is to be returned: the first is items[0].'],
    group: ['jouer a rendu $2, plusieurs valeurs' + A_MOVE[0], 'play has returned $2, several values' + A_MOVE[1],
      'Un seul coup est à rendre.', 'One move alone is to be returned.'],
    call: ['jouer a rendu une fonction' + A_MOVE[0], 'play has returned a function' + A_MOVE[1],
      'Il manque les parenthèses qui l’appellent : coups().', 'The parentheses that call it are missing: moves().'],
    object: ['jouer a rendu $2' + A_MOVE[0], 'play has returned $2' + A_MOVE[1],
      'jouer doit rendre un des textes de position.coups().', 'play must return one of the texts of position.moves().'],
    none: ['jouer n’a rien rendu (None).', 'play has returned nothing (None).',
      'print montre une valeur, return la rend. Y a-t-il un return dans tous les cas ?',
      'print shows a value, return returns it. Is there a return in all cases?'],
    empty: ['Le programme est vide.', 'The program is empty.',
      'Écrivez def jouer(position): et ce qu’elle rend.', 'Write def play(position): and what it returns.'],
    alike: ['Il n’y a pas de fonction jouer, mais une fonction « $2 ».',
      'There is no function play, but a function “$2”.',
      'Son nom est jouer, ou play, en minuscules.', 'Its name is jouer, or play, in small letters.'],
    unseen: ['« $2 » s’appelle elle-même trop souvent.', '“$2” calls itself too often.',
      'Python l’appelle de lui-même, pour ce qu’elle fait de son objet.',
      'Python calls it by itself, for what it does with its object.'],
    inside: ['La fonction $2 est dans autre chose.', 'Function $2 is within something else.',
      'def $2 commence au bord de la page, sans espace.', 'def $2 begins at the edge, without a space.'],
  };
  // What a line of the program tells of which Python says no more than that it does not understand it. Texts and
  // remarks are taken out of it.
  /** @type {[RegExp, ...Texts][]} */
  const LINES = [
    [/^\s*else if\b/, 'else if s’écrit elif.', '“else if” is written elif.'],
    [/^\s*else\s+[^\s:]/, 'else n’a pas de condition : elif en a une.', 'else has no condition; elif has one.'],
    [/^\s*for \((?!.*\bin\b)/, 'for va avec in : for i in range(3):', 'for goes with in: for i in range(3):'],
    [/[\w)](\+\+|--)/, '« $1 » n’est pas de Python.', '“$1” is not Python.',
      'i += 1 ajoute un, i -= 1 ôte un.', 'i += 1 adds one, i -= 1 takes one away.'],
    [/&&/, '« && » s’écrit and.', '“&&” is written and.'],
    [/\|\|/, '« || » s’écrit or.', '“||” is written or.'],
    [/!(?!=)/, '« ! » s’écrit not.', '“!” is written not.'],
    [/=([<>])/, '« =$1 » s’écrit $1=.', '“=$1” is written $1=.'],
    [/<>/, '« <> » s’écrit !=.', '“<>” is written !=.'],
    [/\?/, '« ? » s’écrit a if condition else b.', '“?” is written a if condition else b.'],
    [/^\s*(function|func|fonction|void)\b/, 'une fonction commence par def, non par $1.',
      'a function begins with def, not with $1.'],
    [/^\s*(let|var|const|int|float|string|bool) \w/, '« $1 » ne s’écrit pas : nom = valeur.',
      '“$1” is not written: name = value.'],
    [/\bnew \w/, '« new » ne s’écrit pas : Classe().', '“new” is not written: Class().'],
    [/[\w)\]] (then|do|alors|faire)\s*(?::\s*)?$/, '« $1 » ne s’écrit pas : « : » suffit.',
      '“$1” is not written: “:” is enough.'],
    [/^\s*(?:\}\s*)?(?:if|elif|else|for|while|def|class)\b.*\{\s*$/,
      'un bloc commence par « : » et se décale, sans accolades.',
      'a block begins with “:” and is indented, without braces.'],
    [/^\s*(else|elif)\b(?!.*[^=!<>]=[^=])/, '« $1 » n’est sous aucun if.', '“$1” is below no if.',
      'Il commence juste sous le if ; la ligne d’avant est peut-être mal décalée.',
      'It begins right below the if; the line before may be indented wrongly.'],
  ];
  const UNCLEAR = /^SyntaxError: (?:invalid syntax|expected ':'|'\{' was never closed)/;
  const ASIDE = /"[^"]*"|'[^']*'|#.*/g; // texts and remarks

  // How a loop without end may be mended.
  /** @type {Record<string, [string, string]>} */
  const LOOPS = {
    clock: ['Ici on compte les tours, pas les secondes : le même programme joue alors pareil sur toute machine. ' +
      'Bornez la profondeur.',
    'Here turns are counted, not seconds: so the same program plays the same on any machine. Bound the depth.'],
    always: ['while True ne finit que par break ou return.', 'while True ends by break or return only.'],
    same: ['Dans la boucle rien ne change « $1 ».', 'In the loop nothing changes “$1”.'],
    jump: ['!= peut sauter par-dessus la valeur : < ou > s’arrête aussi au-delà.',
      '!= may jump over the value: < or > stops beyond it as well.'],
  };

  // Where it is not known which line it is.
  /** @type {Record<string, [string, string]>} */
  const SOMEWHERE = {
    turns: ['Arrêté : une boucle ne finit pas.', 'Stopped: a loop does not end.'],
    clock: ['Arrêté : rien n’avance plus depuis vingt secondes.', 'Stopped: nothing has moved for twenty seconds.'],
  };
  const MOST = 400; // characters of what a program has said or returned
  const BEFORE = [' : ', ': '];

  // listed writes in French what Python lists.
  /** @param {string} text */
  const listed = (text) => text.replace(/',? and '/g, "' et '").replace(/^from (\d+) to/, 'de $1 à');

  /** @param {string} text */
  const dashed = (text) => text.replace(/\b([a-z]\d+)-(?=[a-z]\d)/g, '$1–');

  /** @param {string} text @param {(string | undefined)[]} groups */
  const filled = (text, groups) => text.replace(/\$(\d)/g, (_, n) => groups[n] ?? '');

  // cut leaves of Python's words what is read as a sentence. What a program raises may be megabytes.
  /** @param {string} text */
  function cut(text) {
    if (text.length <= MOST) return text;
    const whole = Number(text.codePointAt(MOST - 1)) < 0x10000 ? MOST : MOST - 1; // no half of a sign
    return text.slice(0, whole) + '…';
  }

  const DASH = /[\u2010-\u2015\u2212]/;

  // ofMove says by what jouer has returned what is wrong with that.
  /** @param {string} returned */
  function ofMove(returned) {
    if (returned === 'None') return 'none';
    if (/^['"]|^$/.test(returned)) return DASH.test(returned) ? 'dash' : 'move';
    if (/^-?[\d.]/.test(returned)) return 'number';
    if (/^[[(]/.test(returned)) return 'list';
    if (/^(?:\{|set\(|frozenset)/.test(returned)) return 'group';
    return /^<(?:function|bound|built-in)/.test(returned) ? 'call' : 'object';
  }

  // ofNothing says what a program has in the place of a function jouer, and by which name.
  /** @param {string} program @returns {[string, string]} */
  function ofNothing(program) {
    if (!program.replace(/#.*/g, '').trim()) return ['empty', ''];
    for (const line of program.split('\n')) {
      const [, indent, name] = /^( *)def (\w+)/.exec(line.slice(0, WIDE)) ?? ['', '', ''];
      const right = name === 'jouer' || name === 'play';
      if (right && indent) return ['inside', name];
      if (name && !right && (near(name, 'jouer') || near(name, 'play'))) return ['alike', name];
    }
    return ['nothing', ''];
  }

  // near says whether a name differs from a word by no more than a sign, two that have changed places, or capitals.
  /** @param {string} name @param {string} word */
  function near(name, word) {
    const small = name.toLowerCase();
    const least = Math.min(small.length, word.length);
    let begin = 0;
    while (begin < least && small[begin] === word[begin]) begin++;
    let end = 0;
    while (end < least - begin && small.at(-1 - end) === word.at(-1 - end)) end++;
    const [a, b] = [small.slice(begin, small.length - end), word.slice(begin, word.length - end)];
    return Math.max(a.length, b.length) < 2 || (a.length === 2 && a[1] + a[0] === b);
  }

  const WIDE = 200; // characters of a line that are looked at

  // lineOf is the line of the program at which an error is.
  /** @param {PythonError} error */
  const lineOf = (error) => (error.program?.split('\n')[error.line - 1] ?? '').slice(0, WIDE);

  // What may follow a name where its value changes, or where something is done with it that may change it.
  const CHANGES = /^\s*(?:\[|\.|,|(?:[-+*\/%&|^@:]|\*\*|\/\/|<<|>>)?=(?!=))/;
  // Calls of other functions may change what they are given.
  const HARMLESS =
    /^(?:print|len|str|int|float|repr|range|abs|min|max|sum|sorted|round|if|elif|while|and|or|not|in|return)$/;

  // mayChange says whether a line may change one of some names.
  /** @param {string} line @param {string[]} names */
  function mayChange(line, names) {
    const words = line.slice(0, WIDE).replace(ASIDE, '').split(/(\w+)/); // each odd one a word
    if (!words.some((word) => names.includes(word))) return false;
    return words.some((word, i) => i % 2 > 0 && (names.includes(word) ?
      CHANGES.test(words[i + 1]) || words[i - 2] === 'for' : /^\s*\(/.test(words[i + 1]) && !HARMLESS.test(word)));
  }

  // ofLoop says what may mend a loop that does not end.
  /** @param {PythonError} error @returns {{advice: [string, string], name: string} | undefined} */
  function ofLoop(error) {
    const [, indent, rest] = /^( *)while (.*)/.exec(lineOf(error).replace(ASIDE, '')) ?? ['', '', ''];
    const [condition, ...short] = rest.split(':');
    const counted = condition.replace(/\blen\((\w+)\)/g, '$1');
    if (/\b(?:time|perf_counter|monotonic)\b/.test(condition)) return { advice: LOOPS.clock, name: '' };
    if (/^(?:True|1)\b/.test(condition)) return { advice: LOOPS.always, name: '' };
    const names = counted.match(/[a-z_]\w*/gi)?.filter((word) => !/^(?:and|or|not|in|is|None)$/.test(word));
    if (!names?.length || /[(.[]/.test(counted)) return undefined; // what it calls may change
    const lines = [short.join(':')]; // of the loop
    const program = (error.program ?? '').split('\n');
    for (const line of program.slice(error.line)) {
      if (line.trim() && line.length - line.trimStart().length <= indent.length) break;
      lines.push(line);
    }
    // A function that is called may change what is not its own.
    const shared = (/** @type {string} */ line) => /^ *(?:global|nonlocal) /.test(line) &&
      names.some((name) => line.includes(name));
    const changed = program.some(shared) || lines.some((line) => mayChange(line, names));
    if (!changed) return { advice: LOOPS.same, name: names[0] };
    return counted.includes('!=') ? { advice: LOOPS.jump, name: '' } : undefined;
  }

  // calledUnseen is the function in which an error stands, if it is one that Python calls where nobody writes its name.
  /** @param {PythonError} error */
  function calledUnseen(error) {
    const lines = (error.program ?? '').split('\n').slice(0, error.line).map((text) => text.slice(0, WIDE));
    const at = lines.findLastIndex((text) => /^\s*def \w/.test(text));
    const name = /^\s*def (\w+)/.exec(lines[at] ?? '')?.[1] ?? '';
    return /^__\w+__$/.test(name) || /^\s*@property\b/.test(lines[at - 1] ?? '') ? name : '';
  }

  /** @param {PythonError} error @returns {{texts: Texts, groups: string[], type: string}} */
  function found(error) {
    const returned = cut(error.returned ?? error.message);
    const text = /^(['"])(\S+)\1$/.exec(returned);
    const given = text ? dashed(text[2]) : returned;
    const kind = error.type === 'MemoryError' ? 'memory' : error.kind;
    let [what, name] = [kind, given];
    if (kind === 'nothing' && error.program !== undefined) [what, name] = ofNothing(error.program);
    const known = KINDS[kind === 'move' ? ofMove(returned) : what];
    if (known) return { texts: known, groups: ['', String(error.line), name], type: '' };
    // Before the type may stand its module.
    const message = (cut(error.message).trim() || cut(error.type)).replace(/^(?:\w+\.)+(?=\w+(?::|$))/, '');
    const type = message.match(/^\w+(?=: |$)/)?.[0] ?? '';
    if (type === 'CoupInterdit' && DASH.test(message)) {
      return { texts: KINDS.dash, groups: ['', '', message.split("'")[1] ?? ''], type };
    }
    const unseen = type === 'RecursionError' ? calledUnseen(error) : '';
    if (unseen) return { texts: KINDS.unseen, groups: ['', '', unseen], type };
    const line = UNCLEAR.test(message) ? lineOf(error).replace(ASIDE, '') : '';
    for (const [pattern, ...texts] of LINES) {
      const groups = line && pattern.exec(line);
      if (groups) return { texts, groups: [...groups], type };
    }
    for (const [pattern, ...texts] of RULES) {
      const groups = pattern.exec(message);
      if (groups) return { texts, groups: [...groups], type };
    }
    return { texts: ['$1', '$1'], groups: ['', message], type: '' };
  }

  /** @type {Window['tablierExplain']} */
  self.tablierExplain = (error, lang) => {
    const other = lang === 'fr' ? 0 : 1;
    const { texts, groups, type } = found(error);
    const gaps = other || type !== 'TypeError' ? groups : groups.map((group) => group && listed(group));
    if (type === 'CoupInterdit') gaps[1] &&= dashed(gaps[1]);
    let [title, advice, more] = [0, 2, 4].map((i) => filled(texts[i + other] ?? '', gaps));
    const loop = error.kind === 'turns' ? ofLoop(error) : undefined;
    if (loop) advice = filled(loop.advice[other], ['', loop.name]);
    const nowhere = error.line ? undefined : SOMEWHERE[error.kind];
    return { title: nowhere ? nowhere[other] : type + (type && BEFORE[other]) + title, advice, more };
  };
})();
