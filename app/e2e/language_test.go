package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A third language is a folder of texts: with a German home page the site shows it, and in English what it lacks.
func TestThirdLanguage(t *testing.T) {
	overlay := filepath.Join(t.TempDir(), "overlay.json")
	run := func(flags string, args ...string) string {
		command := exec.CommandContext(t.Context(), "go", args...)
		command.Dir = filepath.Join("..", "..")
		command.Env = append(os.Environ(), "GOFLAGS="+flags)
		said, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, said)
		}
		return string(said)
	}
	german := filepath.Join("app", "e2e", "testdata", "german")
	run("", "run", "./app/texts", "-with", german, "-overlay", overlay)
	shown := run("-overlay="+overlay, "test", "-vet=off", "-v", "-run", "^TestHomeInEachLanguage$", "./app/pages/home")
	for _, want := range []string{
		"--- PASS: TestHomeInEachLanguage/de", "Allein gegen die Maschine oder zu zweit.", ">Spiele<", ">Puzzles<",
		"read this in English", "auf Deutsch lesen",
	} {
		if !strings.Contains(shown, want) {
			t.Errorf("%q is not said in\n%s", want, shown)
		}
	}
}
