package python_test

import (
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/library"
	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
	"tablier/rules/entropy"
)

// Of every position of a random match of each game, the answer lists the legal moves and where they lead.
func TestExpand(t *testing.T) {
	host := python.NewHost(all.Games(), players.New(), true)
	for _, spec := range all.Games() {
		for _, variant := range spec.Variants {
			m, err := conform.RandomMatch(spec, rules.Setup{Variant: variant}, 7, 60)
			if err != nil {
				t.Fatal(err)
			}
			for ply := range m.Ply() + 1 {
				p := m.At(ply)
				answer := host.Answer("expand\t" + spec.ID + "\t" + variant + "\t\t" + p.String())
				check(t, p, strings.Split(answer, "\n"))
			}
		}
	}
}

// check holds an answer against the rules.
func check(t *testing.T, p rules.Position, records []string) {
	t.Helper()
	if want := "ok\t" + p.String() + "\t" + fields(p); records[0] != want {
		t.Fatalf("%s: %q, want %q", p, records[0], want)
	}
	moves := p.Moves()
	if len(records) != 1+len(moves) {
		t.Fatalf("%s: %d moves, want %d", p, len(records)-1, len(moves))
	}
	for i, m := range moves {
		weight := 1
		if p.ToMove() == rules.Chance {
			weight = rules.Weights(p)[i]
		}
		want := string(m) + "\t" + strconv.Itoa(weight) + "\t"
		if next, err := p.Play(m); err != nil {
			want += "?"
		} else {
			want += next.String() + "\t" + fields(next)
		}
		if records[1+i] != want {
			t.Fatalf("%s: %q, want %q", p, records[1+i], want)
		}
	}
}

// fields are those of a position.
func fields(p rules.Position) string {
	out := p.Outcome()
	to := map[rules.Player]string{rules.First: "1", rules.Second: "2", rules.Chance: "c"}
	winner, first, second := "", "", ""
	if out.Over() {
		if winner = to[out.Winner]; winner == "" {
			winner = "="
		}
	}
	if out.Score != nil {
		first, second = strconv.Itoa(out.Score[0]), strconv.Itoa(out.Score[1])
	}
	return strings.Join([]string{to[p.ToMove()], winner, first, second, string(out.Reason)}, "\t")
}

// ending is an ending of Le Stratège as White knows it.
const ending = "(11)/(11)/(11)/(11)/(11)/w5g?(7)g?w3/(11)/(11)/(11)/(11) w 0 1112223344455666 1112233344455566"

// Of what is hidden nothing is said: where a move leads that hangs on it is not told.
func TestHidden(t *testing.T) {
	answer := python.NewHost(all.Games(), players.New(), true).Answer("expand\tstratege\t\t\t" + ending)
	if !strings.HasPrefix(answer, "ok\t"+ending+"\t1\t") || !strings.Contains(answer, "\na5xb5\t1\t?") {
		t.Errorf("got %s", answer)
	}
}

// Cells are told by name, values where they are proved, and not where they are refused.
func TestCellsAndValues(t *testing.T) {
	host := python.NewHost(all.Games(), players.New(), true)
	for question, want := range map[string]string{
		"cells\ttapatan\t\t\tooro.rr.. o o0r0": "ok\na1\tO\nb1\tO\nc1\tR\na2\tO\nb2\t\nc2\tR\na3\tR\nb3\t\nc3\t",
		"cells\tdomino\t\t\t":                  "ok\n0,0\t0\n1,0\t0",
		"value\ttapatan\t\t\tooro.rr.. o o0r0": "ok\tl\t8",
		"value\ttapatan\t\t\t":                 "ok\tw\t9",
		"value\thyle\t3\t\t1a1/1ca/bcb o":      "ok\tp\t",
		"value\tentropy\t\t\t":                 "ok\t",
		"value\tstratege\t\t\t" + ending:       "ok\t",
	} {
		if got := host.Answer(question); got != want && !(strings.HasSuffix(want, "p\t") && strings.HasPrefix(got, want)) {
			t.Errorf("%q: %q, want %q", question, got, want)
		}
	}
	for question, parts := range map[string][]string{
		"cells\thyle\t3\t\t1a1/1ca/bcb o": {"\na1\tb", "\nb3\ta", "\na3\t\n"},
		"cells\tentropy\t\t\t":            {"\na1\tW", "\ne5\tB", "\nc3\t\n"},
		"cells\tstratege\t\t\t" + ending:  {"\na5\tW5", "\nb5\tG?", "\na1\t\n"},
	} {
		got := host.Answer(question) + "\n"
		for _, part := range parts {
			if !strings.Contains(got, part) {
				t.Errorf("%q: no %q in %q", question, part, got)
			}
		}
	}
	silent := python.NewHost(all.Games(), players.New(), false)
	if got := silent.Answer("value\ttapatan\t\t\t"); got != "error\tvalue\t" {
		t.Errorf("refused: %q", got)
	}
}

// What a position of Entropy is worth is told by files, and in how many plies a near end comes by a search. Without
// them it is told where that search proves it; elsewhere they are missing. No file tells of a game with an option.
func TestValuesWithAndWithoutFiles(t *testing.T) {
	host := func(files library.Disk) *python.Host {
		return python.NewHost(all.Games(), players.With(library.New(files)), true)
	}
	with, without := host(library.Disk(filepath.Join("..", "..", "web"))), host(library.Disk(t.TempDir()))
	for _, test := range []struct{ about, with, without string }{
		{"\t", "ok\td", "error\tfiles\tentropy"},
		{"\tbwbw1/b3b/wb1w1/b1wb1/w3w w", "ok\tw\t2", "ok\tw\t2"},
		{"\t1wb1b/1w1w1/b2wb/b1b2/ww1wb w", "ok\tw", "ok\tw"},
		{"\t1wbw1/bb2b/wb1w1/b1wb1/w3w b", "ok\tw", "error\tfiles\tentropy"},
		{"\tbwb1b/3ww/1w2b/b1b2/ww1wb b", "ok\t", "ok\t"}, // the game is over
		{"immediate\t", "ok\t", "ok\t"},
	} {
		question := "value\tentropy\t\t" + test.about
		if got := with.Answer(question); got != test.with {
			t.Errorf("%q with files: %q, want %q", question, got, test.with)
		}
		if got := without.Answer(question); got != test.without {
			t.Errorf("%q without files: %q, want %q", question, got, test.without)
		}
	}
}

// A question that cannot be answered says what is wrong.
func TestFaults(t *testing.T) {
	host := python.NewHost(all.Games(), players.New(), true)
	for question, want := range map[string]string{
		"":                                  "error\tquestion\t",
		"expand\ttapatan":                   "error\tquestion\texpand",
		"expand\tchess\t\t\t":               "error\tgame\tchess",
		"expand\ttapatan\tmoon\t\t":         `error	game	unknown variant "moon"`,
		"game\tentropy\t\tnever":            `error	game	unknown option "never"`,
		"expand\ttapatan\ttapatan\t\tooo o": "error\tposition\t",
	} {
		if got := host.Answer(question); !strings.HasPrefix(got, want) {
			t.Errorf("%q: %q, want %q", question, got, want)
		}
	}
	if got := host.Answer("game\ttapatan\ttapatan\t"); got != "ok\tO\tR\ttapatan\t" {
		t.Errorf("the sides of Tapatan: %q", got)
	}
}

// No question breaks the host.
func FuzzAnswer(f *testing.F) {
	f.Add("expand\ttapatan\t\t\tooro.rr.. o o0r0")
	f.Add("expand\tentropy\t\timmediate\t")
	f.Add("game\thyle\t3\tsame")
	f.Add("value\tdomino\t3\t\t")
	f.Add("cells\thyle\t4\t\t")
	f.Add("expand\tstratege\t\t\t" + ending)
	host := python.NewHost(all.Games(), players.New(), true)
	f.Fuzz(func(t *testing.T, question string) {
		if answer := host.Answer(question); !strings.HasPrefix(answer, "ok") && !strings.HasPrefix(answer, "error\t") {
			t.Errorf("%q: %q", question, answer)
		}
	})
}

// Files say what positions of Entropy are worth, many at once and those that they know of only.
func TestFiled(t *testing.T) {
	files := library.Disk(filepath.Join("..", "..", "web"))
	host := python.NewHost(all.Games(), players.With(library.New(files)), true)
	start := entropy.Start()
	positions, want := []string{"no position"}, []string{"ok", ""}
	values := library.New(files)
	for _, m := range start.AppendMoves(nil)[:3] {
		after := start.Play(m)
		end := after.Play(after.AppendMoves(nil)[0])
		if !values.Fetch(t.Context(), end, &ai.Hooks{}) {
			t.Fatal("the files are missing")
		}
		positions = append(positions, entropy.Position{State: end}.String())
		want = append(want, map[ai.Value]string{ai.Win: "w", ai.Loss: "l", ai.Draw: "d"}[values.Value(end)])
	}
	about := strings.Join(positions, "\t")
	if got := host.Answer("filed\tentropy\t\t\t" + about); got != strings.Join(want, "\t") {
		t.Errorf("%q, want %q", got, want)
	}
	if got := host.Answer("filed\ttapatan\t\t\t....."); got != "ok\t" {
		t.Errorf("of a game without files: %q", got)
	}
	host = python.NewHost(all.Games(), players.New(), false)
	if got := host.Answer("filed\tentropy\t\t\t" + about); got != "error\tvalue\t" {
		t.Errorf("where values are not told: %q", got)
	}
}
