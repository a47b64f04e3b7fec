package prove_test

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
)

// endings are what positions of Le Stratège with nothing hidden are worth, quiet turns and all, by following every move
// to the end.
type endings map[rules.Position]outcome

func (e endings) of(p rules.Position) (best outcome) {
	if o, ok := e[p]; ok {
		return o
	}
	for i, m := range p.Moves() {
		o := e.after(p, m)
		better := o.value > best.value || o.value == best.value && (o.value == ai.Win) == (o.plies < best.plies)
		if i == 0 || better && o != best {
			best = o
		}
	}
	e[p] = best
	return best
}

// after returns what a move is worth to who makes it.
func (e endings) after(p rules.Position, m rules.Move) outcome {
	after, err := p.Play(m)
	if err != nil {
		panic(err)
	}
	o, over := ended(after, p.ToMove())
	switch {
	case !over:
		return e.of(after).before()
	case o.value != ai.Draw:
		o.plies = 1
	}
	return o
}

// row returns the text of a row of eleven places with some pawns.
func row(pawns map[int]string) (text string) {
	empty := 0
	for column := range 11 {
		if pawns[column] == "" {
			empty++
			continue
		}
		if empty > 0 {
			text += "(" + strconv.Itoa(empty) + ")"
		}
		text, empty = text+pawns[column], 0
	}
	if empty > 0 {
		text += "(" + strconv.Itoa(empty) + ")"
	}
	return text
}

// Of a number of endings of Le Stratège all moves are followed to the end: two pawns on the row before Green's, one of
// which takes the other, and one of each side that has arrived.
func TestEndingsAreProved(t *testing.T) {
	prover, spec := proverOf(t, "stratege")
	known, done := endings{}, 0
	for white := range 11 {
		for green := range 11 {
			if white == green || (white+green)%apart > 0 {
				continue
			}
			text := "w1!(10)/" + row(map[int]string{white: "w3!", green: "g2!"}) + strings.Repeat("/(11)", 7) +
				"/g3!(10) w 0 1122233444555666 1112233444555666"
			p := puzzle.Puzzle{Variant: "stratege", Position: text}
			position, err := p.Open(spec)
			if err != nil {
				t.Fatal(err)
			}
			task := prove.Task{Variant: p.Variant, Position: position}
			var moves []outcome
			for _, m := range position.Moves() {
				moves = append(moves, known.after(position, m))
			}
			for _, task.Kind = range []puzzle.Kind{puzzle.Win, puzzle.Hold} {
				want(t, task, solve(t, prover, spec, task, 0), moves)
			}
			done++
		}
	}
	if done < 110/apart-5 {
		t.Errorf("only %d endings", done)
	}
}

// Who has lost may hold out for more than a thousand plies, with quiet turns between two steps forward: it is no draw.
func TestLongEndingsAreProved(t *testing.T) {
	prover, spec := proverOf(t, "stratege")
	for turn, kind := range map[string]puzzle.Kind{"g": puzzle.Hold, "w": puzzle.Win} {
		p := puzzle.Puzzle{Variant: "stratege", Position: "w6!(10)/(11)/g1!(9)g1!" + strings.Repeat("/(11)", 7) + " " + turn +
			" 0 11122233344455566 1222333444555666"}
		position, err := p.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		task := prove.Task{Question: prove.Question{Kind: kind}, Variant: p.Variant, Position: position}
		found := solve(t, prover, spec, task, 0)
		if kind == puzzle.Hold {
			if found.Open > 0 || len(found.Right) != 0 || found.Puzzle.Position != "" {
				t.Errorf("Green holds the draw with %v", found.Right)
			}
			continue
		}
		if found.Open > 0 || len(found.Right) != 1 || found.Puzzle.Verdicts[0].Plies <= 1000 {
			t.Errorf("White wins with %v: %s", found.Right, &found.Puzzle)
		}
		task.Soon = true // in more moves than a puzzle can ask for
		if _, err := prover.Prove(task, unlimited()); err != prove.ErrQuestion {
			t.Errorf("a win in %d moves is asked for: %v", found.Puzzle.Verdicts[0].Plies/2, err)
		}
	}
}

// What cannot be counted in plies is not proved.
func TestTooLongEndings(t *testing.T) {
	prover, spec := proverOf(t, "stratege")
	side := func(colour string, last string) string {
		var rows []string
		for _, strengths := range []string{"123456", "123456", "123456"} {
			pawns := map[int]string{}
			for i := range strengths {
				pawns[2*i] = colour + strengths[i:i+1] + "!"
			}
			rows = append(rows, row(pawns))
		}
		return strings.Join(rows, "/") + last
	}
	p := puzzle.Puzzle{
		Variant: "stratege", Position: side("g", "/(11)/(11)/(11)/(11)/") + side("w", "") + " w 0 - -",
	}
	position, err := p.Open(spec)
	if err != nil {
		t.Fatal(err)
	}
	task := prove.Task{Question: prove.Question{Kind: puzzle.Win}, Variant: p.Variant, Position: position}
	if found := solve(t, prover, spec, task, 0); found.Open == 0 || !found.Final {
		t.Errorf("%+v", found)
	}
}

// The chance of an attack by a pawn of which nobody says how strong it is, is not to be counted.
func TestAttackersThatAreHidden(t *testing.T) {
	prover, spec := proverOf(t, "stratege")
	p := puzzle.Puzzle{Variant: "stratege", Position: "(11)/(4)g?(6)/(4)w?(6)" + strings.Repeat("/(11)", 6) +
		"/w5!(10) w 0 1112223334445566 11122233444555666"}
	position, err := p.Open(spec)
	if err != nil {
		t.Fatal(err)
	}
	task := prove.Task{Question: prove.Question{Kind: puzzle.Odds}, Variant: p.Variant, Position: position}
	for _, task.On = range []string{"", "e8xe9"} {
		found, err := prover.Prove(task, unlimited())
		if len(found.Subjects) != 0 || found.Puzzle.Position != "" {
			t.Errorf("the chance of %v is %s: %v", found.Subjects, found.Puzzle.Answer, err)
		}
	}
}

// unlimited is a meter that lets any number of positions be looked at.
func unlimited() *ai.Meter { return ai.NewMeter(context.Background(), ai.Limits{}, ai.Hooks{}) }
