//go:build !js

package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/library"
	"tablier/ai/entropy/tiles/block"
	"tablier/ai/entropy/tiles/press"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/entropy"
)

// A cupboard is a source of the files of the start, with values that are made up: some moves keep a draw, others lose.
type cupboard struct {
	mu    sync.Mutex
	files map[string][]byte
	kept  bool     // all files come also where they must not be fetched
	asked []string // to be fetched
}

func (c *cupboard) Bring(names []string, fetched int, wait func() bool, take func([][]byte)) {
	wait()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.asked = append(c.asked, names[:fetched]...)
	files := make([][]byte, len(names))
	for i, name := range names {
		if i < fetched || c.kept {
			files[i] = c.files[name]
		}
	}
	take(files)
}

// madeUp depends on the cells up to symmetry only.
func madeUp(s entropy.State) ai.Value {
	other, _ := block.Find(s.Other, s.Own)
	return []ai.Value{ai.Win, ai.Draw, ai.Win, ai.Win, ai.Win}[other%5]
}

func stocked(t *testing.T) *cupboard {
	t.Helper()
	start := entropy.Start()
	class, _ := block.Find(start.Own, start.Other)
	return filled(t, class)
}

// filled returns a cupboard with a tile for each of some classes, in order.
func filled(t *testing.T, classes ...int) *cupboard {
	t.Helper()
	var ranges [][2]int
	for _, class := range classes {
		ranges = append(ranges, [2]int{class, class + 1})
	}
	set, err := press.Make(nil, ranges, madeUp)
	if err != nil {
		t.Fatal(err)
	}
	c := &cupboard{files: map[string][]byte{library.Index: set.Index, library.Model: append([]byte{}, set.Model...)}}
	for name, data := range set.Tiles {
		c.files[name] = data
	}
	return c
}

// provided returns a server whose values come from a cupboard.
func (c *cupboard) provided() (*server, *transcript) {
	w, values := newTranscript(), library.New(c)
	return newServer(all.Games(), func() players.Registry { return players.With(values) }, w.write, nil), w
}

// found asks a search of the start and returns its answer.
func found(t *testing.T, s *server, w *transcript, id, rest string) (f protocol.Found) {
	t.Helper()
	s.handle([]byte(`{"id":` + id + `,"game":"entropy",` + rest + `}`))
	if err := json.Unmarshal([]byte(w.await(t, id)), &f); err != nil || f.Best == "" {
		t.Fatalf("%s: %+v, %v", rest, f, err)
	}
	return f
}

// wanted returns the value of each move of the start for who makes it.
func wanted() map[string]string {
	values := map[string]string{}
	for _, m := range entropy.Start().AppendMoves(nil) {
		values[string(m.Text())] = (ai.Win + ai.Loss - madeUp(entropy.Start().Play(m))).String()
	}
	return values
}

// The best levels, hints and lists of moves have exact values where the files are there, for which the page is asked
// once; the other levels ask for none.
func TestSearchesHaveExactValues(t *testing.T) {
	t.Parallel()
	c := stocked(t)
	s, w := c.provided()
	found(t, s, w, "1", `"op":"search","level":3`)
	if len(c.asked) > 0 {
		t.Errorf("level 3 asks for %v", c.asked)
	}
	values := wanted()
	for id, rest := range map[string]string{
		"2": `"op":"search","level":5`, "3": `"op":"search","nodes":500`, "4": `"op":"hint"`,
		"5": `"op":"search","nodes":500,"lines":100`, "6": `"op":"search","level":6`,
	} {
		f := found(t, s, w, id, rest)
		if f.Value != "draw" || values[f.Best] != "draw" {
			t.Errorf("%s: %s is told as %s, is %s", rest, f.Best, f.Value, values[f.Best])
		}
		for _, l := range f.Lines {
			if l.Value != values[l.Move] {
				t.Errorf("%s: line %s is told as %s, is %s", rest, l.Move, l.Value, values[l.Move])
			}
		}
	}
	if len(c.asked) != 3 {
		t.Errorf("asked for %v", c.asked)
	}
}

// Without the files, or with damaged ones, the search judges, and they are not asked for with each question.
func TestSearchesWithoutFiles(t *testing.T) {
	for name, spoil := range map[string]func(*cupboard){
		"absent": func(c *cupboard) { clear(c.files) },
		"damaged": func(c *cupboard) {
			for place, data := range c.files {
				if place != library.Index && place != library.Model {
					data[len(data)/2] ^= 8
				}
			}
		},
	} {
		c := stocked(t)
		spoil(c)
		s, w := c.provided()
		plain, v := shipped()
		for id, rest := range map[string]string{
			"1": `"op":"search","nodes":5000`, "2": `"op":"search","nodes":900,"lines":9`,
		} {
			f, want := found(t, s, w, id, rest), found(t, plain, v, id, rest)
			if f.Best != want.Best || f.Score != want.Score || f.Value != want.Value {
				t.Errorf("%s, %s: %+v, want %+v", name, rest, f.Progress, want.Progress)
			}
		}
		if len(c.asked) > 3 {
			t.Errorf("%s: asked for %v", name, c.asked)
		}
	}
}

// A tree tells the exact values of its positions: it asks for files of those near its root.
func TestTreesHaveExactValues(t *testing.T) {
	t.Parallel()
	c := stocked(t)
	s, w := c.provided()
	s.handle([]byte(`{"id":1,"op":"tree","game":"entropy","algorithm":"minimax","depth":1,"levels":1,"truth":true}`))
	var answer struct{ Tree protocol.Tree }
	if err := json.Unmarshal([]byte(w.await(t, "1")), &answer); err != nil {
		t.Fatal(err)
	}
	values, told := wanted(), map[string]string{"first": "win", "second": "loss", "nobody": "draw"}
	root := answer.Tree.Root
	if root.Truth == nil || len(root.Children) != len(values) {
		t.Fatalf("%+v", root)
	}
	for _, child := range root.Children {
		if child.Truth == nil || told[child.Truth.Winner] != values[child.Move] {
			t.Errorf("%s: %+v, want %s", child.Move, child.Truth, values[child.Move])
		}
	}
	if said := strings.Join(w.lines, "\n"); !strings.Contains(said, `{"id":1,"progress":`) {
		t.Errorf("no sign of life while files are waited for: %s", said)
	}
}

// A tree asks for what its root and the moves from it need, whose values lie with the two sides there; for each
// position after a move it asks for nothing more.
func TestTreesAskForFewFiles(t *testing.T) {
	t.Parallel()
	const others = 4 // of the classes of positions after a move
	start := entropy.Start()
	var near []int // classes
	for _, s := range []entropy.State{start, {Own: start.Other, Other: start.Own}} {
		class, _ := block.Find(s.Own, s.Other)
		near = append(near, class)
	}
	slices.Sort(near)
	near = slices.Compact(near)
	all := slices.Clone(near)
	for _, m := range start.AppendMoves(nil) {
		after := start.Play(m)
		class, _ := block.Find(after.Other, after.Own)
		if len(all) < len(near)+others && !slices.Contains(all, class) {
			all = append(all, class)
		}
	}
	if len(all) < len(near)+others {
		t.Fatalf("only %d classes", len(all))
	}
	slices.Sort(all)
	c := filled(t, all...)
	s, w := c.provided()
	s.handle([]byte(`{"id":1,"op":"tree","game":"entropy","algorithm":"minimax","depth":1,"levels":1,"truth":true}`))
	if w.await(t, "1"); len(c.asked) != 2+len(near) {
		t.Errorf("asked for %d files, want index, model and %d of %d tiles", len(c.asked), len(near), len(all))
	}
}

// shippedFiles returns a cupboard with the files of the site, and the values in them.
func shippedFiles(t *testing.T) (*cupboard, *library.Library) {
	t.Helper()
	const root = "../../web"
	folder := filepath.Join(root, filepath.FromSlash(library.Folder))
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	c := &cupboard{files: map[string][]byte{}}
	for _, e := range entries {
		name := strings.TrimSuffix(e.Name(), library.Ending)
		if c.files[name], err = os.ReadFile(filepath.Join(folder, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return c, library.New(library.Disk(root))
}

// toldBelow counts the nodes from one on that are told and those whose files are missing. It fails where a value is not
// that of the files, or a node has neither.
func toldBelow(t *testing.T, values *library.Library, n *protocol.TreeNode, s entropy.State) (told, missing int) {
	t.Helper()
	if !values.Fetch(t.Context(), s, &ai.Hooks{}) {
		t.Fatal("the files of the site are missing")
	}
	mover := entropy.Position{State: s}.ToMove()
	winner := map[ai.Value]rules.Player{ai.Draw: rules.Nobody, ai.Win: mover, ai.Loss: mover.Other()}[values.Value(s)]
	switch {
	case n.Kind == protocol.NodeEnd || n.State != protocol.NodeDone:
	case n.Missing && n.Truth == nil:
		missing++
	case n.Truth == nil || n.Truth.Winner != winner.String():
		t.Fatalf("%s %s: %+v, want %s", n.Move, entropy.Position{State: s}.String(), n.Truth, winner)
	default:
		told++
	}
	for i := range n.Children {
		child := &n.Children[i]
		step, err := entropy.Read(rules.Move(child.Move))
		if err != nil {
			t.Fatal(err)
		}
		toldThere, missingThere := toldBelow(t, values, child, s.Play(step))
		told, missing = told+toldThere, missing+missingThere
	}
	return told, missing
}

// A tree tells the exact values of all its positions where the device keeps the files. Elsewhere it fetches a few for
// those far from its root, all in one go and no more at another look, and says of the others that they are missing.
func TestTreesAreExactFarFromTheRoot(t *testing.T) {
	t.Parallel()
	const text = "1bbbb/2wb1/3bw/bwww1/3ww w"
	position, err := entropy.Parse(text, false)
	if err != nil {
		t.Fatal(err)
	}
	for _, kept := range []bool{true, false} {
		c, values := shippedFiles(t)
		c.kept = kept
		s, w := c.provided()
		look := func(id string) (told, missing int) {
			s.handle([]byte(`{"id":` + id + `,"op":"tree","game":"entropy","start":"` + text +
				`","algorithm":"minimax","depth":2,"levels":2,"truth":true}`))
			var answer struct{ Tree protocol.Tree }
			if err := json.Unmarshal([]byte(w.await(t, id)), &answer); err != nil {
				t.Fatal(err)
			}
			return toldBelow(t, values, &answer.Tree.Root, position.State)
		}
		told, missing := look("1")
		near := 1 + len(position.Moves())
		if told <= near || (missing > 0) == kept {
			t.Errorf("kept: %v: %d nodes are told, %d of them near the root, and %d are missing", kept, told, near, missing)
		}
		asked := len(c.asked)
		const needed = 4 // index, model and the two tiles of the root
		if most := needed + ai.MostFiles; asked > most {
			t.Errorf("kept: %v: %d files to be fetched, want %d at most", kept, asked, most)
		}
		if again, still := look("2"); again != told || still != missing || len(c.asked) != asked {
			t.Errorf("kept: %v: at another look %d are told, %d are missing, and %v are asked for",
				kept, again, still, c.asked[asked:])
		}
	}
}

// A late source of values has none until it has come.
type late struct{ come bool }

func (l *late) Fetch(ai.Context, entropy.State, *ai.Hooks) bool              { return l.come }
func (l *late) FetchAll(ai.Context, []entropy.State, int, *ai.Hooks) (n int) { return 0 }

func (l *late) Value(s entropy.State) ai.Value {
	if !l.come {
		return ai.Unknown
	}
	return madeUp(s)
}

// What a tree has searched while files were missing is asked of them again once they are there, and then is known.
// Meanwhile other games are shown.
func TestTreesAskAgain(t *testing.T) {
	t.Parallel()
	w, values := newTranscript(), &late{}
	s := newServer(all.Games(), func() players.Registry { return players.With(values) }, w.write, nil)
	const near = `"entropy","start":"bwbwb/1b2b/1bw1b/5/w1www w"` // it has two moves
	truth := func(id, game string) *protocol.TreeTruth {
		t.Helper()
		s.handle([]byte(`{"id":` + id + `,"op":"tree","game":` + game +
			`,"algorithm":"minimax","depth":1,"levels":0,"truth":true}`))
		var answer struct{ Tree protocol.Tree }
		if err := json.Unmarshal([]byte(w.await(t, id)), &answer); err != nil {
			t.Fatal(err)
		}
		return answer.Tree.Root.Truth
	}
	for _, id := range []string{"1", "2"} {
		if got := truth(id, near); got != nil {
			t.Fatalf("without files the position is %+v", got)
		}
	}
	if got := truth("3", `"tapatan"`); got == nil {
		t.Error("the start of Tapatan is not known")
	}
	values.come = true
	if got := truth("4", near); got == nil || got.Winner != "nobody" {
		t.Errorf("with files the position is %+v", got)
	}
}

// A search that is alone is the same on every machine: it asks for no files, and uses none that are at hand.
func TestSearchesAlone(t *testing.T) {
	t.Parallel()
	c := stocked(t)
	s, w := c.provided()
	plain, v := shipped()
	const alone = `"op":"search","level":5,"alone":true`
	want := found(t, plain, v, "1", `"op":"search","level":5`)
	for _, id := range []string{"1", "3"} {
		asked := len(c.asked)
		f := found(t, s, w, id, alone)
		if f.Best != want.Best || f.Value != want.Value || f.Score != want.Score || len(c.asked) != asked {
			t.Errorf("%s: %+v, want %+v; asked for %v", id, f.Progress, want.Progress, c.asked[asked:])
		}
		found(t, s, w, "2"+id, `"op":"search","level":5`)
	}
	if len(c.asked) != 3 {
		t.Errorf("asked for %v", c.asked)
	}
}

// Natively the files lie in a folder.
func TestProgramReadsFiles(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	for name, data := range stocked(t).files {
		place := filepath.Join(folder, filepath.FromSlash(library.Folder+name+library.Ending))
		if err := os.MkdirAll(filepath.Dir(place), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(place, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	cmd := built(t)
	cmd.Args = append(cmd.Args, "-files", folder)
	cmd.Stdin = strings.NewReader(`{"id":1,"op":"search","game":"entropy","nodes":500}`)
	out, err := cmd.Output()
	if err != nil || !strings.Contains(string(out), `"value":"draw"`) {
		t.Errorf("%v\n%s", err, out)
	}
}

// A patchy source of values has those of some positions, and notes what it is asked.
type patchy struct {
	knows  func(entropy.State) bool
	asks   func()
	values int // how many it was asked for
	all    int // how many times it was asked for the files of many positions
}

func (p *patchy) Fetch(_ ai.Context, s entropy.State, _ *ai.Hooks) bool { return p.knows(s) }

func (p *patchy) FetchAll(ai.Context, []entropy.State, int, *ai.Hooks) (n int) {
	p.all++
	return 0
}

func (p *patchy) Value(s entropy.State) ai.Value {
	p.values++
	p.asks()
	if !p.knows(s) {
		return ai.Unknown
	}
	return ai.Draw
}

// below answers the moves from a position after the start's first move, with what the source says of them; stopped is
// where the look was stopped.
func (p *patchy) below(t *testing.T, stop bool) (nodes []protocol.TreeNode, stopped bool) {
	t.Helper()
	w := newTranscript()
	s := newServer(all.Games(), func() players.Registry { return players.With(p) }, w.write, nil)
	p.asks = func() {
		if stop {
			stop = false
			s.handle([]byte(`{"id":2,"op":"stop","target":1}`))
		}
	}
	first := string(entropy.Start().AppendMoves(nil)[0].Text())
	s.handle([]byte(`{"id":1,"op":"tree","game":"entropy","algorithm":"minimax","depth":2,"at":["` + first +
		`"],"levels":1,"truth":true}`))
	var answer struct {
		Tree  protocol.Tree
		Error *protocol.Error
	}
	if err := json.Unmarshal([]byte(w.await(t, "1")), &answer); err != nil {
		t.Fatal(err)
	}
	return answer.Tree.Root.Children, answer.Error != nil && answer.Error.Code == protocol.CodeStopped
}

// Of which nodes is said that files are missing does not depend on which of them is looked at first.
func TestMissingWhateverTheOrder(t *testing.T) {
	after := entropy.Start().Play(entropy.Start().AppendMoves(nil)[0])
	moves := after.AppendMoves(nil)
	for _, told := range []int{0, len(moves) - 1, -1} {
		p := &patchy{knows: func(s entropy.State) bool { return told >= 0 && s == after.Play(moves[told]) }}
		nodes, _ := p.below(t, false)
		if len(nodes) != len(moves) {
			t.Fatalf("%d nodes, want %d", len(nodes), len(moves))
		}
		for i, n := range nodes {
			if missing := told >= 0 && i != told; n.Missing != missing || (n.Truth != nil) != (i == told) {
				t.Errorf("%d is told: of %d missing is %v, truth %v", told, i, n.Missing, n.Truth)
			}
		}
	}
}

// Where the files of the root do not come, nobody waits for those of other positions as well.
func TestTreesWaitOnce(t *testing.T) {
	for _, come := range []bool{false, true} {
		p := &patchy{knows: func(entropy.State) bool { return come }}
		if p.below(t, false); (p.all > 0) != come {
			t.Errorf("the root's files come: %v, and those of others are asked for %d times", come, p.all)
		}
	}
}

// A look that is stopped at its first value asks for one more at most.
func TestStoppedTreesAskNoMore(t *testing.T) {
	p := &patchy{knows: func(entropy.State) bool { return true }}
	if _, stopped := p.below(t, true); !stopped || p.values > 2 {
		t.Errorf("stopped: %v, and %d values are asked for", stopped, p.values)
	}
}
