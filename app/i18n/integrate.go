package i18n

// Integrate is the page that says how to put a board into a page of one's own.
type Integrate struct {
	Nav, Title, Lead                       string
	Make, Snippet, Preview, PreviewNone    string
	PreviewForbidden                       string
	Game, First, Second                    string
	Person, Program                        string
	Position, Moves, Theme, Task, NoTask   string
	Language                               string
	Turned, Straight, TurnedOver, Rules    string
	Controls                               string
	Control                                Table[string, string]
	Win                                    string
	Copy                                   string
	Origin, OriginWhy, OriginAny           string
	WideFrames                             string
	Parameters, ParametersWhy              string
	ParameterRows                          [][2]string
	Messages, MessagesWhy, ToBoard, ToPage string
	ToBoardRows, ToPageRows                [][2]string
	More                                   []Section
}

var frenchIntegrate = Integrate{
	Nav: "Intégrer", Title: "Intégrer un tablier",
	Lead: "Un tablier se place dans une page de cours par un cadre. La page peut choisir le jeu, la position et les " +
		"joueurs, être prévenue de chaque coup, et jouer elle-même.",
	Make: "Composer un cadre", Snippet: "Code à coller", Preview: "Aperçu",
	PreviewNone: "L’aperçu demande une page publiée : ce fichier seul ne peut pas s’en contenir un autre.",
	PreviewForbidden: "L’aperçu est vide : le serveur de ce site interdit ici de montrer ses pages dans un cadre, par " +
		"un en-tête Content-Security-Policy ou X-Frame-Options.",
	Game: "Jeu", First: "Premier joueur", Second: "Second joueur", Person: "une personne",
	Program:  "le programme de la page",
	Position: "Position, en texte (facultatif)", Moves: "Coups joués, séparés par des espaces (facultatif)",
	Theme: "Thème", Language: "Langue",
	Turned: "Tablier vu", Straight: "du côté du premier joueur", TurnedOver: "de l’autre côté", Rules: "Règle",
	Task: "Consigne", NoTask: "aucune", Win: "gagner", Controls: "Commandes montrées",
	Control: Table[string, string]{
		{"players", "joueurs et score"}, {"undo", "annuler et rétablir"}, {"hint", "indice"}, {"restart", "recommencer"},
		{"moves", "liste des coups"}, {"value", "évaluation"}, {"more", "plus"},
	},
	Copy:      "Copier le code",
	Origin:    "Adresse de votre page (facultatif)",
	OriginWhy: "Son début suffit, https://cours.example : cette page seule entend les coups et peut en jouer.",
	OriginAny: "Attention : avec *, n’importe quelle page qui montre ce cadre entend les coups et peut jouer.",
	WideFrames: "La hauteur convient à un cadre d’une colonne, de 320 à 744 pixels de large ; un cadre plus large en " +
		"demande moins. Avec tablier.js, elle suit d’elle-même.",
	Parameters: "Les paramètres", ParametersWhy: "Ils suivent le « ? » de l’adresse de la page d’un jeu. Un paramètre " +
		"mal écrit est dit dans le cadre, et la page en est prévenue.",
	ParameterRows: [][2]string{
		{"embed", "1 : le tablier seul, et ce que les autres paramètres demandent."},
		{"variant", "La variante du jeu. La première quand rien n’est dit."},
		{"options", "Les options de la règle, séparées par des virgules."},
		{"position", "La position de départ, telle que le panneau Partager la donne en texte."},
		{"moves", "Les coups déjà joués depuis cette position, séparés par des espaces."},
		{"record", "Une partie entière : ce qui suit le « # » d’un lien de partage. À la place des quatre précédents."},
		{"first, second", "Qui joue : person, la machine à un niveau, de machine-1 au plus fort, ou host, le programme de " +
			"la page."},
		{"lang, theme", "fr ou en ; auto, light ou dark. Ceux du visiteur quand rien n’est dit."},
		{"controls", "players, undo, hint, restart, moves, value, more, séparés par des virgules ; vide pour aucun."},
		{"turned", "1 : le tablier est vu de l’autre côté."},
		{"task", "win : il faut gagner ; win:3 : en trois de ses propres coups au plus."},
		{"origin", "Les origines des pages dont le tablier écoute les messages, séparées par des virgules ; null pour une " +
			"page ouverte d’un disque, * pour toutes."},
		{"lesson", "À l’adresse d’une leçon, qui finit par /lecon/ : l’étape par laquelle elle commence. Des autres " +
			"paramètres, embed, lang et theme y comptent."},
		{"puzzle", "À l’adresse /problemes/ : l’identifiant d’un problème, qui suit p= dans son lien de partage. Sans lui, " +
			"le problème du jour. Des autres paramètres, embed, lang, theme et origin y comptent."},
	},
	Messages: "Les messages", MessagesWhy: "Version 1. La page et le cadre se parlent par postMessage. Chaque message " +
		"est un objet dont le champ tablier vaut 1 et le champ type dit le genre. Le script tablier.js s’en charge : " +
		"Tablier.embed(élément, {game, first: 'host', second: 'machine-3', player: (tour) => tour.legal[0]}).",
	ToBoard: "De la page au tablier", ToPage: "Du tablier à la page",
	ToBoardRows: [][2]string{
		{"load", "parameters : position, moves, variant, options ou record. Met une autre position sur le tablier."},
		{"play", "move. Joue un coup, écrit comme dans legal, pour celui qui a la main."},
		{"undo", "Annule le dernier coup."},
		{"configure", "parameters : first, second, lang, theme, controls, turned."},
		{"position", "Demande l’état du tablier."},
		{"suggest", "Demande le coup que la machine jouerait."},
		{"move", "re, move. Répond à your-turn."},
	},
	ToPageRows: [][2]string{
		{"ready", "Une fois, quand le tablier écoute : game, variant, position, toMove, legal, moves."},
		{"resize", "height : la hauteur du tablier, en pixels. Le redimensionneur de H5P est aussi compris."},
		{"move", "move, by, ply, position, toMove, legal. Un coup vient d’être joué."},
		{"position", "L’état du tablier, après un coup annulé, une position chargée, ou en réponse."},
		{"your-turn", "id, position, legal, deadline (millisecondes). La page doit répondre par move, avec cet id dans re."},
		{"result", "winner, reason, score. La partie est finie."},
		{"task", "solved. La consigne est remplie, ou ne peut plus l’être. D’un problème, après chaque réponse : puzzle, " +
			"solved, move, tries (réponses données), hints (indices pris)."},
		{"suggestion", "re, move, value quand elle est prouvée."},
		{"error", "fault, what, parameter, re. Ce qui a été demandé n’a pas été compris, ou ne se peut pas. Avec flood, la " +
			"page a envoyé plus de 4 000 messages, ou plus de 4 Mo, avant que le tablier ait lu les précédents : il ne " +
			"l’écoute plus."},
	},
	More: []Section{
		{"Un problème comme exercice", []string{
			"Un problème se place dans un cadre avec l’adresse problemes/?embed=1&puzzle=…&origin=…, où puzzle est son " +
				"identifiant : Partager le donne. Après chaque réponse, la page reçoit le message task.",
		}},
		{"Ce que vaut un succès annoncé", []string{
			"Tout se passe dans le navigateur de l’élève, qui peut annoncer n’importe quoi : task avec solved, un result " +
				"gagné, peu de tries, sans que rien n’ait été résolu. Ces messages servent à répondre à l’élève ; ils ne " +
				"prouvent rien, et une note ne peut pas reposer sur eux seuls.",
			"Pour vérifier, la page fait remettre le travail et le refait elle-même. D’un exercice de Python, c’est le " +
				"programme, ou son lien (atelier/ecrire/#e=…&p=…) : l’enseignant l’ouvre et relance les tests chez lui, dans le " +
				"même bac à sable. D’une partie, ce sont les coups : les messages play, ou la demande moves de la machine en " +
				"ligne de commande, disent s’ils sont légaux et comment elle finit. D’un problème, c’est move.",
		}},
		{"Un moment de l’atelier", []string{
			"L’adresse d’un moment de l’atelier se place aussi dans un cadre : atelier/voir/?embed=1#q=cycle pose une " +
				"question préparée, atelier/voir/?embed=1#g=… montre une recherche, atelier/carte/?embed=1#b=… la carte. Ce " +
				"qui suit le « # » est ce que l’adresse de la pièce dit elle-même. Des paramètres, embed, lang et theme y " +
				"comptent.",
		}},
		{"Sans réseau", []string{
			"Le fichier tablier.html contient tout : il s’ouvre d’une clé USB par un double clic, et se place aussi dans un " +
				"cadre, avec l’adresse tablier.html?embed=1#/jeu/, où jeu est le nom du jeu dans l’adresse de sa page.",
		}},
		{"Jeux à secrets", []string{
			"La page ne reçoit que ce que peut savoir le joueur qu’elle tient ; à défaut, la personne à l’écran ; entre deux " +
				"personnes, un spectateur. Elle ne joue et ne demande conseil que pour ce qu’elle voit, et qui joue ne change " +
				"plus une fois la partie commencée : sinon, error répond not-now.",
		}},
		{"Cadres fermés", []string{
			"Dans un cadre sandbox=\"allow-scripts\", sans origine, rien ne peut être gardé et le site publié ne peut pas " +
				"charger ses programmes, sauf si l’hébergeur envoie Access-Control-Allow-Origin. Le fichier seul y fonctionne.",
		}},
		{"Vie privée et sécurité", []string{
			"Le tablier ne dépose aucun témoin et n’envoie aucune requête hors de son origine ; sa politique (CSP) " +
				"l’interdit. Qui publie le site choisit, par l’en-tête frame-ancestors, quelles pages peuvent le montrer. Un " +
				"message n’est entendu que de la page qui entoure le cadre, et d’une origine nommée par origin.",
		}},
	},
}

var englishIntegrate = Integrate{
	Nav: "Embed", Title: "Embed a board",
	Lead: "A board stands in a course page by means of a frame. The page can choose the game, the position and the " +
		"players, hear of each move, and play itself.",
	Make: "Make a frame", Snippet: "Code to paste", Preview: "Preview",
	PreviewNone: "The preview needs a published page: this one file cannot contain another.",
	PreviewForbidden: "The preview is empty: the server of this site forbids its pages in a frame here, by a header " +
		"Content-Security-Policy or X-Frame-Options.",
	Game: "Game", First: "First player", Second: "Second player", Person: "a person", Program: "the page’s program",
	Position: "Position, as text (optional)", Moves: "Moves played, separated by spaces (optional)", Theme: "Theme",
	Language: "Language",
	Turned:   "Board seen", Straight: "from the first player’s side", TurnedOver: "from the other side", Rules: "Rules",
	Task: "Task", NoTask: "none", Win: "win", Controls: "Controls shown",
	Control: Table[string, string]{
		{"players", "players and score"}, {"undo", "undo and redo"}, {"hint", "hint"}, {"restart", "restart"},
		{"moves", "list of moves"}, {"value", "evaluation"}, {"more", "more"},
	},
	Copy:      "Copy the code",
	Origin:    "Address of your page (optional)",
	OriginWhy: "Its beginning will do, https://course.example: that page alone hears the moves and may play.",
	OriginAny: "Careful: with *, any page that shows this frame hears the moves and may play.",
	WideFrames: "The height is that of a frame of one column, 320 to 744 pixels wide; a wider one needs less. With " +
		"tablier.js it follows by itself.",
	Parameters: "Parameters", ParametersWhy: "They follow the “?” of the address of a game’s page. A parameter that is " +
		"not right is told in the frame, and to the page.",
	ParameterRows: [][2]string{
		{"embed", "1: the board alone, and what the other parameters ask for."},
		{"variant", "The variant of the game; the first when nothing is said."},
		{"options", "Options of the rules, separated by commas."},
		{"position", "The position to begin with, as the panel Share gives it as text."},
		{"moves", "The moves played from there, separated by spaces."},
		{"record", "A whole game: what follows the “#” of a link to it. In the place of the four before."},
		{"first, second", "Who plays: person, the machine at a level, from machine-1 to the best, or host, the page’s " +
			"program."},
		{"lang, theme", "fr or en; auto, light or dark. The visitor’s own when nothing is said."},
		{"controls", "players, undo, hint, restart, moves, value, more, separated by commas; empty for none."},
		{"turned", "1: the board is seen from the other side."},
		{"task", "win: to win; win:3: in three of one’s own moves at most."},
		{"origin", "The origins of the pages whose messages the board hears, separated by commas; null for a page opened " +
			"from a disk, * for all."},
		{"lesson", "At the address of a lesson, which ends with /lecon/: the step at which it begins. Of the other " +
			"parameters embed, lang and theme count there."},
		{"puzzle", "At the address /problemes/: the id of a puzzle, which follows p= in the link to it. Without it the " +
			"puzzle of the day. Of the other parameters embed, lang, theme and origin count there."},
	},
	Messages: "Messages", MessagesWhy: "Version 1. The page and the frame talk by postMessage. Each message is an " +
		"object whose field tablier is 1 and whose field type says its kind. The script tablier.js does it for you: " +
		"Tablier.embed(element, {game, first: 'host', second: 'machine-3', player: (turn) => turn.legal[0]}).",
	ToBoard: "From the page to the board", ToPage: "From the board to the page",
	ToBoardRows: [][2]string{
		{"load", "parameters: position, moves, variant, options or record. Puts another position on the board."},
		{"play", "move. Plays a move, written as in legal, for whoever is to move."},
		{"undo", "Takes the last move back."},
		{"configure", "parameters: first, second, lang, theme, controls, turned."},
		{"position", "Asks for the state of the board."},
		{"suggest", "Asks for the move that the machine would play."},
		{"move", "re, move. Answers your-turn."},
	},
	ToPageRows: [][2]string{
		{"ready", "Once, when the board listens: game, variant, position, toMove, legal, moves."},
		{"resize", "height: of the board, in pixels. The resizer of H5P is understood, too."},
		{"move", "move, by, ply, position, toMove, legal. A move has just been played."},
		{"position", "The state of the board, after a move taken back, a position loaded, or as an answer."},
		{"your-turn", "id, position, legal, deadline (milliseconds). The page has to answer with move, with this id as re."},
		{"result", "winner, reason, score. The game is over."},
		{"task", "solved. The task is done, or can no longer be. Of a puzzle, after each answer: puzzle, solved, move, " +
			"tries (answers given), hints (taken)."},
		{"suggestion", "re, move, value where it is proved."},
		{"error", "fault, what, parameter, re. What was asked for was not understood, or cannot be done. With flood, the " +
			"page has sent more than 4,000 messages, or more than 4 MB, before the board had read those before: it does " +
			"not hear the page any more."},
	},
	More: []Section{
		{"A puzzle as an exercise", []string{
			"A puzzle stands in a frame at the address problemes/?embed=1&puzzle=…&origin=…, where puzzle is its id, which " +
				"Share gives. After each answer the page gets the message task.",
		}},
		{"What a claim of success is worth", []string{
			"All of this happens in the pupil’s own browser, which can claim anything: task with solved, a result that is " +
				"won, few tries, though nothing was solved. These messages are there to answer the pupil; they prove nothing, " +
				"and no mark can rest on them alone.",
			"To check, the page has the work handed in and does it again itself. Of an exercise in Python that is the " +
				"program, or its link (atelier/ecrire/#e=…&p=…): the teacher opens it and runs the tests again, in the same " +
				"sandbox. Of a game it is the moves: the messages play, or the request moves of the machine on the command " +
				"line, say whether they are legal and how it ends. Of a puzzle it is move.",
		}},
		{"A moment of the workshop", []string{
			"The address of a moment of the workshop stands in a frame too: atelier/voir/?embed=1#q=cycle asks a prepared " +
				"question, atelier/voir/?embed=1#g=… shows a search, atelier/carte/?embed=1#b=… the map. What follows the # " +
				"is what the address of the room itself says. Of the parameters embed, lang and theme count there.",
		}},
		{"Without a network", []string{
			"The file tablier.html holds everything: it opens from a USB stick by a double click, and also stands in a frame, " +
				"at the address tablier.html?embed=1#/game/, with the name that the game has in the address of its page.",
		}},
		{"Games with secrets", []string{
			"The page is told what the player it plays may know; where it plays none, what the person at the screen may; " +
				"between two people, what a spectator may. It moves and asks for advice only for what it sees, and who plays " +
				"cannot change once the game has begun: else error says not-now.",
		}},
		{"Closed frames", []string{
			"In a frame with sandbox=\"allow-scripts\", which has no origin, nothing can be kept, and the published site " +
				"cannot load its programs unless its host sends Access-Control-Allow-Origin. The single file works there.",
		}},
		{"Privacy and security", []string{
			"The board sets no cookie and asks nothing of any other origin; its policy (CSP) forbids it. Who publishes the " +
				"site chooses, by the header frame-ancestors, which pages may show it. A message is heard from the page around " +
				"the frame only, and from an origin that origin names.",
		}},
	},
}
