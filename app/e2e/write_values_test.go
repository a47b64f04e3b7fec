package e2e

import (
	"fmt"
	"math/bits"
	"net/http"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/tiles/block"
	"tablier/app/e2e/driver"
	"tablier/rules/entropy"
)

// valuing is a program that prints what the start of Entropy and the positions after its moves are worth and, when it
// is asked for a move, a position in another file.
var valuing = `from tablier import debut, lire

p = debut("entropy")
print("debut")
print(p.valeur_exacte(), *(p.jouer(coup).valeur_exacte() for coup in p.coups()))

def jouer(position):
    print("fin", lire("` + entropy.Position{State: another()}.String() + `", "entropy").valeur_exacte())
    return position.coups()[0]
`

// another is a position in the second file.
func another() (s entropy.State) {
	start := entropy.Start()
	class, _ := block.Find(start.Own, start.Other)
	s.Own = block.Rep(class + 1)
	for cell := 0; bits.OnesCount32(s.Other) < entropy.Pawns; cell++ {
		s.Other |= 1 << cell &^ s.Own
	}
	return s
}

// madeUpValues is what that prints with the made-up values.
func madeUpValues() string {
	start := entropy.Start()
	worth := func(s entropy.State) string { return fmt.Sprint(int(madeUp(s)) - int(ai.Draw)) }
	values := []string{worth(start)}
	for _, m := range start.AppendMoves(nil) {
		values = append(values, worth(start.Play(m)))
	}
	return "debut\n" + strings.Join(values, " ") + "\nfin " + worth(another()) + "\n"
}

// printsValues has the program choose a move, and wants it to print the made-up values, each once.
func printsValues(p *driver.Tab) {
	p.T.Helper()
	p.Click("#act-calls")
	p.Wait(`document.querySelector('.console pre')?.textContent === ` + driver.Quote(madeUpValues()))
}

// A program is told what positions of Entropy are worth, by files that come when it asks; once they are kept without a
// network, too.
func TestProgramsHaveExactValues(t *testing.T) {
	s, v := serveValues(t)
	p := driver.OpenInstalling(t, driver.Desktop)
	writing(t, p, s, "?lang=fr#e=hasard")
	p.Offline()
	if names := fetchedValues(s); len(names) > 0 {
		t.Errorf("without a question %v are fetched", names)
	}
	p.Run(driver.TypeProgram(valuing))
	printsValues(p)
	p.Shot("values")
	if got := fetchedValues(s); len(got) != 4 || s.Times(v.tile) != 1 {
		t.Errorf("fetched %v, the tile %d times", got, s.Times(v.tile))
	}
	s.Vanish()
	p.Reload()
	p.Wait(driver.PythonReady)
	printsValues(p)
}

// Where the files do not come the program is told so, at its line; it is tried anew when it runs again.
func TestProgramsAreToldThatFilesAreMissing(t *testing.T) {
	s, v := serveValues(t)
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, v.tile) {
			return false
		}
		http.NotFound(w, r)
		return true
	})
	p := driver.Open(t, driver.Desktop)
	p.Expect("404")
	writing(t, p, s, "?lang=fr#e=hasard")
	p.Run(driver.TypeProgram(valuing))
	p.Click("#act-calls")
	p.Wait(`document.getElementById('fault').dataset.line === '5'`)
	p.Wait(`document.getElementById('fault').textContent.includes('les fichiers des valeurs exactes de ce jeu')`)
	p.Wait(`document.querySelector('.console pre')?.textContent === 'debut\n'`)
	p.Shot("missing")
	s.Disturb(nil)
	printsValues(p)
}
