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
	if line, text := firstChange(got, string(want)); line > 0 {
		t.Fatalf("%s:%d: the playthrough has changed here (-update rewrites it): %s", file, line, text)
	}
}

// firstChange returns the first line, counted from 1, in which got is not want, and what got has there; 0
// when they are the same.
func firstChange(got, want string) (line int, text string) {
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		switch {
		case i == len(gotLines):
			return i + 1, "nothing more"
		case i == len(wantLines) || gotLines[i] != wantLines[i]:
			return i + 1, gotLines[i]
		}
	}
	return 0, ""
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
