package native

import (
	"path/filepath"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/library"
	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/rules/all"
	"tablier/rules/entropy"
)

// A told is an event, with what only a page asks for.
type told struct {
	event
	Left  int    `json:"left"`
	Steps []step `json:"steps"`
	Nodes []node `json:"nodes"`
	Turns int    `json:"turns"`
}

type step struct {
	Line      int         `json:"line"`
	Depth     int         `json:"depth"`
	Function  string      `json:"function"`
	Kind      string      `json:"kind"`
	Args      [][2]string `json:"args"`
	Returned  string      `json:"returned"`
	Variables [][4]any    `json:"variables"` // name, text, "new" or nothing, number
	Position  string      `json:"position"`
	Print     string      `json:"print"`
}

type node struct {
	Parent   int      `json:"parent"`
	Function string   `json:"function"`
	Position string   `json:"position"`
	Args     []string `json:"args"`
	Value    string   `json:"value"`
	Exact    string   `json:"exact"`
	Plies    int      `json:"plies"`
	Looks    int      `json:"looks"`
}

// asked is a request with all its fields.
type asked struct {
	request
	Most int `json:"most"`
}

const start = "......... o o3r3"

// events returns all that is said of a program: as it is loaded, and when it is asked for a move by an operation.
func events(t *testing.T, program, op string, limits Limits) []told {
	t.Helper()
	host := python.NewHost(all.Games(), players.New(), true)
	return eventsOf(t, host, []string{"tapatan", "", ""}, start, program, op, limits)
}

func eventsOf(
	t *testing.T, host *python.Host, game []string, position, program, op string, limits Limits,
) []told {
	t.Helper()
	Need(t)
	p, err := Open(host, limits)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	load := request{Op: "load", Program: program, Calls: limits.Calls, Turns: limits.Turns}
	said := carryOut(t, p, load)
	if said[len(said)-1].Error != nil || op == "load" {
		return said
	}
	load.Op, load.Game, load.Position = op, game, position
	return append(said[:len(said)-1], carryOut(t, p, asked{load, 400})...)
}

func carryOut(t *testing.T, p *Player, what any) (said []told) {
	t.Helper()
	if err := p.send(what); err != nil {
		t.Fatal(err)
	}
	for {
		var e told
		if err := p.hear(&e); err != nil {
			t.Fatalf("%v, %s", err, p.wrong.String())
		}
		if e.Rules != nil {
			if err := p.send(p.host.Answer(*e.Rules)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		said = append(said, e)
		if e.Event == "done" || e.Event == "error" {
			return said
		}
	}
}

// last is the last event, which is to be of a kind.
func last(t *testing.T, said []told, kind string) told {
	t.Helper()
	e := said[len(said)-1]
	if e.Event != kind {
		t.Fatalf("%+v, %+v", e, e.Error)
	}
	return e
}

// Of very much the first lines are told, the last ones, and how many are left out.
func TestPrintedLines(t *testing.T) {
	said := events(t, "for i in range(30_000):\n    print('ligne', i)\n", "load", Usual())
	last(t, said, "done")
	var first, end strings.Builder
	left := 0
	for _, e := range said {
		if left += e.Left; left == 0 {
			first.WriteString(e.Text)
		} else {
			end.WriteString(e.Text)
		}
	}
	lines := func(s string) int { return strings.Count(s, "\n") }
	if !strings.HasPrefix(first.String(), "ligne 0\nligne 1\n") || !strings.HasSuffix(end.String(), "ligne 29999\n") ||
		!strings.HasPrefix(end.String(), "ligne ") || first.Len()+end.Len() > 100_000 || first.Len()+end.Len() < 99_000 {
		t.Errorf("%d and %d letters", first.Len(), end.Len())
	}
	if all := lines(first.String()) + left + lines(end.String()); all != 30_000 {
		t.Errorf("%d lines and %d left out, %d in all", lines(first.String()), left, all)
	}
	said = events(t, "print('é' * 1_000_000, end='!')\n", "load", Usual())
	if e := said[len(said)-2]; e.Left != 0 || !strings.HasSuffix(e.Text, "éé!") {
		t.Errorf("%d left out before %d bytes", e.Left, len(e.Text))
	}
}

// The steps show calls with their arguments, what they return, and the variables of the function that runs.
func TestSteps(t *testing.T) {
	const program = `def double(n):
    """Deux fois."""
    résultat = 2 * n
    return résultat


def jouer(position):
    notes = [1]
    mêmes = notes
    for n in notes:
        print("double", double(n))
    suite = position.jouer("b2")
    return "b2"
`
	said := events(t, program, "steps", Usual())
	if done := last(t, said, "done"); done.Move != "b2" {
		t.Errorf("the move is %q", done.Move)
	}
	var steps []step
	for _, e := range said {
		steps = append(steps, e.Steps...)
	}
	want := []struct {
		kind, function string
		depth, line    int
	}{
		{"call", "jouer", 0, 7}, {"line", "jouer", 0, 8}, {"line", "jouer", 0, 9}, {"line", "jouer", 0, 10},
		{"line", "jouer", 0, 11}, {"call", "double", 1, 1}, {"line", "double", 1, 3}, {"line", "double", 1, 4},
		{"return", "double", 1, 4}, {"line", "jouer", 0, 10}, {"line", "jouer", 0, 12}, {"line", "jouer", 0, 13},
		{"return", "jouer", 0, 13},
	}
	if len(steps) != len(want) {
		t.Fatalf("%d steps: %+v", len(steps), steps)
	}
	for i, w := range want {
		if s := steps[i]; s.Kind != w.kind || s.Function != w.function || s.Depth != w.depth || s.Line != w.line {
			t.Errorf("step %d: %+v, want %+v", i, s, w)
		}
	}
	args := [2]string{"position", "<tapatan " + start + ">"}
	if s := steps[0]; len(s.Args) != 1 || s.Args[0] != args || s.Position != start {
		t.Errorf("the first step: %+v", s)
	}
	if s := steps[3]; len(s.Variables) != 3 || s.Variables[1] != [4]any{"notes", "[1]", "", 1.0} ||
		s.Variables[2] != [4]any{"mêmes", "[1]", "new", 1.0} {
		t.Errorf("two names for one list: %+v", s.Variables)
	}
	if s := steps[8]; s.Returned != "2" || len(s.Variables) != 2 || s.Variables[0] != [4]any{"n", "1", "", 0.0} {
		t.Errorf("a return: %+v", s)
	}
	if steps[8].Print != "double 2\n" {
		t.Errorf("printed after the return: %q", steps[8].Print)
	}
}

// What cannot be written is shown by its type, and costs neither looks nor turns.
func TestStepsOfSpoiltValues(t *testing.T) {
	const program = `class Sourde:
    def __repr__(self):
        raise ValueError


class Longue:
    def __repr__(self):
        while True:
            pass


class Curieuse:
    def __init__(self, position):
        self.position = position

    def __repr__(self):
        print("vu")
        return str(self.position.coups())


def jouer(position):
    a = Sourde()
    b = Longue()
    c = Curieuse(position)
    return "a1"
`
	limits := Usual()
	limits.Turns, limits.Calls = 500, 1
	said := events(t, program, "steps", limits)
	done := last(t, said, "done")
	if done.Calls != 0 || done.Turns > 10 {
		t.Errorf("%d looks and %d turns", done.Calls, done.Turns)
	}
	final := said[len(said)-2].Steps
	if len(final) == 0 {
		t.Fatalf("%+v", said)
	}
	s := final[len(final)-1]
	for i, want := range []string{"<tapatan " + start + ">", "<Sourde>", "<Longue>", "<Curieuse>"} {
		if s.Variables[i][1] != want {
			t.Errorf("%v, want %s", s.Variables[i], want)
		}
	}
}

// Of observed calls is told how many looks they have made themselves.
func TestObservedCalls(t *testing.T) {
	const program = `from tablier import observe

vues = {}


@observe
def note(position, profondeur):
    if (position, profondeur) in vues:
        return vues[position, profondeur]
    if profondeur == 0 or position.finie():
        return 0
    vues[position, profondeur] = -min(note(position.jouer(c), profondeur - 1) for c in position.coups()[:2])
    return vues[position, profondeur]


def jouer(position):
    note(position, 1)
    note(position, 1)
    return "a1"
`
	said := events(t, program, "tree", Usual())
	last(t, said, "done")
	nodes := said[len(said)-2].Nodes
	if len(nodes) != 4 {
		t.Fatalf("%+v", nodes)
	}
	if n := nodes[0]; n.Parent != -1 || n.Function != "note" || n.Position != start || n.Args[0] != "1" ||
		n.Exact != "w" || n.Plies != 9 || n.Looks != 4 {
		t.Errorf("the first call: %+v", n)
	}
	if n := nodes[1]; n.Parent != 0 || n.Looks != 0 || n.Value != "0" {
		t.Errorf("a leaf: %+v", n)
	}
	if n := nodes[3]; n.Parent != -1 || n.Looks != 0 || n.Value != "0" {
		t.Errorf("what was remembered: %+v", n)
	}
}

// Of calls within calls is told what files say of their positions.
func TestFilesTellObservedCalls(t *testing.T) {
	const program = `from tablier import observe


@observe
def note(position, profondeur):
    if profondeur == 0:
        return 0
    return max(-note(position.jouer(c), profondeur - 1) for c in position.coups()[:3])


def jouer(position):
    note(position, 2)
    return position.coups()[0]
`
	values := library.New(library.Disk(filepath.Join("..", "..", "..", "web")))
	host := python.NewHost(all.Games(), players.With(values), true)
	root := entropy.Position{State: entropy.Start()}.String()
	said := eventsOf(t, host, []string{"entropy", "", ""}, root, program, "tree", Usual())
	last(t, said, "done")
	nodes := said[len(said)-2].Nodes
	if len(nodes) != 1+3+9 {
		t.Fatalf("%+v", nodes)
	}
	for _, n := range nodes {
		p, err := entropy.Parse(n.Position, false)
		if err != nil {
			t.Fatal(err)
		}
		want := map[ai.Value]string{ai.Win: "w", ai.Loss: "l", ai.Draw: "d"}[values.Value(p.State)]
		if n.Exact == "" || n.Exact != want {
			t.Errorf("%s: %q, want %q", n.Position, n.Exact, want)
		}
	}
}

// Of a call without a position is told nothing that is exact, be it the first or within another.
func TestCallsWithoutPosition(t *testing.T) {
	const program = `from tablier import observe


@observe
def somme(n):
    return 0 if n == 0 else n + somme(n - 1)


def jouer(position):
    somme(2)
    return position.coups()[0]
`
	values := library.New(library.Disk(filepath.Join("..", "..", "..", "web")))
	host := python.NewHost(all.Games(), players.With(values), true)
	for game, root := range map[string]string{
		"entropy": entropy.Position{State: entropy.Start()}.String(), "tapatan": start,
	} {
		said := eventsOf(t, host, []string{game, "", ""}, root, program, "tree", Usual())
		last(t, said, "done")
		nodes := said[len(said)-2].Nodes
		if len(nodes) != 3 {
			t.Fatalf("%s: %+v", game, nodes)
		}
		for _, n := range nodes {
			if n.Position != "" || n.Exact != "" {
				t.Errorf("%s: somme(%s) of %q is told to be worth %q", game, n.Args[0], n.Position, n.Exact)
			}
		}
	}
}
