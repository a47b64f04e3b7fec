package i18n

// Arrivals is what is said about links of matches by links that come.
type Arrivals struct {
	// why one is not taken
	Mine, Missing, Forked, Stranger, Illegal     string
	BadDraw, BadPiece, BadSetup, Withheld, Early string
	BadCode, Ended, Broken, Other                string
	Code, CodeWhy, GoOn, OpenFile                string // to go on with a whole match
	MyMove, TheirMove, TheirSeal, TheirDraw      string // what a match waits for
	TheirSet, TheirOpen, TheirAll                string
}

var frenchArrivals = Arrivals{
	Mine: "C’est votre propre lien : il est pour l’autre.",
	Missing: "Un lien manque avant celui-ci. Demandez à l’autre de vous renvoyer le précédent, ou " +
		"toute la partie en un lien.",
	Forked: "Ce lien contredit ceux que vous avez déjà : il suit un autre cours de la partie. La vôtre n’a pas " +
		"changé. Demandez à l’autre son dernier lien.",
	Stranger: "Cet appareil n’a pas cette partie. Ouvrez ce lien là où vous la jouez, ou demandez à l’autre « toute " +
		"la partie en un lien » et ouvrez-la ici. Si la partie a un code de reprise, il vous sera demandé.",
	Illegal: "Ce lien porte un coup que les règles refusent. Demandez à l’autre de l’envoyer à nouveau depuis sa " +
		"partie.",
	BadDraw: "Le tirage de ce lien ne correspond pas à ce que l’autre a scellé au départ. Demandez-lui le lien que " +
		"sa page a préparé.",
	BadPiece: "La pièce que ce lien découvre n’est pas celle que l’autre a placée au départ. Demandez-lui le lien que " +
		"sa page a préparé.",
	BadSetup: "La mise en place que ce lien dévoile n’est pas permise, ou contredit la partie : elle ne peut pas " +
		"être reconnue.",
	Withheld: "Il manque à ce lien ce qu’il doit découvrir. L’autre doit envoyer le lien complet que sa page a préparé.",
	Early:    "Ce lien découvre ce qui doit encore rester caché. Demandez à l’autre le lien que sa page a préparé.",
	BadCode:  "Ce code n’est pas celui de cette partie. Vérifiez chaque groupe de lettres et de chiffres.",
	Ended:    "Cette partie est finie. Vous la trouverez parmi les parties passées.",
	Broken:   "La partie de ce lien est abîmée sur cet appareil. Demandez à l’autre « toute la partie en un lien ».",
	Other:    "Ce lien porte un tour d’une partie par liens : il s’ouvre sur la page du jeu, pas ici.",

	Code: "Code de reprise", GoOn: "Reprendre", OpenFile: "Ouvrir un fichier",
	CodeWhy: "Ce lien porte toute la partie, sauf vos secrets. Le code que vous avez gardé au début les rend.",

	MyMove: "À vous de jouer.", TheirMove: "Au tour de l’autre.",
	TheirSeal: "On attend la réponse de l’autre.", TheirDraw: "On attend l’autre pour le tirage.",
	TheirSet:  "On attend la mise en place de l’autre.",
	TheirOpen: "On attend que l’autre découvre la pièce attaquée.",
	TheirAll:  "On attend que l’autre dévoile tout, pour finir.",
}

var englishArrivals = Arrivals{
	Mine: "This is your own link: it is for the other side.",
	Missing: "A link is missing before this one. Ask the other side to send the one before again, or the " +
		"whole game in one link.",
	Forked: "This link contradicts those that you have: it follows another course of the game. Yours has not changed. " +
		"Ask the other side for their last link.",
	Stranger: "This device does not have this game. Open the link where you play it, or ask the other side for “the " +
		"whole game in one link” and open that here. If the game has a recovery code, you will be asked for it.",
	Illegal: "This link holds a move that the rules refuse. Ask the other side to send it again from their game.",
	BadDraw: "The draw in this link does not fit what the other side sealed at the start. Ask for the link that their " +
		"page has made.",
	BadPiece: "The piece that this link uncovers is not the one that the other side set up. Ask for the link that " +
		"their page has made.",
	BadSetup: "The set-up that this link reveals is not allowed, or contradicts the game: it cannot be accepted.",
	Withheld: "This link lacks what it has to uncover. The other side must send the whole link that their page has made.",
	Early:    "This link uncovers what must still stay hidden. Ask the other side for the link that their page has made.",
	BadCode:  "This code is not that of this game. Check each group of letters and digits.",
	Ended:    "This game is over. You will find it among the games played.",
	Broken:   "The game of this link is damaged on this device. Ask the other side for “the whole game in one link”.",
	Other:    "This link holds a turn of a game by links: it opens on the game’s page, not here.",

	Code: "Recovery code", GoOn: "Resume", OpenFile: "Open a file",
	CodeWhy: "This link holds the whole game but for your secrets. The code that you kept at the start brings them back.",

	MyMove: "Your move.", TheirMove: "The other side’s turn.",
	TheirSeal: "Waiting for the other side’s answer.", TheirDraw: "Waiting for the other side for the draw.",
	TheirSet:  "Waiting for the other side to set up.",
	TheirOpen: "Waiting for the other side to uncover the piece attacked.",
	TheirAll:  "Waiting for the other side to reveal everything, to end.",
}
