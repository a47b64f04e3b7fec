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
	"tablier/rules/all"
	"tablier/rules/entropy"
)

// A cupboard is a source of the files of the start, with values that are made up: some moves keep a draw, others lose.
type cupboard struct {
	mu    sync.Mutex
	files map[string][]byte
	asked []string
}

func (c *cupboard) Bring(names []string, wait func() bool, take func([][]byte)) {
	wait()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.asked = append(c.asked, names...)
	files := make([][]byte, len(names))
	for i, name := range names {
		files[i] = c.files[name]
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
	start := entropy.Start()
	var near, all []int // classes
	for _, s := range []entropy.State{start, {Own: start.Other, Other: start.Own}} {
		class, _ := block.Find(s.Own, s.Other)
		near = append(near, class)
	}
	all = append(all, near...)
	for _, m := range start.AppendMoves(nil) {
		after := start.Play(m)
		class, _ := block.Find(after.Other, after.Own)
		all = append(all, class)
	}
	slices.Sort(near)
	slices.Sort(all)
	near, all = slices.Compact(near), slices.Compact(all)
	if len(all) < len(near)+4 {
		t.Fatalf("only %d classes", len(all))
	}
	c := filled(t, all...)
	s, w := c.provided()
	s.handle([]byte(`{"id":1,"op":"tree","game":"entropy","algorithm":"minimax","depth":1,"levels":1,"truth":true}`))
	if w.await(t, "1"); len(c.asked) != 2+len(near) {
		t.Errorf("asked for %d files, want index, model and %d of %d tiles", len(c.asked), len(near), len(all))
	}
}

// A late source of values has none until it has come.
type late struct{ come bool }

func (l *late) Fetch(ai.Context, entropy.State, *ai.Hooks) bool { return l.come }

func (l *late) Value(s entropy.State) ai.Value {
	if !l.come {
		return ai.Unknown
	}
	return madeUp(s)
}

// What a tree has searched while files were missing is asked of them again once they are there, and then is known.
// Meanwhile other games are shown.
func TestTreesAskAgain(t *testing.T) {
	w, values := newTranscript(), &late{}
	s := newServer(all.Games(), func() players.Registry { return players.With(values) }, w.write, nil)
	truth := func(id, game string) *protocol.TreeTruth {
		t.Helper()
		s.handle([]byte(`{"id":` + id + `,"op":"tree","game":"` + game +
			`","algorithm":"minimax","depth":1,"levels":0,"truth":true}`))
		var answer struct{ Tree protocol.Tree }
		if err := json.Unmarshal([]byte(w.await(t, id)), &answer); err != nil {
			t.Fatal(err)
		}
		return answer.Tree.Root.Truth
	}
	for _, id := range []string{"1", "2"} {
		if got := truth(id, "entropy"); got != nil {
			t.Fatalf("without files the start is %+v", got)
		}
	}
	if got := truth("3", "tapatan"); got == nil {
		t.Error("the start of Tapatan is not known")
	}
	values.come = true
	if got := truth("4", "entropy"); got == nil || (madeUp(entropy.Start()) == ai.Draw) != (got.Winner == "nobody") {
		t.Errorf("with files the start is %+v", got)
	}
}

// A search that is alone is the same on every machine: it asks for no files, and uses none that are at hand.
func TestSearchesAlone(t *testing.T) {
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
