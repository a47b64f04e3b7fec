package protocol

import "strconv"

// MaxSurvey is how many positions a game may have that is surveyed.
const MaxSurvey = 1_000_000

// A Survey answers the op survey: what a whole game comes to.
type Survey struct {
	States  int      `json:"states"` // how many positions there are
	Value   string   `json:"value"`  // of the start, for First
	Plies   int      `json:"plies"`  // to the end of it; 0 for a draw
	Longest int      `json:"longest"`
	Wins    int      `json:"wins"` // positions, for their side to move
	Losses  int      `json:"losses"`
	Draws   int      `json:"draws"`
	Moves   []Opened `json:"moves"` // of the start
	Traps   [2]int   `json:"traps"` // by the side to move
	Trap    Trap     `json:"trap"`  // one of them with Second to move; zero where there is none
}

// A Trap is a position in which all moves lose but one.
type Trap struct {
	Position string `json:"position"`
	Move     string `json:"move"`  // that does not lose
	Moves    int    `json:"moves"` // how many there are
}

// An Opened is a first move with its value for who makes it.
type Opened struct {
	Move  string `json:"move"`
	Value string `json:"value"`
	Plies int    `json:"plies"`
}

// A Surveyed is the content of an answer to the op survey beside its id.
type Surveyed struct {
	Survey Survey `json:"survey"`
}

func (s Surveyed) body(o *object) {
	v := &s.Survey
	o.name("survey")
	o.open()
	o.integer("states", uint64(v.States))
	o.text("value", v.Value)
	o.integer("plies", uint64(v.Plies))
	o.integer("longest", uint64(v.Longest))
	o.integer("wins", uint64(v.Wins))
	o.integer("losses", uint64(v.Losses))
	o.integer("draws", uint64(v.Draws))
	o.list("moves", len(v.Moves), func(i int) {
		o.open()
		o.text("move", v.Moves[i].Move)
		o.text("value", v.Moves[i].Value)
		o.integer("plies", uint64(v.Moves[i].Plies))
		o.close()
	})
	o.list("traps", len(v.Traps), func(i int) { o.buf = strconv.AppendInt(o.buf, int64(v.Traps[i]), 10) })
	if v.Trap.Moves > 0 {
		o.name("trap")
		o.open()
		o.text("position", v.Trap.Position)
		o.text("move", v.Trap.Move)
		o.integer("moves", uint64(v.Trap.Moves))
		o.close()
	}
	o.close()
}
