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

var update = flag.Bool("update", false, "rewrite the golden files")

// Playthrough compares the match, written out as text by [Script], with the golden file: see [Golden].
func Playthrough(t *testing.T, m *rules.Match, file string) {
	t.Helper()
	Golden(t, Script(m), file)
}

// Golden compares a text with the golden file. The flag -update of the test rewrites the file, and the change is
// reviewed in the diff.
func Golden(t *testing.T, got, file string) {
	t.Helper()
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
		t.Fatalf("%s:%d: the text has changed here (-update rewrites it): %s", file, line, text)
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
// that differs from the position and the outcome, then the move played and for whom it is redacted; how each
// round but the last has ended, in that round's sides; at the end, the result. Who acts and sees are the match's
// players.
func Script(m *rules.Match) string {
	var b strings.Builder
	fmt.Fprintf(&b, "game %s\n", name(m.Spec(), m.Setup()))
	for ply, move := range append(m.Moves(), "") {
		fmt.Fprintf(&b, "\nply %d\n", ply)
		if boundary(m, ply) {
			landed := m.Landed(ply)
			fmt.Fprintf(&b, "ended %s\noutcome %s\nround %d\n", landed, outcomeText(landed.Outcome()), m.RoundAt(ply)+1)
		}
		scriptPosition(&b, m, ply)
		if move != "" {
			scriptMove(&b, m, ply, move)
		}
	}
	fmt.Fprintf(&b, "\nresult %s\n", outcomeText(m.Result().Outcome))
	return b.String()
}

func scriptPosition(b *strings.Builder, m *rules.Match, ply int) {
	p := m.At(ply)
	fmt.Fprintf(b, "position %s\nacts %s\nmoves %s\n", p, m.MoverAt(ply), words(p.Moves()))
	for _, viewer := range viewers {
		if v := m.View(ply, viewer); v.String() != p.String() {
			fmt.Fprintf(b, "view %s: %s; moves %s\n", viewer, v, words(v.Moves()))
		}
	}
	fmt.Fprintf(b, "outcome %s\n", outcomeText(p.Outcome()))
}

func scriptMove(b *strings.Builder, m *rules.Match, ply int, move rules.Move) {
	fmt.Fprintf(b, "play %s\n", move)
	redacter, ok := m.At(ply).(rules.Redacter)
	if !ok {
		return
	}
	for _, viewer := range viewers {
		if t := redacter.Redact(move, m.RoleAt(ply, viewer)); t != move {
			fmt.Fprintf(b, "told %s: %s\n", viewer, t)
		}
	}
}

func words(moves []rules.Move) string {
	if len(moves) == 0 {
		return "none"
	}
	return strings.Trim(fmt.Sprint(moves), "[]")
}

func outcomeText(out rules.Outcome) string {
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
