package teach

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tablier/app/games"
	"tablier/app/i18n"
)

// A subject has two exercises of ten points each, as its marking scheme shares them out: a function with examples, and
// a program with gaps, whose answer is the program with the gaps filled in. Both languages have the same gaps and
// points.
func TestSubjectsHaveTheForm(t *testing.T) {
	list := games.Boards(games.All())
	french := subjects(i18n.French, list)
	if len(french) != 2 {
		t.Fatalf("%d subjects", len(french))
	}
	for _, lang := range i18n.Langs() {
		for i, s := range subjects(lang, list) {
			if len(s.Questions) != 2 || s.Intro == "" || s.Known == "" || s.Observe == "" || len(s.Phases) > 0 {
				t.Fatalf("%s: %+v", lang, s)
			}
			function, program := s.Questions[0], s.Questions[1]
			if strings.Count(function.Examples, ">>>") < 4 || function.Code != "" || function.AnswerCode == "" {
				t.Errorf("%s, %s: exercise 1 is %+v", lang, s.Title, function)
			}
			if strings.Count(program.Examples, ">>>") < 4 || strings.Count(program.Code, "...") < 6 ||
				!filled(program.Code).MatchString(program.AnswerCode) {
				t.Errorf("%s, %s: the answer is not what is asked with its gaps filled in", lang, s.Title)
			}
			if strings.Count(program.Code, "...") != strings.Count(french[i].Questions[1].Code, "...") {
				t.Errorf("%s, %s has other gaps", lang, s.Title)
			}
			for number, q := range s.Questions {
				sum := 0
				for row, cells := range q.Scheme[1:] {
					points, err := strconv.Atoi(cells[1])
					if err != nil || cells[0] == "" || cells[1] != french[i].Questions[number].Scheme[row+1][1] {
						t.Errorf("%s, %s: %q", lang, s.Title, cells)
					}
					sum += points
				}
				if sum != 10 || !strings.Contains(q.Title, "10 points") {
					t.Errorf("%s, %s: %d points in %s", lang, s.Title, sum, q.Title)
				}
			}
		}
	}
}

// filled matches a program with its gaps filled in.
func filled(code string) *regexp.Regexp {
	return regexp.MustCompile("^" + strings.ReplaceAll(regexp.QuoteMeta(code), `\.\.\.`, ".+") + "$")
}
