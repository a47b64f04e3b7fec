package conform

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablier/rules"
)

var update = flag.Bool("update", false, "rewrite the golden playthroughs")

// Playthrough compares the match, written out as text by [Script], with the golden file. The flag -update of
// the test rewrites the file, and the change is reviewed in the diff.
func Playthrough(t *testing.T, m *rules.Match, file string) {
	t.Helper()
	got := Script(m)
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i, line := range gotLines {
		if i >= len(wantLines) || line != wantLines[i] {
			t.Fatalf("%s:%d: the playthrough has changed here (-update rewrites it): %s", file, i+1, line)
		}
	}
	if len(gotLines) < len(wantLines) {
		t.Fatalf("%s:%d: the playthrough ends before this line", file, len(gotLines)+1)
	}
}

// Script writes a match out: of every position of its line the text, who acts, the legal moves, each view
// that differs from the position and the outcome, then the move played; at the end, the result.
func Script(m *rules.Match) string {
	var b strings.Builder
	fmt.Fprintf(&b, "game %s\n", name(m.Spec(), m.Setup()))
	for ply, move := range append(m.Moves(), "") {
		p := m.At(ply)
		fmt.Fprintf(&b, "\nply %d\nposition %s\nacts %s\nmoves %s\n", ply, p, p.ToMove(), words(p.Moves()))
		for _, viewer := range viewers {
			v := p.View(viewer)
			if v.String() != p.String() {
				fmt.Fprintf(&b, "view %s: %s; moves %s\n", viewer, v, words(v.Moves()))
			}
		}
		fmt.Fprintf(&b, "outcome %s\n", told(p.Outcome()))
		if move != "" {
			fmt.Fprintf(&b, "play %s\n", move)
		}
	}
	fmt.Fprintf(&b, "\nresult %s\n", told(m.Result().Outcome))
	return b.String()
}

func words(moves []rules.Move) string {
	if len(moves) == 0 {
		return "none"
	}
	return strings.Trim(fmt.Sprint(moves), "[]")
}

func told(out rules.Outcome) string {
	if !out.Over() {
		return "none"
	}
	s := fmt.Sprintf("%s, winner %s", out.Reason, out.Winner)
	if out.Score != nil {
		s += fmt.Sprintf(", score %d to %d", out.Score[0], out.Score[1])
	}
	if len(out.Cells) > 0 {
		s += ", cells " + strings.Join(out.Cells, " ")
	}
	return s
}
