// Package bag is a tiny game with all the features that a board game of Tablier may have: chance, secrets, points and
// two rounds. It is for tests only and never ships.
//
// In each round both players pick a secret number, 1 to 3, First before Second. Then chance draws balls
// numbered 1 to 3 from a bag of two each, and First and Second in turn take the ball drawn (+) or leave it to the
// other (--). A ball counts its number, and twice that for a player whose secret it is: when the round ends,
// the secrets are shown. In the second round the players swap roles.
//
// The variant is how many balls a round draws: "four", so that a round is three moves a side, or "one". With
// the option "same" both rounds draw the same balls, with "told" the secrets are open.
//
// The text of a position is both secrets, "-" before they are picked and "?" when unknown; what is left in the bag
// by number; the ball drawn, else 0; and what First and Second hold by number: "2? 122 3 000/000" is a position as
// First sees it, with the ball 3 to be taken or left. Moves are "1" to "3" for a secret, "?" for one that is unknown;
// "=1" to "=3" for a draw; "+" and "--".
package bag

import (
	"slices"

	"tablier/rules"
)

// Spent is the game's own fault beside those of package rules.
const Spent rules.Fault = "spent" // no such ball is left in the bag

// Points is the reason of every end.
const Points rules.Reason = "points"

// Unknown is the secret of a player that one does not know.
const Unknown = -1

var draws = map[string]int{"four": 4, "one": 1}

// Spec returns the game.
func Spec() *rules.Spec {
	return &rules.Spec{
		ID: "bag", Variants: []string{"four", "one"}, Options: []string{"same", "told"},
		Sides:  [2]string{"1", "2"},
		Rounds: 2, Secret: true, SameDraw: "same",
		New: func(setup rules.Setup) (rules.Position, error) { return start(setup), nil },
		Parse: func(setup rules.Setup, text string) (rules.Position, error) {
			return parse(start(setup), text)
		},
	}
}

// A Position is a position of a round.
type Position struct {
	Secrets [2]int    // of First and Second: 1 to 3, 0 until picked, or Unknown
	Left    [3]int    // balls in the bag, by number
	Ball    int       // drawn and neither taken nor left yet, or 0
	Held    [2][3]int // balls that First and Second have, by number

	draws int  // in a round, at most 6
	open  bool // option: there are no secrets
}

func start(setup rules.Setup) Position {
	return Position{Left: [3]int{2, 2, 2}, open: setup.Has("told"), draws: draws[setup.Variant]}
}

func (p Position) drawn() int {
	n := 6
	for _, left := range p.Left {
		n -= left
	}
	return n
}

// ToMove says who acts.
func (p Position) ToMove() rules.Player {
	switch {
	case p.Secrets[0] == 0:
		return rules.First
	case p.Secrets[1] == 0:
		return rules.Second
	case p.Ball != 0 && p.drawn()%2 == 1:
		return rules.First
	case p.Ball != 0:
		return rules.Second
	case p.drawn() < p.draws:
		return rules.Chance
	}
	return rules.Nobody
}

// picking says whether a secret is due.
func (p Position) picking() bool { return p.Secrets[1] == 0 }

// Moves returns the legal moves; "?" is not among them.
func (p Position) Moves() []rules.Move {
	switch {
	case p.picking():
		return []rules.Move{"1", "2", "3"}
	case p.ToMove() == rules.Chance:
		var moves []rules.Move
		for i, left := range p.Left {
			if left > 0 {
				moves = append(moves, drawMove(i+1))
			}
		}
		return moves
	case p.ToMove() == rules.Nobody:
		return nil
	}
	return []rules.Move{take, rules.Pass}
}

// Odds returns how many balls of each number that may be drawn are left in the bag.
func (p Position) Odds() []int {
	if p.ToMove() != rules.Chance {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(p.Left[:]), func(left int) bool { return left == 0 })
}

// Play returns the position after m.
func (p Position) Play(m rules.Move) (rules.Position, error) {
	if fault := p.fault(m); fault != "" {
		return nil, &rules.Illegal{Move: m, Fault: fault}
	}
	switch who := p.ToMove(); {
	case p.picking():
		p.Secrets[who.Index()] = secret(m)
	case who == rules.Chance:
		p.Ball = int(m[1] - '0')
		p.Left[p.Ball-1]--
	default:
		if m == rules.Pass {
			who = who.Other()
		}
		p.Held[who.Index()][p.Ball-1]++
		p.Ball = 0
	}
	return p, nil
}

// fault returns the rule that m breaks, if any.
func (p Position) fault(m rules.Move) rules.Fault {
	who := p.ToMove()
	switch {
	case who == rules.Nobody:
		return rules.GameOver
	case m == unknown && p.picking() && !p.open, slices.Contains(p.Moves(), m):
		return ""
	case m == rules.Pass:
		return rules.NoPass
	case who == rules.Chance && slices.Contains([]rules.Move{"=1", "=2", "=3"}, m):
		return Spent
	}
	return rules.BadMove
}

// Outcome counts the points. A secret that is unknown to the end doubles nothing.
func (p Position) Outcome() rules.Outcome {
	if p.ToMove() != rules.Nobody {
		return rules.Outcome{}
	}
	var score [2]int
	for side, held := range p.Held {
		for i, n := range held {
			score[side] += n * (i + 1)
		}
		if secret := p.Secrets[side]; secret != Unknown {
			score[side] += held[secret-1] * secret
		}
	}
	out := rules.Outcome{Reason: Points, Score: &score}
	if score[0] > score[1] {
		out.Winner = rules.First
	} else if score[1] > score[0] {
		out.Winner = rules.Second
	}
	return out
}
