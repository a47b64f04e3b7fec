package e2e

import (
	"slices"
	"strconv"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/links/link"
	"tablier/rules"
)

// Every page, and every state of one that looks otherwise, is accessible: what fingers use on a phone in the dark
// theme, the rest on a desktop in the light one. How the colours of both themes contrast is judged beside the style
// sheets.
func TestAccessibleOnAPhone(t *testing.T) { wantAccessible(t, driver.Phone, "dark", axeWalks) }

// The pages as they are met, on a phone, come first: make test looks at these.
func TestPagesAreAccessible(t *testing.T) { wantAccessible(t, driver.Phone, "dark", axePages) }

func TestAccessibleOnADesktop(t *testing.T) {
	wantAccessible(t, driver.Desktop, "light", slices.Concat(axePages, axeWalks))
}

// A walk is one start of the program, and the states of its pages to which a person then comes one after the other: a
// start takes longer than to judge a page.
type walk struct {
	name     string
	only     string // the one device on which it is gone, if one is enough: the markup is the same on the other
	install  bool   // whether the page may install its service worker
	start    func(v visitor)
	subjects []func(v visitor) []stop
}

// A stop is a state to which a walk leads.
type stop struct {
	name   string
	do     func()
	within string // what has changed, as a selector: only this is judged; all of the page if it is empty
}

// axePages is the walk through all pages.
var axePages = []walk{{name: "pages", start: atHome, subjects: []func(visitor) []stop{pageStops}}}

// axeWalks go to the states of pages that look otherwise. Most are met on one device: but for what surrounds the board
// and the rooms of the workshop their markup is the same on the other.
var axeWalks = []walk{
	{name: "texts", only: driver.Desktop.Name, start: atHome, subjects: []func(visitor) []stop{
		textStops, puzzleStops, spotStops, lessonStops, pastStops,
	}},
	{name: "set", only: driver.Phone.Name, start: atHome, subjects: []func(visitor) []stop{setStops}},
	{name: "tables", start: atHome, subjects: []func(visitor) []stop{tableStops, linkStops}},
	{name: "games", only: driver.Phone.Name, start: atHome, subjects: []func(visitor) []stop{
		hyleStops, entropyStops, dominoStops, strategeStops,
	}},
	{name: "machine", only: driver.Phone.Name, start: withSlowEngine, subjects: []func(visitor) []stop{
		machineStops, mistakeStops,
	}},
	{name: "workshop", only: driver.Desktop.Name, start: atHome, subjects: []func(visitor) []stop{
		searchStops, mapStops, writeStops, cupStops, notebookStops,
	}},
	{name: "workshop on a phone", only: driver.Phone.Name, start: atHome, subjects: []func(visitor) []stop{
		roomStops, cupStops, notebookStops, drawStops,
	}},
	{name: "drawn games", only: driver.Desktop.Name, start: atHome, subjects: []func(visitor) []stop{
		drawStops, drawnStops, makerStops, proofStops,
	}},
	{name: "one file", only: driver.Desktop.Name, start: onDisk, subjects: []func(visitor) []stop{diskStops}},
	{name: "lost", only: driver.Phone.Name, start: atNoPage, subjects: []func(visitor) []stop{lostStops}},
	{name: "late", only: driver.Phone.Name, start: withoutScript, subjects: []func(visitor) []stop{lateStops}},
	{name: "newer save", only: driver.Phone.Name, start: withNewerSave, subjects: []func(visitor) []stop{newerStops}},
	{name: "nothing kept", only: driver.Desktop.Name, start: withoutStorage, subjects: []func(visitor) []stop{keptStops}},
	{name: "dead worker", only: driver.Phone.Name, start: withDeadWorker, subjects: []func(visitor) []stop{deadStops}},
	{name: "update", only: driver.Phone.Name, install: true, start: atHome, subjects: []func(visitor) []stop{updateStops}},
}

func wantAccessible(t *testing.T, device driver.Device, theme string, walks []walk) {
	driver.Parallel(t)
	for _, w := range walks {
		if w.only != "" && w.only != device.Name {
			continue
		}
		t.Run(w.name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			open := driver.Open
			if w.install {
				open = driver.OpenInstalling
			}
			v := visitor{open(t, device), t, s}
			v.Prefer("prefers-color-scheme", theme)
			w.start(v)
			for _, subject := range w.subjects {
				for _, stop := range subject(v) {
					if !v.reaches(t, stop) {
						break // the others of the subject would wait for what does not come
					}
				}
			}
		})
	}
}

// reaches goes to a state and judges it. It says whether the state has been reached.
func (v visitor) reaches(t *testing.T, s stop) (reached bool) {
	t.Helper()
	whole := v.T
	t.Run(s.name, func(t *testing.T) {
		v.T = t
		s.do()
		v.Settle()
		reached = true
		v.Judge(s.name, s.within)
		v.Shot(s.name)
	})
	v.T = whole
	return reached
}

// A visitor goes through the site in one tab.
type visitor struct {
	*driver.Tab
	t *testing.T
	s *driver.Server
}

// goes goes to a page as by a link, with what follows its address. Where a panel is open, a click beside it closes it.
func (v visitor) goes(route string) {
	v.T.Helper()
	if driver.Eval[bool](v.Tab, `!['play', undefined].includes(document.querySelector('main.play')?.dataset.panel)`) {
		v.ClosePanel()
	}
	v.GoTo(v.s.Address(route))
}

// sits loads the page of a game, which finds a table.
func (v visitor) sits(id, save string) {
	v.T.Helper()
	forget := v.Inject(`localStorage[` + driver.Quote("tablier/.table."+id) + `] = ` + driver.Quote(save))
	v.Start(v.s.Address("/" + id + "/"))
	forget()
}

// opens opens a match of a game by a link in its page: it is one of two people, and nothing is loaded for it.
func (v visitor) opens(record rules.Record) {
	v.T.Helper()
	v.goes("/" + record.Game + "/")
	v.Follow(v.s.Address("/"+record.Game+"/") + "#" + driver.Fragment(v.t, link.Letter{Record: record}))
	v.Wait(`location.hash === '' && document.querySelectorAll('.move').length === ` + strconv.Itoa(len(record.Moves)))
}

// moved is the record of a match of a game after some moves.
func moved(id string, moves ...string) rules.Record {
	record := rules.Record{Game: id}
	for _, move := range moves {
		record.Moves = append(record.Moves, rules.Move(move))
	}
	return record
}

// touches touches points of the board, one after the other.
func (v visitor) touches(points ...string) {
	v.T.Helper()
	for _, point := range points {
		v.Hit(`[data-point="` + point + `"]`)
	}
}

func atHome(v visitor) { v.Start(v.s.Address("/")) }
