package entropy

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/all"
)

// The numbers of moves in the subject are those of the rules, for both sides, and so is where two pawns can slide.
func TestSubject(t *testing.T) {
	spec, err := all.Games().Find("entropy")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range i18n.Langs() {
		s := subjects(lang)[0]
		examples := s.Questions[1].Examples
		for _, side := range []string{"w", "b"} {
			position := strings.TrimSuffix(s.Positions[0], "w") + side
			match, err := rules.NewMatch(spec, rules.Setup{}, position)
			if err != nil {
				t.Fatal(err)
			}
			moves := match.Position().Moves()
			call := map[string]string{"wfr": `coups(depart, "B")`, "bfr": `coups(depart, "N")`,
				"wen": `moves(start, "W")`, "ben": `moves(start, "B")`}[side+string(lang)]
			if want := ">>> len(" + call + ")\n" + strconv.Itoa(len(moves)) + "\n"; !strings.Contains(examples+"\n", want) {
				t.Errorf("%s: no %s in %s", lang, want, examples)
			}
			if side == "w" {
				wantSlides(t, moves, "a2", examples)
				wantSlides(t, moves, "a1", examples)
			}
		}
		if !strings.Contains(s.Questions[0].Examples, strings.Join(quoted(strings.Split(s.Diagrams[0], "\n")[0]), ", ")) {
			t.Errorf("%s: the first row of\n%s\nis not in the examples", lang, s.Diagrams[0])
		}
	}
}

// wantSlides checks that the targets of a cell, as rows and columns, all stand on one line of the examples, and no
// more.
func wantSlides(t *testing.T, moves []rules.Move, from, examples string) {
	t.Helper()
	var targets []string
	for _, m := range moves {
		if to, ok := strings.CutPrefix(string(m), from+"-"); ok {
			targets = append(targets, fmt.Sprintf("(%d, %d)", '5'-to[1], to[0]-'a'))
		}
	}
	for line := range strings.Lines(examples) {
		has := strings.Count(line, "(") == len(targets) && strings.HasPrefix(line, "[")
		for _, target := range targets {
			has = has && strings.Contains(line, target)
		}
		if has {
			return
		}
	}
	t.Errorf("%s slides to %v, which is not in %s", from, targets, examples)
}

func quoted(row string) (cells []string) {
	for _, cell := range row {
		cells = append(cells, `"`+string(cell)+`"`)
	}
	return cells
}
