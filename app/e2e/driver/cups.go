package driver

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"tablier/ai/cup"
	"tablier/ai/python/native"
	"tablier/rules/all"
)

// CupReady is the condition that the room of cups can play.
const CupReady = `document.querySelector('.cup')?.dataset.python === 'ready'`

// CupRests is the condition that all games have been played there.
const CupRests = `document.getElementById('cup-main').dataset.act === 'again'`

// NativeCup returns the cup of some sample programs and a level as command ai/tools/arena has played it: one program
// draws lots, one looks a move ahead, one keeps what it has found. The folder is that of the samples.
func NativeCup(t *testing.T, folder string) *cup.Cup {
	t.Helper()
	return nativeCup(t, folder, "1-hasard.py", "3-prudent.py", "6-memorise.py")
}

// SmallNativeCup is NativeCup without the program that looks a move ahead: half as many games.
func SmallNativeCup(t *testing.T, folder string) *cup.Cup {
	t.Helper()
	return nativeCup(t, folder, "1-hasard.py", "6-memorise.py")
}

func nativeCup(t *testing.T, folder string, programs ...string) *cup.Cup {
	t.Helper()
	native.Need(t)
	players := t.TempDir()
	for _, name := range programs {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(players, name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(t.TempDir(), "cup.json")
	said, err := exec.Command("go", "run", "tablier/ai/tools/arena", "-players", players, "-levels", "3", "-games", "2",
		"-plies", "5", "-cap", "12", "-seed", "3", "-cup", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return readCup(t, data)
}

func readCup(t *testing.T, data []byte) *cup.Cup {
	t.Helper()
	c, err := cup.Decode(all.Games(), data)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// OpenCup is an expression that opens a cup of which nothing has been played, with the same players, from a file.
func OpenCup(t *testing.T, c *cup.Cup) string {
	t.Helper()
	fresh, err := cup.New(all.Games(), c.Config(), c.Players())
	if err != nil {
		t.Fatal(err)
	}
	data, err := fresh.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return GiveFiles("#cup-file", map[string]string{"coupe.json": string(data)})
}

// GiveFiles is an expression that gives files to a field, as a person who chooses them.
func GiveFiles(field string, files map[string]string) string {
	items := ""
	for name, text := range files {
		items += fmt.Sprintf("given.items.add(new File([%s], %s));", Quote(text), Quote(name))
	}
	return fmt.Sprintf(`(() => {
		const given = new DataTransfer();
		%s
		const field = document.querySelector(%s);
		field.files = given.files;
		field.dispatchEvent(new Event('change', { bubbles: true }));
	})()`, items, Quote(field))
}

// Choose is an expression that chooses a value of a menu, as a person does.
func Choose(menu, value string) string {
	return fmt.Sprintf(`(() => {
		const menu = document.querySelector(%s);
		menu.value = %s;
		menu.dispatchEvent(new Event('change', { bubbles: true }));
	})()`, Quote(menu), Quote(value))
}

// KeptCup is an expression for the text of the cup that a page has kept.
const KeptCup = `Object.entries(localStorage).find(([name, text]) => text.startsWith('{"tablierCup"'))?.[1] ?? ''`

// WantSameCup fails a test unless a page has played a cup as it was played natively, move by move.
func WantSameCup(t *testing.T, want *cup.Cup, kept string) {
	t.Helper()
	got := readCup(t, []byte(kept))
	if got.CSV() != want.CSV() {
		t.Errorf("in the page\n%s\nnatively\n%s", got.CSV(), want.CSV())
	}
	for number := 1; number <= want.Games(); number++ {
		a, _ := got.Result(number)
		b, _ := want.Result(number)
		if fmt.Sprint(a.Moves, a.Winner, a.Reason) != fmt.Sprint(b.Moves, b.Winner, b.Reason) {
			t.Errorf("game %d: in the page %v, natively %v", number, a, b)
		}
	}
}

// AwaitCup waits until all games of a cup have been played, which takes a minute or two. Eval evaluates a condition in
// the page.
func AwaitCup(t *testing.T, eval func(condition string) bool) {
	t.Helper()
	for deadline := time.Now().Add(6 * time.Minute); !eval(CupRests); time.Sleep(200 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the cup never ends")
		}
	}
}
