package i18n

import "strconv"

// Panel is what the panel beside a board says of itself.
type Panel struct {
	Tabs                            string // what the row of tabs is
	Game, Analysis, Share, Settings string
	Moves                           string // the list of moves, as a sheet on a phone
	Score                           string // what the numbers between the seats count where a game has none of its own
	Walk, Flip, Key                 string
	AnalyseGame, PlayFromHere       string
	MoveToWrite, CopyPosition       string
	ResignAsk, ResignNot            string
	MachineLevel                    string
	StartNow                        string
	NextVariant                     func(name string) string
	Matches                         func(first string, won int, second string, lost int) string // the score of all matches
	Machines                        string                                                      // who play, both of them
	Begin, Together                 string                                                      // of a first visit
	Opens                           func(name string) string                                    // who waits for a newcomer
	Softer, Stronger                string                                                      // one level of the machine
	LinkHoldsAll                    string
}

var frenchPanel = Panel{
	Tabs: "Panneau", Game: "Partie", Analysis: "Analyse", Share: "Partager", Settings: "Réglages",
	Moves: "Coups", Score: "score",
	Walk: "Relire la partie", Flip: "Retourner", Key: "Légende du tablier",
	AnalyseGame: "Analyser la partie", PlayFromHere: "Jouer d’ici",
	MoveToWrite: "Coup à jouer", CopyPosition: "Copier la position",
	ResignAsk: "Abandonner cette partie ?", ResignNot: "Continuer",
	MachineLevel: "Niveau de la machine",
	StartNow:     "Commencer maintenant",
	NextVariant:  func(name string) string { return name + " vaudra pour la prochaine partie." },
	Matches: func(first string, won int, second string, lost int) string {
		return "Parties : " + first + " " + strconv.Itoa(won) + ", " + second + " " + strconv.Itoa(lost)
	},
	Machines: "Machines",
	Begin:    "Pour commencer", Together: "À deux",
	Opens:  func(name string) string { return name + " commence." },
	Softer: "Plus doux", Stronger: "Plus fort",
	LinkHoldsAll: "Le lien porte la partie entière ; rien ne passe par un serveur.",
}

var englishPanel = Panel{
	Tabs: "Panel", Game: "Game", Analysis: "Analysis", Share: "Share", Settings: "Settings",
	Moves: "Moves", Score: "score",
	Walk: "Walk through the game", Flip: "Flip", Key: "Key to the board",
	AnalyseGame: "Analyse the game", PlayFromHere: "Play from here",
	MoveToWrite: "Move to play", CopyPosition: "Copy the position",
	ResignAsk: "Resign this game?", ResignNot: "Play on",
	MachineLevel: "Level of the machine",
	StartNow:     "Start now",
	NextVariant:  func(name string) string { return name + " will be used for the next game." },
	Matches: func(first string, won int, second string, lost int) string {
		return "Games: " + first + " " + strconv.Itoa(won) + ", " + second + " " + strconv.Itoa(lost)
	},
	Machines: "Machines",
	Begin:    "To begin", Together: "Two players",
	Opens:  func(name string) string { return name + " begins." },
	Softer: "Gentler", Stronger: "Stronger",
	LinkHoldsAll: "The link holds the whole game; nothing passes through a server.",
}
