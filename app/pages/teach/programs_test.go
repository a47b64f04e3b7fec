package teach

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/rules/all"
)

// The answers to the subjects do what their examples show, in both languages; an example that were not so would be
// found out.
func TestProgramsOfSubjects(t *testing.T) {
	native.Need(t)
	for _, lang := range i18n.Langs() {
		for _, subject := range subjects(lang, games.Boards(games.All())) {
			program := ""
			for _, q := range subject.Questions {
				program += q.AnswerCode + "\n" + asserted(q.Examples)
			}
			if err := runs(program); err != nil {
				t.Errorf("%s, %s: %v in\n%s", lang, subject.Title, err, program)
			}
			broken := strings.Replace(program, `) == "`, `) == "9`, 1)
			if wrong := (*native.ProgramError)(nil); !errors.As(runs(broken), &wrong) || wrong.Type != "AssertionError" {
				t.Errorf("%s, %s: %v is found of an example that is not so", lang, subject.Title, wrong)
			}
		}
	}
}

// runs runs a program, as one that has a player.
func runs(program string) error {
	program += "\ndef jouer(position):\n    return position.coups()[0]\n"
	p, err := native.Start(program, python.NewHost(all.Games(), players.New(), false), native.Usual())
	if err != nil {
		return err
	}
	p.Close()
	return nil
}

// asserted returns a dialogue with Python as a program that checks its answers.
func asserted(examples string) (program string) {
	for _, step := range strings.Split("\n"+examples, "\n>>> ")[1:] {
		lines := strings.Split(strings.TrimSpace(step), "\n")
		statement, answer := lines[0], ""
		for _, line := range lines[1:] {
			if more, ok := strings.CutPrefix(line, "... "); ok {
				statement += "\n" + more
				continue
			}
			answer += line
		}
		if answer != "" {
			statement = "assert repr(" + statement + ") == " + strconv.Quote(answer)
		}
		program += statement + "\n"
	}
	return program
}
