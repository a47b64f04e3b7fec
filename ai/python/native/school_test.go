package native_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"

	"tablier/ai/python/native"
	"tablier/ai/python/school"
)

// A deed is what a program has done.
type deed struct {
	Output string
	Error  *native.ProgramError
}

// run runs programs by the runner, one after the other.
func run(t *testing.T, turns int, programs []string) []deed {
	t.Helper()
	native.Need(t)
	python, err := native.Interpreter()
	if err != nil {
		t.Fatal(err)
	}
	request, err := json.Marshal(map[string]any{"turns": turns, "programs": programs})
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(python, "-B", "-S", "testdata/school.py", t.TempDir())
	command.Env = []string{"PYTHONHASHSEED=0", "PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")}
	command.Stdin, command.Stderr = bytes.NewReader(request), os.Stderr
	said, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	var deeds []deed
	for answer := json.NewDecoder(bytes.NewReader(said)); answer.More(); {
		var d deed
		if err := answer.Decode(&d); err != nil {
			t.Fatal(err)
		}
		deeds = append(deeds, d)
	}
	if len(deeds) != len(programs) {
		t.Fatalf("%d programs have done %d things", len(programs), len(deeds))
	}
	return deeds
}

// Programs print what Python prints, and their errors stand at its lines.
func TestSchool(t *testing.T) {
	programs, err := school.Programs()
	if err != nil {
		t.Fatal(err)
	}
	var sources []string
	for _, p := range programs {
		sources = append(sources, p.Source)
	}
	for i, d := range run(t, native.Usual().Turns, sources) {
		p := programs[i]
		if d.Output != p.Output {
			t.Errorf("%s prints\n%s\nPython prints\n%s", p.Name, d.Output, p.Output)
		}
		switch {
		case p.Error == nil && d.Error == nil:
		case p.Error == nil || d.Error == nil || d.Error.Type != p.Error.Type || d.Error.Line != p.Error.Line ||
			!strings.Contains(d.Error.Message, p.Error.Message):
			t.Errorf("%s ends with %+v, in Python with %+v", p.Name, d.Error, p.Error)
		}
	}
}
