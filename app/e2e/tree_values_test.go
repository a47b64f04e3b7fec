package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/library"
	"tablier/ai/entropy/tiles"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/rules/entropy"
)

// deepTree is a position of Entropy, with White to move, whose tree needs more files than are fetched for one.
const deepTree = "1bbbb/2wb1/3bw/bwww1/3ww w"

// The value of a position two plies from a root of Entropy: which moves lead there, which file says it, and what.
type farValue struct{ path, file, says string }

// farValues returns the value of a position for each file that says some and is not one of the root's own, in the order
// of the moves that lead there.
func farValues(t *testing.T, root entropy.Position) (list []farValue) {
	t.Helper()
	web := filepath.Join("..", "..", "web")
	read := func(name string) []byte {
		data, err := os.ReadFile(filepath.Join(web, filepath.FromSlash(library.Folder+name+library.Ending)))
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	index, err := tiles.ReadIndex(read(library.Index))
	if err != nil {
		t.Fatal(err)
	}
	book, err := tiles.NewBook(index, read(library.Model))
	if err != nil {
		t.Fatal(err)
	}
	add := func(names []string) {
		for _, name := range names {
			if err := book.Add(read(name)); err != nil {
				t.Fatal(err)
			}
		}
	}
	add(book.Needs(tiles.Both(root.State)))
	for _, step := range root.State.AppendMoves(nil) {
		after := root.State.Play(step)
		reply := after.AppendMoves(nil)[0]
		end := after.Play(reply)
		for _, name := range book.Needs([]entropy.State{end}) {
			add([]string{name})
			value, _ := book.Value(end)
			m := en.Watch
			says := map[ai.Value]string{ai.Win: m.Wins("White", 0), ai.Loss: m.Wins("Black", 0), ai.Draw: m.Draws}[value]
			list = append(list, farValue{string(step.Text()) + " " + string(reply.Text()), name, says})
		}
	}
	return list
}

// signs is the list of the signs in the drawing that are one of some.
func signs(of string) string {
	return `[...document.querySelectorAll('.tree text')].filter(({ textContent }) => [...'` + of +
		`'].includes(textContent))`
}

// Far from the root of a tree of Entropy a person sees what the files say that came for it, that others are missing,
// and once these are kept what they say: in the list, and by signs in the drawing.
func TestTreesAreExactFarFromTheRoot(t *testing.T) {
	const fetched = 8 // see ai/worker
	position, err := entropy.Parse(deepTree, false)
	if err != nil {
		t.Fatal(err)
	}
	values := farValues(t, position)
	if len(values) <= fetched {
		t.Fatalf("only %d files", len(values))
	}
	came, missing := values[0], values[fetched]
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Phone)
	address := s.Address(nav.WatchRoute) + "?lang=en#g=entropy&a=minimax&d=2&s=382&p=" +
		strings.ReplaceAll(deepTree, " ", "%20")
	const over = `document.querySelector('.asks strong')?.textContent.includes(' plays ')`
	says := func(v farValue, told string) {
		t.Helper()
		first, _, _ := strings.Cut(v.path, " ")
		p.Click(`[data-act="unlist ` + first + `"]`)
		p.Wait(`document.querySelector('[data-act="pick ` + v.path + `"] .hidden-text')?.textContent.includes(` +
			driver.Quote(en.Watch.Truth+" "+told) + `)`)
	}
	p.Start(address)
	p.Wait(over)
	says(came, came.says)
	says(missing, en.Watch.Missing)
	p.Shot("missing")
	p.Offline()
	if !driver.Eval[bool](p, `tablier.hold(`+driver.Quote(library.Folder+missing.file+library.Ending)+`)`) {
		t.Fatal("the file is not kept")
	}
	p.Reload() // a file that was missing is asked for again after a while, or by another program
	p.Ready()
	p.Wait(over)
	says(missing, missing.says)
	p.Shot("told")
	p = driver.Open(t, driver.Desktop)
	p.Start(address)
	p.Wait(over)
	p.Wait(signs("+−=") + `.length > ` + strconv.Itoa(len(position.Moves())/2))
	first, _, _ := strings.Cut(missing.path, " ")
	p.Run(`document.querySelector('[data-act="fold ` + first + `"]')` +
		`.dispatchEvent(new MouseEvent('click', { bubbles: true }))`)
	p.Wait(signs("?") + `.length > 0`)
	p.Wait(`[...document.querySelectorAll('.tree text')].some((text) => text.textContent.includes('? ' + ` +
		driver.Quote(en.Watch.Missing) + `))`)
	p.BothThemes()
	p.Shot("drawing")
}
