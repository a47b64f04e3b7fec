package craft_test

import (
	"maps"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/morris/puzzles"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	"tablier/rules"
	"tablier/rules/morris"
)

// A tree is a game by hand: the moves of each position, which are the names of the positions they lead to. One without
// moves has ended: "…-" is lost for who would be to move, "…=" drawn.
type tree map[string]string

type position struct {
	tree tree
	name string
	turn rules.Player
}

func (p position) Moves() (moves []rules.Move) {
	for _, name := range strings.Fields(p.tree[p.name]) {
		moves = append(moves, rules.Move(name))
	}
	return moves
}

func (p position) Play(m rules.Move) (rules.Position, error) {
	return position{p.tree, string(m), p.turn.Other()}, nil
}

func (p position) Outcome() (o rules.Outcome) {
	switch {
	case strings.HasSuffix(p.name, "-"):
		return rules.Outcome{Reason: rules.Blocked, Winner: p.turn.Other()}
	case strings.HasSuffix(p.name, "="):
		return rules.Outcome{Reason: rules.Recurrence}
	}
	return o
}

func (p position) ToMove() rules.Player         { return p.turn }
func (p position) View(rules.Player) rules.View { return rules.Open{Position: p} }
func (p position) String() string               { return p.name }

// A judge looks at the whole tree. Names in capitals look good, others do not.
type judge struct{}

func (j judge) Value(p rules.Position) (value ai.Value, plies int) {
	if o := p.Outcome(); o.Over() {
		return map[bool]ai.Value{true: ai.Draw, false: ai.Loss}[o.Winner == rules.Nobody], 0
	}
	for _, m := range p.Moves() {
		after, _ := p.Play(m)
		other, n := j.Value(after)
		mine := ai.Win + ai.Loss - other
		sooner := mine == ai.Win && n+1 < plies || mine == ai.Loss && n+1 > plies
		if mine > value || mine == value && sooner {
			value, plies = mine, n+1
		}
	}
	if value == ai.Draw {
		plies = 0
	}
	return value, plies
}

func (judge) Appeal(p rules.Position) float64 {
	return map[bool]float64{true: 1, false: 0}[p.String() == strings.ToUpper(p.String())]
}

func (j judge) Plain(p rules.Position) bool {
	value, plies := j.Value(p)
	return value == ai.Win && plies == 1
}

// made makes the puzzle of the position "start".
func made(t tree) (puzzle.Puzzle, bool) {
	return craft.Make(judge{}, "one", position{t, "start", rules.First})
}

// wins is won by a alone. Both replies lose as late; after q more moves are wrong, after p a wrong one looks good.
func wins() tree {
	return tree{
		"start": "a b c", "a": "p q", "b": "b=", "b1": "b2-", "c": "C1 c2-", "C1": "c3-", "p": "P1= p2-", "q": "q1= q2= Q3-",
	}
}

func TestMake(t *testing.T) {
	with := func(name, moves string) tree {
		other := maps.Clone(wins())
		other[name] = moves
		return other
	}
	for _, c := range []struct {
		name string
		tree tree
		kind puzzle.Kind // empty for none
		line string
	}{
		{"the defender sets the trap that looks good", wins(), puzzle.Win, "a p p2-"},
		{"or the one with most wrong moves", with("p", "p1= P2-"), puzzle.Win, "a q Q3-"},
		{"two moves win", with("b", "b1"), "", ""},
		{"two moves win at once in the end", with("p", "P1= p2- p3-"), puzzle.Win, "a"},
		{"everything loses", tree{"start": "a b", "a": "a-", "b": "b-"}, "", ""},
		{"one move escapes", tree{"start": "a b", "a": "a=", "b": "b-"}, puzzle.Escape, "a"},
	} {
		p, ok := made(c.tree)
		var line []string
		for _, m := range p.Line {
			line = append(line, string(m))
		}
		if ok != (c.kind != "") || ok && (p.Kind != c.kind || strings.Join(line, " ") != c.line) {
			t.Errorf("%s: %v, %s %s", c.name, ok, p.Kind, line)
		}
	}
}

// What is wrong with a puzzle is found.
func TestVerify(t *testing.T) {
	spec := morris.Spec(morris.Boards())
	board := morris.Boards()[0]
	j := puzzles.NewJudge(morris.Compile(board))
	p := func() puzzle.Puzzle {
		start, err := spec.Parse(rules.Setup{Variant: board.ID}, ".r.o....o r o1r2")
		if err != nil {
			t.Fatal(err)
		}
		p, ok := craft.Make(j, board.ID, start)
		if !ok || len(p.Line) != 5 {
			t.Fatalf("b2 alone wins, and so on: %s", p.String())
		}
		return p
	}
	good := p()
	if err := craft.Verify(j, spec, &good); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*puzzle.Puzzle){
		"a distance": func(p *puzzle.Puzzle) { p.Verdicts[0].Plies += 2 },
		"a value":    func(p *puzzle.Puzzle) { p.Verdicts[0].Value, p.Verdicts[0].Plies = ai.Draw, 0 },
		"a reply":    func(p *puzzle.Puzzle) { p.Verdicts[0].Reply++ },
		"the end":    func(p *puzzle.Puzzle) { p.Line = p.Line[:1] },
		"a defence": func(p *puzzle.Puzzle) {
			p.Line, p.Line[1] = p.Line[:3], "c1"
		},
	} {
		bad := p()
		if spoil(&bad); craft.Verify(j, spec, &bad) == nil {
			t.Errorf("%s is wrong, and nothing is said: %s", name, bad.String())
		}
	}
}
