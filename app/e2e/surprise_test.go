package e2e

import (
	"context"
	"math"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/ai"
	"tablier/ai/entropy/library"
	machine "tablier/ai/players"
	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/rules"
	"tablier/rules/entropy"
)

// surprises returns what the files of the repository have to tell around the first of the positions of Entropy that are
// prepared for searches, and the names of its free cells.
func surprises(t *testing.T) (told []int, free []string) {
	t.Helper()
	game := driver.Game("entropy")
	study := game.Searched.Studies(i18n.French)[0]
	match, err := rules.NewMatch(game.Spec, rules.Setup{Variant: study.Variant}, study.Position)
	if err != nil {
		t.Fatal(err)
	}
	files := library.New(library.Disk(filepath.Join("..", "..", "web")))
	task := ai.TaskOf(match, 0)
	oracle := machine.With(files).Find("entropy").Oracle
	told, _ = oracle.(ai.Surpriser).Surprise(context.Background(), &task, &ai.Hooks{})
	st := match.Position().(entropy.Position).State
	return told, entropy.Names(entropy.All &^ (st.Own | st.Other))
}

// mostBits returns the free cell of which most bits are told, for the first pawn of the player who waits, and how many.
func mostBits(told []int, free []string) (cell string, most float64) {
	for i, name := range free {
		at := told[1+3*(1+i):] // after the number of bytes and the position itself
		decided, win := float64(at[1])/65_536, float64(at[2])/65_536
		chance := []float64{1 - decided, decided * win, decided * (1 - win)}[at[0]]
		if bits := -math.Log2(chance); decided > 0 && bits > most {
			cell, most = name, bits
		}
	}
	return cell, most
}

// Who asks by the keyboard sees the bits around a position of Entropy on a board and as a table, as many as natively,
// and can go on to another pawn; with the pawns of the other player the block is another one.
func TestSurpriseIsShown(t *testing.T) {
	s := driver.Serve(t, "/")
	told, free := surprises(t)
	cell, most := mostBits(told, free)
	bits := func(side int) string { return i18n.French.Grouped(8*told[side*len(told)/2]) + "\u00a0bits" }
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.WatchRoute) + "?lang=fr#g=entropy")
		p.Wait(`['shown', 'asked'].includes(document.querySelector('.watch')?.dataset.state)`)
		if p.Device.Touch {
			p.Click("#act-view-3")
		}
		p.Wait(`document.getElementById('act-surprise').checkVisibility()`)
		p.Run(`document.getElementById('act-surprise').focus()`)
		p.Press(kb.Enter)
		p.Wait(`document.querySelectorAll('.surprise .bits text').length === 11`)
		p.Wait(`document.activeElement.id === 'watch-pawn'`)
		p.Wait(`[...document.querySelectorAll('.surprise tbody tr')].some((row) =>
			row.cells[0].textContent.trim() === ` + driver.Quote(cell) + ` &&
			row.cells[3].textContent === ` + driver.Quote(i18n.French.Decimal(most, 2)) + `)`)
		p.Wait(`[...document.querySelectorAll('.surprise .bits text')].some((text) =>
			text.textContent.slice(2) === ` + driver.Quote(i18n.French.Decimal(most, 1)) + `)`)
		p.Wait(`document.querySelector('.surprise .sum').textContent.includes(` + driver.Quote(bits(0)) + `)`)
		p.Settle()
		p.FitsWidth()
		p.Judge("surprise", ".surprise")
		p.Run(`document.querySelector('.surprise').scrollIntoView()`)
		p.BothThemes()
		p.Shot("surprise")
		p.Choose("#watch-pawn", "7")
		p.Wait(`document.querySelector('.surprise .sum').textContent.includes(` + driver.Quote(bits(1)) + `)`)
		p.Run(`document.querySelector('.surprise').scrollIntoView()`)
		p.Shot("mover")
	})
}
