package i18n

import "strconv"

// ByLinks is what is said of matches in which the players, each at a screen of their own, send each other links.
type ByLinks struct {
	// To begin one: beside the other ways to play, and what becomes of the match on the table.
	Apart, Here          string
	GoesOn, Begins, Anew string
	NoRandom             string // no secret can be drawn
	NextPlayers          string

	// Who is to do what now, a line and its reason. Name is who is elsewhere.
	Elsewhere            string // beside the name of who is
	Plays                func(name string) string
	MoveWhy              string
	ToSeal               func(name string) string
	ToDraw               func(name string) string
	DrawWhy              string
	ToSetUp              func(name string) string
	SetUpWhy             string
	ToOpen               func(name string) string
	OpenWhy              func(move string) string
	Ended, YouResign     string
	AllWhy               func(name string) string
	LastWhy              func(name string) string
	DoneWhy              string
	ToSend               string
	Invited              func(name, side string) string // to who has opened the first link
	Yours, YoursWhy      string
	Many                 func(links int) string // how long a match takes, before it begins
	ManyWhy              string
	Taking               func(name string, links int) string // a variant, with how many links it takes
	Send, NoServer       string
	CodeOfLink           string
	Larger, Smaller      string // the QR code
	LinkLong, WholeLong  string
	Answer               string
	AnswerWhy            func(name string) string
	Loss                 string // what helps where something has been lost
	Code, CodeWhy        string
	CopyCode             string
	WholeWhy             func(name string) string
	CopyWhole, SendWhole string
	FileWhy              string
	KeepFile             string
}

var frenchByLinks = ByLinks{
	Apart: "Chacun chez soi", Here: "Sur cet écran",
	GoesOn:      "Chacun chez soi\u202f: la partie en cours continue, un lien par coup.",
	Begins:      "Chacun chez soi\u202f: chaque coup part dans un lien que vous envoyez.",
	Anew:        "Chacun chez soi\u202f: une autre partie commence, un lien par coup.",
	NoRandom:    "Ce navigateur ne donne pas de nombres au hasard\u202f: une partie par liens ne peut pas commencer ici.",
	NextPlayers: "Ces joueurs vaudront pour la prochaine partie.",

	Elsewhere: "ailleurs",
	Plays:     func(name string) string { return name + " joue sur son appareil." },
	MoveWhy:   "Envoyez-lui le lien\u202f; le sien vous reviendra.",
	ToSeal:    func(name string) string { return French.Request(name, "de répondre") },
	ToDraw:    func(name string) string { return French.Request(name, "de répondre au tirage") },
	DrawWhy:   "Ni vous ni l’autre ne choisissez le tirage\u202f: il dépend des deux appareils.",
	ToSetUp:   func(name string) string { return French.Request(name, "de disposer ses pions") },
	SetUpWhy:  "Personne ne peut lire votre disposition, ni vous la changer.",
	ToOpen:    func(name string) string { return French.Request(name, "d’ouvrir son pion") },
	OpenWhy:   func(move string) string { return "Votre attaque " + move + " est partie." },
	Ended:     "La partie est finie.", YouResign: "Vous abandonnez.",
	AllWhy:  func(name string) string { return French.Request(name, "d’ouvrir ses pions") },
	LastWhy: func(name string) string { return "Envoyez ce lien\u202f: " + name + " verra la fin." },
	DoneWhy: "La partie est complète des deux côtés.",
	ToSend:  "Envoyez ce lien.",
	Invited: func(name, side string) string { return name + " vous invite\u202f: vous êtes " + side + "." },
	Yours:   "À vous de jouer.", YoursWhy: "Le lien à envoyer sera prêt après votre coup.",
	Many:    func(links int) string { return "Une partie prend environ " + strconv.Itoa(links) + " liens." },
	ManyWhy: "Chaque pion tiré et chaque coup part dans un lien. Pour commencer, un petit tablier suffit.",
	Taking:  func(name string, links int) string { return name + ", " + strconv.Itoa(links) + " liens" },
	Send:    "Envoyer", NoServer: "Rien ne passe par un serveur.",
	CodeOfLink: "Code QR du lien à envoyer",
	Larger:     "Agrandir le code QR", Smaller: "Réduire le code QR",
	LinkLong:  "Le lien serait trop long\u202f: cette partie ne peut pas continuer ainsi.",
	WholeLong: "Cette partie est trop longue pour un seul lien.",
	Answer:    "Coller la réponse",
	AnswerWhy: func(name string) string { return "Ouvrez le lien " + De(name) + ", ou collez-le ici." },
	Loss:      "En cas de perte",
	Code:      "Code de secours",
	CodeWhy: "Si ce navigateur perd ses données, ce code rend la partie. Gardez-le ailleurs\u202f; ne l’envoyez " +
		"jamais\u202f: qui l’a peut jouer à votre place.",
	CopyCode: "Copier le code",
	WholeWhy: func(name string) string {
		return "Toute la partie en un lien\u202f: envoyez-le si " + name + " a perdu la sienne."
	},
	CopyWhole: "Copier toute la partie", SendWhole: "Envoyer toute la partie",
	FileWhy:  "Pour vous, toute la partie en un fichier\u202f: il faut aussi le code de secours.",
	KeepFile: "Garder le fichier",
}

var englishByLinks = ByLinks{
	Apart: "Apart, by links", Here: "On this screen",
	GoesOn:      "Two players, two places: this game goes on, a link for each move.",
	Begins:      "Two players, two places: each move goes into a link that you send.",
	Anew:        "Two players, two places: another game begins, a link for each move.",
	NoRandom:    "This browser gives no random numbers: a game by links cannot begin here.",
	NextPlayers: "These players will play the next game.",

	Elsewhere: "elsewhere",
	Plays:     func(name string) string { return name + " plays on their device." },
	MoveWhy:   "Send them the link; theirs will come back to you.",
	ToSeal:    func(name string) string { return name + " is to answer." },
	ToDraw:    func(name string) string { return name + " is to answer for the draw." },
	DrawWhy:   "Neither of you chooses the draw: it depends on both devices.",
	ToSetUp:   func(name string) string { return name + " is to set up." },
	SetUpWhy:  "Nobody can read your set-up, and you cannot change it.",
	ToOpen:    func(name string) string { return name + " is to open a pawn." },
	OpenWhy:   func(move string) string { return "Your attack " + move + " is on its way." },
	Ended:     "The game is over.", YouResign: "You resign.",
	AllWhy:  func(name string) string { return name + " is to open all pawns." },
	LastWhy: func(name string) string { return "Send this link: " + name + " will see the end." },
	DoneWhy: "The game is complete on both sides.",
	ToSend:  "Send this link.",
	Invited: func(name, side string) string { return name + " invites you: you are " + side + "." },
	Yours:   "Your move.", YoursWhy: "The link to send will be ready after it.",
	Many:    func(links int) string { return "A game takes about " + strconv.Itoa(links) + " links." },
	ManyWhy: "Each pawn drawn and each move goes into a link. To begin with, a small board will do.",
	Taking:  func(name string, links int) string { return name + ", " + strconv.Itoa(links) + " links" },
	Send:    "Send", NoServer: "Nothing passes through a server.",
	CodeOfLink: "QR code of the link to send",
	Larger:     "Enlarge the QR code", Smaller: "Reduce the QR code",
	LinkLong:  "The link would be too long: this game cannot go on in this way.",
	WholeLong: "This game is too long for one link.",
	Answer:    "Paste the answer",
	AnswerWhy: func(name string) string { return "Open the link that " + name + " sends you, or paste it here." },
	Loss:      "If something is lost",
	Code:      "Recovery code",
	CodeWhy: "If this browser loses its data, this code brings the game back. Keep it elsewhere and never send it: " +
		"whoever has it can play in your place.",
	CopyCode: "Copy the code",
	WholeWhy: func(name string) string {
		return "The whole game in one link: send it if " + name + " has lost theirs."
	},
	CopyWhole: "Copy the whole game", SendWhole: "Send the whole game",
	FileWhy:  "For yourself, the whole game as a file: it needs the recovery code as well.",
	KeepFile: "Keep the file",
}
