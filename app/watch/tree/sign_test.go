package tree_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/watch"
	"tablier/app/watch/tree"
	"tablier/rules"
)

// The texts of signs: a plus, a minus, a draw, and what is not known.
var signs = []string{"+", "−", "=", "?"}

// drawing returns the drawing of a finished tree, in English.
func drawing(root protocol.TreeNode) string {
	f := tree.Forest{
		Words: tree.Words{
			Game: board.ByID(games.Boards(games.All()), "entropy"), Lang: i18n.English, Algorithm: protocol.Minimax,
			Predictions: &watch.Predictions{},
		},
		Tree: &protocol.Tree{Root: root, Step: 1, Steps: 1}, Boards: tree.Boards{},
	}
	markup, _ := f.Drawing()
	return string(markup)
}

// drawn returns the texts of a drawing.
func drawn(root protocol.TreeNode) (texts []string) {
	for _, part := range strings.Split(drawing(root), "<text ")[1:] {
		_, text, _ := strings.Cut(part, ">")
		text, _, _ = strings.Cut(text, "<")
		texts = append(texts, text)
	}
	return texts
}

// above returns a node with some nodes below it.
func above(kind string, below ...protocol.TreeNode) protocol.TreeNode {
	return protocol.TreeNode{Move: "a1a2", Kind: kind, State: protocol.NodeDone, Value: new(float64), Children: below}
}

// leaf returns a leaf, with what is known of its worth.
func leaf(truth *protocol.TreeTruth, missing bool) protocol.TreeNode {
	n := above(protocol.NodeLeaf)
	n.Truth, n.Missing = truth, missing
	return n
}

// Where there is no room for words a sign says who wins with perfect play, and below the drawing stands what it means;
// without a sign nothing does.
func TestSigns(t *testing.T) {
	m := i18n.WatchOf(i18n.English)
	legend := m.Signs("White", "Black")
	for _, c := range []struct {
		name    string
		truth   *protocol.TreeTruth
		missing bool
		sign    string
		legend  string
	}{
		{"maximiser wins", &protocol.TreeTruth{Winner: rules.First.String()}, false, "+", legend},
		{"minimiser wins", &protocol.TreeTruth{Winner: rules.Second.String()}, false, "−", legend},
		{"draw", &protocol.TreeTruth{Winner: rules.Nobody.String()}, false, "=", legend},
		{"missing", nil, true, "?", legend + ", ? " + m.Missing},
		{"unknown", nil, false, "", ""},
	} {
		far := above(protocol.NodeMax, above(protocol.NodeMin, above(protocol.NodeMax, leaf(c.truth, c.missing))))
		texts := drawn(far)
		found := slices.DeleteFunc(slices.Clone(texts), func(s string) bool { return !slices.Contains(signs, s) })
		if want := strings.Fields(c.sign); !slices.Equal(found, want) {
			t.Errorf("%s: the signs are %q, want %q", c.name, found, want)
		}
		last := texts[len(texts)-1]
		if told := strings.HasPrefix(last, legend); told != (c.legend != "") || told && last != c.legend {
			t.Errorf("%s: the last text is %q, want %q", c.name, last, c.legend)
		}
	}
}

// Words of what is true stand beside a board whole, or a sign in their place: alone the worth would look like what the
// search has found.
func TestWordsOrSign(t *testing.T) {
	m := i18n.WatchOf(i18n.English)
	draw := &protocol.TreeTruth{Winner: rules.Nobody.String()}
	for leaves, want := range map[int][]string{2: {"="}, 5: {"="}, 6: {m.Truth, m.Draws}} {
		wide := above(protocol.NodeMax, slices.Repeat([]protocol.TreeNode{leaf(nil, false)}, leaves)...)
		told := wide
		told.Truth = draw
		texts := drawn(above(protocol.NodeMax, above(protocol.NodeMin, told, wide)))
		found := slices.DeleteFunc(texts, func(s string) bool { return s != "=" && s != m.Truth && s != m.Draws })
		if !slices.Equal(found, want) {
			t.Errorf("over %d leaves stands %q, want %q", leaves, found, want)
		}
	}
}

// Where many moves stand beside each other their places to touch, which are as wide as their boards, do not overlap.
func TestBoardsInACrowdStandApart(t *testing.T) {
	place := regexp.MustCompile(`data-act="pick a1a2" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"`)
	for moves, want := range map[int]float64{3: 60, 24: 20, 60: 12} {
		list := slices.Repeat([]protocol.TreeNode{above(protocol.NodeMin, leaf(nil, false))}, moves)
		end := 0.0
		found := place.FindAllStringSubmatch(drawing(above(protocol.NodeMax, list...)), -1)
		for _, at := range found {
			x, wide := number(t, at[1]), number(t, at[2])
			if x < end || wide < want {
				t.Errorf("of %d moves one stands from %v on, %v wide, and the one before to %v", moves, x, wide, end)
			}
			end = x + wide
		}
		if len(found) != moves {
			t.Errorf("%d moves are drawn, want %d", len(found), moves)
		}
	}
}

func number(t *testing.T, text string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(text, 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
