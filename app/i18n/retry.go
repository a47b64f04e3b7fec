package i18n

import "strconv"

// Retry is what is said where a person tries positions again in which a move of theirs has lost value. A value is win,
// draw or loss to that person, or empty where it is not proved; plies are those to the end, 0 where that is not known;
// points are tenths, lost on average, and -1 in a game that is not about points.
type Retry struct {
	Title   string
	Replay  func(mistakes int) string // begins it
	Panel   string
	AtOf    func(number, of int) string
	Number  func(number int) string // of a move
	Loss    func(had string, hadPlies int, has string, hasPlies, points int) string
	Task    func(had string, plies, points int) string
	Goal    func(move, has string, plies, points int) string // what the move was that lost, and to what it led
	Judging string
	Right   string
	Kept    func(move, has string, plies, points int) string
	Lost    func(move, has string, plies, points int) string
	Replies func(who, move string) string
	Answer  string // shows a right move
	Done    string
	Score   func(right, of int) string
	Until   string // when a position is no longer listed
}

// tenths says a number of tenths of points, with the word for them.
func (l Lang) tenths(n int, point, points string) string {
	if n < 20 && l == French || n == 10 {
		points = point
	}
	return l.decimal(n) + " " + points
}

// within adds in how many moves something comes about, where that is known.
func within(what string, plies int, before string) string {
	if plies > 0 {
		what += before + strconv.Itoa(plies)
	}
	return what
}

var frenchRetry = Retry{
	Title: "Rejouer mes erreurs",
	Replay: func(mistakes int) string {
		if mistakes == 1 {
			return "Rejouer ce moment"
		}
		return "Rejouer mes " + strconv.Itoa(mistakes) + " erreurs"
	},
	Panel:  "Position à rejouer",
	AtOf:   func(number, of int) string { return strconv.Itoa(number) + " sur " + strconv.Itoa(of) },
	Number: func(number int) string { return "Votre coup " + strconv.Itoa(number) },
	Loss: func(had string, hadPlies int, has string, hasPlies, points int) string {
		was := map[string]string{
			"win": within("gagné", hadPlies, " en "), "draw": "nul", "loss": within("perdu", hadPlies, " en "),
		}[had]
		is := map[string]string{"draw": "devenu nul", "loss": within("devenu perdu", hasPlies, " en ")}[has]
		switch {
		case had == "loss" && has == "loss":
			return was + ", " + within("écourté", hasPlies, " à ")
		case was != "" && is != "":
			return was + ", " + is
		case points >= 0:
			return French.tenths(points, "point perdu", "points perdus") + ", en moyenne"
		}
		return "l’avantage s’est échappé"
	},
	Task: func(had string, plies, points int) string {
		switch {
		case had == "win":
			return within("Gagné", plies, " en ") + " : à vous."
		case had == "draw":
			return "La nulle est à tenir : à vous."
		case had == "loss":
			return within("Perdu", plies, " en ") + " : tenez le plus longtemps possible."
		case points >= 0:
			return "Quel coup vaut le plus, en moyenne ?"
		}
		return "L’avantage est à garder : à vous."
	},
	Goal: func(move, has string, plies, points int) string {
		return "Vous aviez joué " + move + " : " + frenchLeft(has, plies, points)
	},
	Judging: "La machine juge ce coup.",
	Right:   "Juste.",
	Kept: func(move, has string, plies, points int) string {
		switch {
		case has == "win":
			return within(move+" gagne", plies, " en ") + "."
		case has == "draw":
			return move + " tient la nulle."
		case has == "loss":
			return move + " résiste le plus longtemps."
		case points == 0:
			return move + " : aucun coup ne vaut plus."
		case points > 0:
			return move + " ne perd que " + French.tenths(points, "point", "points") + ", en moyenne."
		}
		return move + " garde l’avantage."
	},
	Lost: func(move, has string, plies, points int) string {
		switch {
		case has == "draw":
			return move + " ne fait que nulle."
		case has == "loss":
			return within(move+" perd", plies, " en ") + "."
		case points >= 0:
			return move + " perd " + French.tenths(points, "point", "points") + ", en moyenne."
		}
		return move + " laisse échapper l’avantage."
	},
	Replies: func(who, move string) string { return who + " répond " + move + "." },
	Answer:  "Réponse",
	Done:    "Tout est rejoué.",
	Score: func(right, of int) string {
		switch {
		case right == 0:
			return "Aucune réussie cette fois."
		case right == of && of > 1:
			return "Toutes réussies."
		}
		return French.Count(right, "position réussie", "positions réussies") + " sur " + strconv.Itoa(of) + "."
	},
	Until: "Chaque position revient, jusqu’à deux réussites en deux jours différents.",
}

// frenchLeft says what a move has left.
func frenchLeft(has string, plies, points int) string {
	switch {
	case has == "draw":
		return "nulle."
	case has == "loss":
		return within("perdu", plies, " en ") + "."
	case points >= 0:
		return French.tenths(points, "point perdu", "points perdus") + ", en moyenne."
	}
	return "l’avantage s’est échappé."
}

var englishRetry = Retry{
	Title: "Replay my mistakes",
	Replay: func(mistakes int) string {
		if mistakes == 1 {
			return "Replay this moment"
		}
		return "Replay my " + strconv.Itoa(mistakes) + " mistakes"
	},
	Panel:  "Position to replay",
	AtOf:   func(number, of int) string { return strconv.Itoa(number) + " of " + strconv.Itoa(of) },
	Number: func(number int) string { return "Your move " + strconv.Itoa(number) },
	Loss: func(had string, hadPlies int, has string, hasPlies, points int) string {
		was := map[string]string{
			"win": within("won", hadPlies, " in "), "draw": "drawn", "loss": within("lost", hadPlies, " in "),
		}[had]
		is := map[string]string{"draw": "now drawn", "loss": within("now lost", hasPlies, " in ")}[has]
		switch {
		case had == "loss" && has == "loss":
			return was + ", " + within("cut", hasPlies, " to ")
		case was != "" && is != "":
			return was + ", " + is
		case points >= 0:
			return English.tenths(points, "point", "points") + " lost on average"
		}
		return "the lead has slipped"
	},
	Task: func(had string, plies, points int) string {
		switch {
		case had == "win":
			return within("Won", plies, " in ") + ": your move."
		case had == "draw":
			return "A draw to hold: your move."
		case had == "loss":
			return within("Lost", plies, " in ") + ": hold out as long as you can."
		case points >= 0:
			return "Which move is worth most on average?"
		}
		return "A lead to keep: your move."
	},
	Goal: func(move, has string, plies, points int) string {
		return "You had played " + move + ": " + englishLeft(has, plies, points)
	},
	Judging: "The machine judges this move.",
	Right:   "Right.",
	Kept: func(move, has string, plies, points int) string {
		switch {
		case has == "win":
			return within(move+" wins", plies, " in ") + "."
		case has == "draw":
			return move + " holds the draw."
		case has == "loss":
			return move + " holds out longest."
		case points == 0:
			return move + ": no move is worth more."
		case points > 0:
			return move + " loses only " + English.tenths(points, "point", "points") + " on average."
		}
		return move + " keeps the lead."
	},
	Lost: func(move, has string, plies, points int) string {
		switch {
		case has == "draw":
			return move + " only draws."
		case has == "loss":
			return within(move+" loses", plies, " in ") + "."
		case points >= 0:
			return move + " loses " + English.tenths(points, "point", "points") + " on average."
		}
		return move + " lets the lead slip."
	},
	Replies: func(who, move string) string { return who + " replies " + move + "." },
	Answer:  "Answer",
	Done:    "All replayed.",
	Score: func(right, of int) string {
		switch {
		case right == 0:
			return "None solved this time."
		case right == of && of > 1:
			return "All solved."
		}
		return strconv.Itoa(right) + " of " + English.Count(of, "position", "positions") + " solved."
	},
	Until: "Each position comes back until it is solved on two different days.",
}

// englishLeft says what a move has left.
func englishLeft(has string, plies, points int) string {
	switch {
	case has == "draw":
		return "a draw."
	case has == "loss":
		return within("lost", plies, " in ") + "."
	case points >= 0:
		return English.tenths(points, "point", "points") + " lost on average."
	}
	return "the lead slipped."
}
