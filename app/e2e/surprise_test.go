package e2e

import (
	"context"
	"path/filepath"
	"strconv"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/library"
	machine "tablier/ai/players"
	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/rules"
)

// surprises returns what the files of the repository have to tell around the first of the positions of Entropy that are
// prepared for searches.
func surprises(t *testing.T) []int {
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
	return oracle.(ai.Surpriser).Surprise(context.Background(), &task, &ai.Hooks{})
}

// Who asks sees the bits around a position of Entropy on a board and as a table, as many as natively; with the pawns of
// the other player the block is another one.
func TestSurpriseIsShown(t *testing.T) {
	s := driver.Serve(t, "/")
	told := surprises(t)
	bits := func(side int) string { return i18n.French.Grouped(8*told[side*len(told)/2]) + "\u00a0bits" }
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.WatchRoute) + "?lang=fr#g=entropy")
		p.Wait(`['shown', 'asked'].includes(document.querySelector('.watch')?.dataset.state)`)
		if p.Device.Touch {
			p.Click("#act-view-3")
		}
		p.Click("#act-surprise")
		p.Wait(`document.querySelectorAll('.surprise .bits text').length === 11`)
		p.Wait(`document.querySelector('.surprise .sum').textContent.includes(` + driver.Quote(bits(0)) + `)`)
		p.Settle()
		p.FitsWidth()
		p.Judge("surprise", ".surprise")
		p.Run(`document.querySelector('.surprise').scrollIntoView()`)
		p.BothThemes()
		p.Shot("surprise")
		p.Choose("#watch-pawn", strconv.Itoa(7))
		p.Wait(`document.querySelector('.surprise .sum').textContent.includes(` + driver.Quote(bits(1)) + `)`)
		p.Run(`document.querySelector('.surprise').scrollIntoView()`)
		p.Shot("mover")
	})
}
