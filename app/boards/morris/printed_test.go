package morris

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/app/i18n"
	"tablier/rules/all"
)

// What is printed on a paper runs when it is typed, by itself and with the package of the workshop, and finds what the
// paper says. What a pupil is to complete is printed whole among the answers, and nowhere are there other names.
func TestPrintedProgramsRun(t *testing.T) {
	native.Need(t)
	for _, lang := range i18n.Langs() {
		for i, session := range sessions(lang) {
			for number, q := range session.Questions {
				name := string(lang) + " " + strconv.Itoa(i+1) + "." + strconv.Itoa(number+1)
				if q.Code != "" && !strings.Contains(q.Code, "____") {
					run(t, name, q.Code)
				}
				if q.AnswerCode != "" {
					proof := proofs[strconv.Itoa(i+1)+"."+strconv.Itoa(number+1)]
					if lang == i18n.English {
						proof = inEnglish.Replace(proof)
					}
					run(t, name+" answer", q.AnswerCode+proof)
				}
				if q.Code != "" && strings.Contains(q.Code, "____") && !gaps(q.Code).MatchString(q.AnswerCode) {
					t.Errorf("%s: the answer is not what is asked with its gaps filled in", name)
				}
			}
		}
	}
}

// proofs are what the papers say of their programs, by session and question, in French names.
var proofs = map[string]string{
	"2.3": `
assert [valeur(lire("oor..o.rr o o0r0"), n) for n in (1, 2, 3)] == [1, 1, 1]
`,
	"3.3": `
assert len(connues) == 3870
connues.clear()
valeur(debut(), 7)
assert len(connues) == 5390
`,
}

// inEnglish are the names of the English papers.
var inEnglish = strings.NewReplacer("valeur", "value", "lire", "read", "connues", "known", "debut", "start")

// gaps matches a program with its gaps filled in.
func gaps(code string) *regexp.Regexp {
	return regexp.MustCompile("^" + regexp.MustCompile("_{4,}").ReplaceAllString(regexp.QuoteMeta(code), ".+") + "$")
}

// run runs a program, as one that has a player.
func run(t *testing.T, name, program string) {
	t.Helper()
	limits := native.Usual()
	limits.Calls = 0
	program += "\ndef jouer(p):\n    return p.coups()[0]\n"
	p, err := native.Start(program, python.NewHost(all.Games(), players.New(), true), limits)
	if err != nil {
		t.Errorf("%s: %v in\n%s", name, err, program)
		return
	}
	p.Close()
}
