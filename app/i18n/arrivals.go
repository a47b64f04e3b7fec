package i18n

import (
	"strconv"
	"strings"
)

// fewMoves is how many moves a question names one by one.
const fewMoves = 6

// Arrivals is what is said about links of matches by links that come.
type Arrivals struct {
	// why one is not taken
	Mine, Missing, Forked, Stranger, Illegal     string
	Unsigned, Forged, Taken                      string // by the other side; in the name of the person here
	BadDraw, BadPiece, BadSetup, Withheld, Early string
	BadCode, Ended, Broken, Other                string
	Code, CodeWhy, GoOn, OpenFile                string // to go on with a whole match
	// of what the person here may have done on another device: their moves, that they gave up, or neither
	Elsewhere                               func(moves []string) string
	ElsewhereResigned, ElsewhereOn          string
	ElsewhereWhy, ElsewhereYes, ElsewhereNo string
	NotByMe                                 string // it was not them
	MyMove, TheirMove, TheirSeal, TheirDraw string // what a match waits for
	TheirSet, TheirOpen, TheirAll           string
}

var frenchArrivals = Arrivals{
	Mine: "C’est votre propre lien : il est pour l’autre. Si vous l’avez fait sur un autre appareil, ouvrez ici toute " +
		"la partie en un lien.",
	Missing: "Un lien manque avant celui-ci. Demandez à l’autre de vous renvoyer le précédent, ou " +
		"toute la partie en un lien.",
	Forked: "Ce lien contredit ceux que vous avez déjà : il suit un autre cours de la partie. La vôtre n’a pas " +
		"changé. Demandez à l’autre son dernier lien.",
	Unsigned: "Ce lien ne porte pas la signature de l’autre joueur : quelqu’un d’autre l’a fait ou modifié. Il est " +
		"refusé. Demandez à l’autre le lien que sa page a préparé.",
	Taken: "Quelqu’un d’autre a déjà répondu à votre invitation : la partie se joue avec le premier venu. Pour jouer " +
		"aussi avec l’auteur de ce lien, commencez une autre partie.",
	Forged: "Ce lien contient des coups en votre nom que vous n’avez pas signés. Il est refusé, et votre partie n’a " +
		"pas changé.",
	Stranger: "Cet appareil n’a pas cette partie. Ouvrez ce lien là où vous la jouez, ou demandez à l’autre « toute " +
		"la partie en un lien » et ouvrez-la ici : votre code de secours vous sera demandé.",
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

	Elsewhere: func(moves []string) string {
		switch n := len(moves); {
		case n == 1:
			return "Votre coup " + moves[0] + " a-t-il été joué par vous sur un autre appareil\u202f?"
		case n > fewMoves:
			return "Vos " + strconv.Itoa(n) + " coups, de " + moves[0] + " à " + moves[n-1] +
				", ont-ils été joués par vous sur un autre appareil\u202f?"
		}
		return "Vos coups " + strings.Join(moves, ", ") + " ont-ils été joués par vous sur un autre appareil\u202f?"
	},
	ElsewhereResigned: "Avez-vous abandonné cette partie sur un autre appareil\u202f?",
	ElsewhereOn:       "Avez-vous continué cette partie sur un autre appareil\u202f?",
	ElsewhereWhy:      "Ce lien porte votre signature. Rien ne change ici avant votre réponse.",
	ElsewhereYes:      "Oui, continuer ici", ElsewhereNo: "Non",
	NotByMe: "Rien n’a changé ici. Quelqu’un a signé à votre place : il a votre code de secours, ou a eu cet appareil. " +
		"Commencez une autre partie.",

	Code: "Code de secours", GoOn: "Reprendre", OpenFile: "Ouvrir un fichier",
	CodeWhy: "Ce lien porte toute la partie, sauf vos secrets. Le code que vous avez gardé au début les rend.",

	MyMove: "À vous de jouer.", TheirMove: "Au tour de l’autre.",
	TheirSeal: "On attend la réponse de l’autre.", TheirDraw: "On attend l’autre pour le tirage.",
	TheirSet:  "On attend la mise en place de l’autre.",
	TheirOpen: "On attend que l’autre découvre la pièce attaquée.",
	TheirAll:  "On attend que l’autre dévoile tout, pour finir.",
}

var englishArrivals = Arrivals{
	Mine: "This is your own link: it is for the other side. If you made it on another device, open the whole game in " +
		"one link here.",
	Missing: "A link is missing before this one. Ask the other side to send the one before again, or the " +
		"whole game in one link.",
	Forked: "This link contradicts those that you have: it follows another course of the game. Yours has not changed. " +
		"Ask the other side for their last link.",
	Unsigned: "This link does not bear the other player’s signature: somebody else made or changed it. It is refused. " +
		"Ask the other side for the link that their page has made.",
	Taken: "Somebody else has answered your invitation before: the game is with whoever came first. To play with " +
		"whoever made this link too, begin another game.",
	Forged: "This link holds moves in your name that you have not signed. It is refused, and your game has not changed.",
	Stranger: "This device does not have this game. Open the link where you play it, or ask the other side for “the " +
		"whole game in one link” and open that here: you will be asked for your recovery code.",
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

	Elsewhere: func(moves []string) string {
		switch n := len(moves); {
		case n == 1:
			return "Did you play your move " + moves[0] + " on another device?"
		case n > fewMoves:
			return "Did you play your " + strconv.Itoa(n) + " moves from " + moves[0] + " to " + moves[n-1] +
				" on another device?"
		}
		return "Did you play your moves " + strings.Join(moves, ", ") + " on another device?"
	},
	ElsewhereResigned: "Did you resign this game on another device?",
	ElsewhereOn:       "Did you go on with this game on another device?",
	ElsewhereWhy:      "This link bears your signature. Nothing changes here before you answer.",
	ElsewhereYes:      "Yes, go on here", ElsewhereNo: "No",
	NotByMe: "Nothing has changed here. Somebody has signed in your place: they have your recovery code, or have had " +
		"this device. Begin another game.",

	Code: "Recovery code", GoOn: "Resume", OpenFile: "Open a file",
	CodeWhy: "This link holds the whole game but for your secrets. The code that you kept at the start brings them back.",

	MyMove: "Your move.", TheirMove: "The other side’s turn.",
	TheirSeal: "Waiting for the other side’s answer.", TheirDraw: "Waiting for the other side for the draw.",
	TheirSet:  "Waiting for the other side to set up.",
	TheirOpen: "Waiting for the other side to uncover the piece attacked.",
	TheirAll:  "Waiting for the other side to reveal everything, to end.",
}
