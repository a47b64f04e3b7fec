package native_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/library"
	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/rules/all"
	"tablier/rules/entropy"
)

// valuesProgram is a program that prints what the start of Entropy and the positions after its moves are worth.
const valuesProgram = `
from tablier import debut
p = debut("entropy")
print(p.valeur_exacte(), *(p.jouer(coup).valeur_exacte() for coup in p.coups()))
`

// printed starts that program where the files of a folder are at hand, and returns what it has printed.
func printed(t *testing.T, files library.Disk) (string, error) {
	t.Helper()
	native.Need(t)
	machine := players.With(library.New(files))
	p, err := native.Open(python.NewHost(all.Games(), machine, true), native.Usual())
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	err = p.Load(valuesProgram)
	return p.Printed(), err
}

// A program is told what positions of Entropy are worth, by the files of the repository; without them it is told that
// they are not there.
func TestValuesOfFiles(t *testing.T) {
	web := library.Disk(filepath.Join("..", "..", "..", "web"))
	values := library.New(web)
	start := entropy.Start()
	if !values.Fetch(t.Context(), start, &ai.Hooks{}) {
		t.Fatal("the files of the start are not there")
	}
	worth := func(s entropy.State) string { return fmt.Sprint(int(values.Value(s)) - int(ai.Draw)) }
	want := []string{worth(start)}
	for _, m := range start.AppendMoves(nil) {
		want = append(want, worth(start.Play(m)))
	}
	if got, err := printed(t, web); err != nil || got != strings.Join(want, " ")+"\n" {
		t.Errorf("printed %q, want %v; %v", got, want, err)
	}
	got, err := printed(t, library.Disk(t.TempDir()))
	var fault *native.ProgramError
	if !errors.As(err, &fault) || got != "" || fault.Line != 4 ||
		!strings.HasPrefix(fault.Message, "ValeurInconnue: les fichiers") {
		t.Errorf("without files: printed %q, %v", got, err)
	}
}
