package conform_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tablier/rules"
)

// bag is a tiny game with all that a board game may have: chance, a secret and points. Each player picks a
// secret number, 1 to 3. Then chance draws balls numbered 1 to 3 from a bag of two each, and the players in
// turn take the ball drawn (+) or leave it to the other (--). A ball with one's own secret number counts
// double at the end, when the secrets are told.
//
// Its text is both secrets, what is left in the bag by number, the ball drawn, what First and Second hold
// by number: "2? 122 3 010/000" is Second's secret hidden and ball 3 waiting for Second.
type bag struct {
	secret [2]int // 0 until picked; never shown to the other when told is false
	left   [3]int
	ball   int // drawn and not yet taken, or 0
	held   [2][3]int
	told   bool // option: secrets are no secrets
	draws  int  // in a game, 1 to 6
}

func bagSpec() *rules.Spec {
	first := func(setup rules.Setup) bag {
		draws := map[string]int{"four": 4, "one": 1}[setup.Variant]
		return bag{left: [3]int{2, 2, 2}, told: setup.Has("told"), draws: draws}
	}
	return &rules.Spec{
		ID: "bag", Variants: []string{"four", "one"}, Options: []string{"told"},
		New: func(setup rules.Setup) (rules.Position, error) { return first(setup), nil },
		Parse: func(setup rules.Setup, text string) (rules.Position, error) {
			b := first(setup)
			if need := b.read(text); need != "" {
				return nil, &rules.SyntaxError{What: "position", Need: need, Text: text}
			}
			return b, nil
		},
	}
}

func (b bag) drawn() int {
	n := 6
	for _, left := range b.left {
		n -= left
	}
	return n
}

func (b bag) ToMove() rules.Player {
	switch {
	case b.secret[0] == 0:
		return rules.First
	case b.secret[1] == 0:
		return rules.Second
	case b.ball != 0 && b.drawn()%2 == 1:
		return rules.First
	case b.ball != 0:
		return rules.Second
	case b.drawn() < b.draws:
		return rules.Chance
	}
	return rules.Nobody
}

func (b bag) Moves() []rules.Move {
	switch who := b.ToMove(); {
	case who == rules.Nobody:
		return nil
	case b.secret[1] == 0:
		return []rules.Move{"1", "2", "3"}
	case who != rules.Chance:
		return []rules.Move{"+", "--"}
	}
	var moves []rules.Move
	for i, left := range b.left {
		if left > 0 {
			moves = append(moves, rules.Move(fmt.Sprintf("=%d", i+1)))
		}
	}
	return moves
}

func (b bag) Play(m rules.Move) (rules.Position, error) {
	if !slices.Contains(b.Moves(), m) {
		return nil, &rules.Illegal{Move: m, Fault: rules.BadMove}
	}
	who := b.ToMove()
	switch m {
	case "1", "2", "3":
		b.secret[who.Index()] = int(m[0] - '0')
	case "+", "--":
		if m == "--" {
			who = who.Other()
		}
		b.held[who.Index()][b.ball-1]++
		b.ball = 0
	default:
		b.ball = int(m[1] - '0')
		b.left[b.ball-1]--
	}
	return b, nil
}

func (b bag) Outcome() rules.Outcome {
	if b.ToMove() != rules.Nobody {
		return rules.Outcome{}
	}
	var score [2]int
	for side, held := range b.held {
		for i, n := range held {
			score[side] += n * (i + 1)
		}
		score[side] += held[b.secret[side]-1] * b.secret[side]
	}
	out := rules.Outcome{Reason: "points", Score: &score}
	if score[0] > score[1] {
		out.Winner = rules.First
	} else if score[1] > score[0] {
		out.Winner = rules.Second
	}
	return out
}

func (b bag) String() string {
	secrets := strings.ReplaceAll(fmt.Sprintf("%d%d", b.secret[0], b.secret[1]), "0", "-")
	return secrets + fmt.Sprintf(" %s %d %s/%s", digits(b.left), b.ball, digits(b.held[0]), digits(b.held[1]))
}

func digits(n [3]int) string { return fmt.Sprintf("%d%d%d", n[0], n[1], n[2]) }

// read sets b from its text; it returns what should stand there instead, empty when all is well.
func (b *bag) read(text string) (need string) {
	const form = "## ### # ###/###"
	if len(text) != len(form) {
		return form
	}
	var n []int
	for i := range len(form) {
		c := text[i]
		if i < 2 && c == '-' {
			c = '0'
		} else if i < 2 && c == '0' {
			return "a secret or -"
		}
		if form[i] != '#' && c != form[i] || form[i] == '#' && (c < '0' || c > '3') {
			return form
		}
		if form[i] == '#' {
			n = append(n, int(c-'0'))
		}
	}
	b.secret, b.left, b.ball = [2]int(n[:2]), [3]int(n[2:5]), n[5]
	b.held = [2][3]int{[3]int(n[6:9]), [3]int(n[9:])}
	return b.absurd()
}

func (b *bag) absurd() (need string) {
	for i := range 3 {
		all := b.left[i] + b.held[0][i] + b.held[1][i]
		if b.ball == i+1 {
			all++
		}
		if all != 2 {
			return "two balls of each number"
		}
	}
	if b.drawn() > b.draws || b.drawn() > 0 && b.secret[1] == 0 || b.secret[0] == 0 && b.secret[1] != 0 {
		return "a position of a game"
	}
	return ""
}

func (b bag) View(p rules.Player) rules.View {
	v := bagView{bag: b}
	for side, secret := range b.secret {
		if secret != 0 && p != rules.First+rules.Player(side) && !b.told && b.ToMove() != rules.Nobody {
			v.hidden[side] = true
			v.bag.secret[side] = 1 // forgotten, so that nothing can depend on it
		}
	}
	return v
}

type bagView struct {
	bag    bag
	hidden [2]bool
}

func (v bagView) ToMove() rules.Player { return v.bag.ToMove() }
func (v bagView) Moves() []rules.Move  { return v.bag.Moves() }

func (v bagView) Resample(rng *rand.Rand) rules.Position {
	b := v.bag
	for side, hidden := range v.hidden {
		if hidden {
			b.secret[side] = 1 + rng.IntN(3)
		}
	}
	return b
}

func (v bagView) String() string {
	text := []byte(v.bag.String())
	for side, hidden := range v.hidden {
		if hidden {
			text[side] = '?'
		}
	}
	return string(text)
}
