package native_test

import (
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/ai/python/school"
	"tablier/rules/all"
)

// open starts a player without a program.
func open(t *testing.T, limits native.Limits) *native.Player {
	t.Helper()
	native.Need(t)
	p, err := native.Open(python.NewHost(all.Games(), players.New(), true), limits)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

// Programs print what Python prints, and their errors stand at its lines.
func TestSchool(t *testing.T) {
	programs, err := school.Programs()
	if err != nil {
		t.Fatal(err)
	}
	player := open(t, native.Usual())
	for _, p := range programs {
		err := player.Load(p.Source)
		if printed := player.Printed(); printed != p.Output {
			t.Errorf("%s prints\n%s\nPython prints\n%s", p.Name, printed, p.Output)
		}
		wrong, _ := err.(*native.ProgramError)
		switch {
		case p.Error == nil && err == nil:
		case p.Error == nil || wrong == nil || wrong.Type != p.Error.Type || wrong.Line != p.Error.Line ||
			!strings.Contains(wrong.Message, p.Error.Message):
			t.Errorf("%s ends with %+v, in Python with %+v", p.Name, wrong, p.Error)
		}
	}
}
