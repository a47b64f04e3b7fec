//go:build !js

package main

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/protocol"
)

// A planted is an answer to the op tree.
type planted struct {
	Tree  *protocol.Tree
	Error *protocol.Error
}

// A pupil asks a server for parts of trees.
type pupil struct {
	t    *testing.T
	s    *server
	w    *transcript
	last int
}

func newPupil(t *testing.T) *pupil {
	s, w := shipped()
	return &pupil{t: t, s: s, w: w}
}

// ask returns the answer, and how many bytes it has.
func (p *pupil) ask(fields string) (planted, int) {
	p.t.Helper()
	p.last++
	id := strconv.Itoa(p.last)
	p.s.handle([]byte(`{"id":` + id + `,"op":"tree",` + fields + `}`))
	line := p.w.await(p.t, id)
	var answer planted
	if err := json.Unmarshal([]byte(line), &answer); err != nil {
		p.t.Fatalf("%v: %s", err, line)
	}
	return answer, len(line)
}

const center = `"game":"tapatan","start":"ooro.rr.. o o0r0"`

// The tree of a search is answered as it stands at a step, with the counters of another search at the same point and
// the exact values where they are asked for.
func TestTree(t *testing.T) {
	one := newPupil(t)
	p, _ := one.ask(center + `,"algorithm":"alphabeta","depth":3,"beside":"minimax","levels":1,"truth":true`)
	if p.Tree == nil {
		t.Fatalf("got %+v", p.Error)
	}
	tree := p.Tree
	if tree.Step != tree.Steps || tree.Value == nil || tree.Best == "" || tree.Beside.Nodes != 46 ||
		tree.Counts.Nodes >= 46 || tree.Counts.Cuts == 0 || tree.Counts != tree.Total {
		t.Errorf("got %+v", tree)
	}
	if truth := tree.Root.Truth; truth == nil || truth.Winner != "second" || truth.Plies != 8 {
		t.Errorf("truth %+v, want lost in 8", truth)
	}
	p, _ = one.ask(center + `,"algorithm":"alphabeta","depth":3,"beside":"minimax","levels":3,"step":5`)
	if p.Tree.Value != nil || p.Tree.Best != "" || p.Tree.Root.Truth != nil || len(p.Tree.Stack) < 2 {
		t.Errorf("at step 5: %+v", p.Tree)
	}
	p, _ = one.ask(center + `,"algorithm":"negamax","depth":2,"levels":1`)
	minimax, _ := one.ask(center + `,"algorithm":"minimax","depth":2,"levels":1`)
	for i, n := range p.Tree.Root.Children {
		if want := -*minimax.Tree.Root.Children[i].Value; *n.Value != want {
			t.Errorf("negamax has %s at %v, want %v", n.Move, *n.Value, want)
		}
	}
}

// What a position is worth follows the options of the rules, also where one has been asked for the other before.
func TestTreeFollowsOptions(t *testing.T) {
	t.Parallel()
	one := newPupil(t)
	const early = `"game":"entropy","start":"b1bw1/5/www1w/1bbb1/wbb1w w","algorithm":"minimax","depth":1,"truth":true`
	soon := func(fields string) bool {
		p, _ := one.ask(fields)
		truth := p.Tree.Root.Truth
		return truth != nil && truth.Winner == "first" && truth.Plies == 1
	}
	if soon(early) {
		t.Error("won in a ply by the usual rules")
	}
	if !soon(early + `,"options":["immediate"]`) {
		t.Error("not won in a ply with the option")
	}
}

// An answer has at most 64 kB, whatever the size of the tree.
func TestTreeAnswersAreSmall(t *testing.T) {
	one := newPupil(t)
	const large = `"game":"tapatan","moves":["b2"],"algorithm":"minimax","depth":7,"levels":7`
	last, size := one.ask(large)
	if last.Tree == nil || last.Tree.Total.Nodes < 100_000 || size > protocol.MaxWindow {
		t.Fatalf("%d bytes, %+v", size, last.Error)
	}
	for step := 0; step < last.Tree.Steps; step += last.Tree.Steps / 20 {
		p, size := one.ask(large + `,"truth":true,"step":` + strconv.Itoa(step))
		if size > protocol.MaxWindow || p.Tree.Step != step {
			t.Errorf("step %d: %d bytes", step, size)
		}
	}
}

// A tree that another request has displaced is made again, the same.
func TestTreeIsMadeAgain(t *testing.T) {
	one := newPupil(t)
	const some = center + `,"algorithm":"mcts","nodes":300,"seed":5,"levels":2,"step":400`
	before, _ := one.ask(some)
	one.ask(`"game":"entropy","algorithm":"minimax","depth":1`)
	after, _ := one.ask(some)
	if !reflect.DeepEqual(before, after) {
		t.Error("it is another")
	}
}

// Chance has its mean, and what a position of the solved board is worth stands beside it.
func TestTreeOfChance(t *testing.T) {
	one := newPupil(t)
	p, _ := one.ask(`"game":"hyle","variant":"3","start":"1a1/1ca/bcb o","algorithm":"expectimax","depth":12,"levels":1,` +
		`"truth":true`)
	root := p.Tree.Root
	if root.Truth == nil || abs(*root.Truth.Points-*root.Value) > 1e-3 {
		t.Errorf("value %v, truth %+v", *root.Value, root.Truth)
	}
	for _, n := range root.Children {
		if n.Kind != protocol.NodeChance || n.Truth == nil || abs(*n.Truth.Points-*n.Value) > 1e-3 {
			t.Errorf("%s: %+v", n.Move, n)
		}
	}
}

// ending is an ending of Le Stratège, White to move, with two pawns of Green.
func ending(one, other string) string {
	return `"game":"stratege","start":"(11)/(11)/(11)/(11)/(11)/w5` + one + `(7)` + other +
		`w3/(11)/(11)/(11)/(11) w 0 1112223344455666 1112233344455566"`
}

// What is hidden is chance, weighed by counting, and what it is changes nothing of what is shown.
func TestTreeOfWhatIsHidden(t *testing.T) {
	one := newPupil(t)
	for _, how := range []string{`,"algorithm":"expectimax","depth":3`, `,"algorithm":"mcts","nodes":200`} {
		p, _ := one.ask(ending("g2", "g6") + how + `,"levels":3,"truth":true`)
		other, _ := one.ask(ending("g6", "g2") + how + `,"levels":3,"truth":true`)
		hidden, _ := one.ask(ending("g?", "g?") + how + `,"levels":3,"truth":true`)
		if p.Tree == nil || !reflect.DeepEqual(p, other) || !reflect.DeepEqual(p, hidden) {
			t.Fatalf("%s: what is hidden is told: %+v", how, p.Error)
		}
		for _, n := range p.Tree.Root.Children {
			if n.Move != "a5xb5" {
				continue
			}
			if n.Kind != protocol.NodeChance || len(n.Children) != 2 || n.Children[0].Weight != 1 || n.Truth != nil {
				t.Errorf("%s: %+v", how, n)
			}
			if n.Mean == nil && *n.Value != -1.5 {
				t.Errorf("the attack is worth %v, the mean of 2 and -5", *n.Value)
			}
		}
	}
}

// What the side to move does not know of its own pawns is chance as well: an attack of a hidden pawn on a hidden one
// may be each pair of their strengths.
func TestTreeOfWhatBothHide(t *testing.T) {
	one := newPupil(t)
	start := strings.NewReplacer("w5", "w?", "w3", "w?").Replace(ending("g?", "g?"))
	p, _ := one.ask(start + `,"algorithm":"expectimax","depth":2,"levels":2`)
	if p.Tree == nil {
		t.Fatal(p.Error)
	}
	for _, n := range p.Tree.Root.Children {
		if n.Move != "a5xb5" {
			continue
		}
		weights := 0
		for _, c := range n.Children {
			weights += c.Weight
		}
		if n.Kind != protocol.NodeChance || len(n.Children) != 4 || weights != 4 {
			t.Errorf("%+v: %d may come, of weights %d", n, len(n.Children), weights)
		}
	}
}

// Where chance is to move no move is the best.
func TestNoBestOfChance(t *testing.T) {
	one := newPupil(t)
	for _, how := range []string{`"algorithm":"expectimax","depth":2`, `"algorithm":"mcts","nodes":50`} {
		p, _ := one.ask(`"game":"hyle","variant":"3",` + how)
		if p.Tree == nil || p.Tree.Root.Kind != protocol.NodeChance || p.Tree.Best != "" {
			t.Errorf("%s: %+v, %+v", how, p.Tree, p.Error)
		}
	}
}

// A search beside which another would be too large is shown alone.
func TestNothingBeside(t *testing.T) {
	one := newPupil(t)
	few := `,"algorithm":"alphabeta","depth":3,"nodes":40`
	alone, _ := one.ask(center + few)
	p, _ := one.ask(center + few + `,"beside":"minimax"`)
	if p.Tree == nil || p.Tree.Beside != nil || !reflect.DeepEqual(p.Tree, alone.Tree) {
		t.Errorf("%+v, %+v", p.Tree, p.Error)
	}
}

func abs(v float64) float64 { return max(v, -v) }

// What cannot be shown is refused with what is wrong.
func TestTreeRefusals(t *testing.T) {
	one := newPupil(t)
	for fields, want := range map[string]string{
		center + `,"algorithm":"guess","depth":3`:                             `unknown algorithm "guess"`,
		center + `,"algorithm":"minimax"`:                                     `"depth"`,
		center + `,"algorithm":"minimax","depth":2,"evaluation":"hope"`:       `unknown evaluation "hope"`,
		center + `,"algorithm":"minimax","depth":2,"order":"luck"`:            `unknown order "luck"`,
		center + `,"algorithm":"minimax","depth":2,"step":1000`:               `"step"`,
		center + `,"algorithm":"minimax","depth":2,"at":["a1-a1"]`:            `"at"`,
		center + `,"algorithm":"minimax","depth":5,"nodes":20`:                `more than 20 nodes`,
		`"game":"hyle","algorithm":"alphabeta","depth":1`:                     `does not fit`,
		`"game":"stratege","algorithm":"expectimax","depth":1`:                `too far from the end`,
		ending("g2", "g6") + `,"algorithm":"alphabeta","depth":1`:             `does not fit`,
		`"game":"tapatan","resigned":"first","algorithm":"minimax","depth":1`: `over`,
		`"game":"tapatan","start":"xx","algorithm":"minimax","depth":1`:       `bad position`,
	} {
		p, _ := one.ask(fields)
		if p.Error == nil || !strings.Contains(p.Error.Message, want) {
			t.Errorf("%s: got %+v, want %q", fields, p.Error, want)
		}
	}
}
