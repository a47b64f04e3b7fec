// Package minimal is the smallest complete game, from which a new game is copied. Its other folders are
// tablier/app/boards/minimal, how it looks and what its pages say, and tablier/ai/minimal, how the machine plays it.
// It is for tests only and never ships; a game that ships has its rules in a folder of its own below tablier/rules.
//
// Twelve counters lie on the table. In turn each player takes one or two; whoever takes the last one wins.
//
// The text of a position is how many counters are left and who is to move, 1 for First: "12 1". A move is "1" or "2".
package minimal

import (
	"strconv"

	"tablier/rules"
)

// Counters is how many counters lie on the table at the start.
const Counters = 12

// TooMany is the game's own fault beside those of package rules.
const TooMany rules.Fault = "many" // fewer counters are left

// Last is the reason of every end.
const Last rules.Reason = "last"

// Spec returns the game.
func Spec() *rules.Spec {
	return &rules.Spec{
		ID: "minimal", Variants: []string{"12"},
		Sides: [2]string{"1", "2"},
		New:   func(rules.Setup) (rules.Position, error) { return Position{Counters, rules.First}, nil },
		Parse: func(_ rules.Setup, text string) (rules.Position, error) { return parse(text) },
	}
}

// A Position is the number of counters left, and who takes next.
type Position struct {
	Left int
	Turn rules.Player
}

// ToMove implements rules.Position: the player to move, Chance, or Nobody at the end.
func (p Position) ToMove() rules.Player {
	if p.Left == 0 {
		return rules.Nobody
	}
	return p.Turn
}

// Moves implements rules.Position: the legal moves.
func (p Position) Moves() []rules.Move {
	return []rules.Move{"1", "2"}[:min(p.Left, 2)]
}

// Play implements rules.Position: the position after a move.
func (p Position) Play(m rules.Move) (rules.Position, error) {
	fault := rules.BadMove
	switch n := taken(m); {
	case p.Left == 0:
		fault = rules.GameOver
	case m == rules.Pass:
		fault = rules.NoPass
	case n > p.Left:
		fault = TooMany
	case n > 0:
		return Position{p.Left - n, p.Turn.Other()}, nil
	}
	return nil, &rules.Illegal{Move: m, Fault: fault}
}

// taken returns how many counters a move takes, 0 for what is no move.
func taken(m rules.Move) int {
	switch m {
	case "1":
		return 1
	case "2":
		return 2
	}
	return 0
}

// Outcome implements rules.Position: who has taken the last counter has won.
func (p Position) Outcome() rules.Outcome {
	if p.Left > 0 {
		return rules.Outcome{}
	}
	return rules.Outcome{Reason: Last, Winner: p.Turn.Other()}
}

// View implements rules.Position: nothing is hidden.
func (p Position) View(rules.Player) rules.View { return rules.Open{Position: p} }

// String implements rules.Position: the text of the position, which Parse reads.
func (p Position) String() string {
	return strconv.Itoa(p.Left) + " " + strconv.Itoa(1+p.Turn.Index())
}

// parse reads a position's text: there are so few that each is compared with it.
func parse(text string) (rules.Position, error) {
	for left := range Counters + 1 {
		for _, turn := range []rules.Player{rules.First, rules.Second} {
			if p := (Position{left, turn}); p.String() == text {
				return p, nil
			}
		}
	}
	return nil, &rules.SyntaxError{What: "position", Need: "0 to 12, a space, and 1 or 2", Text: text}
}
