package e2e

import (
	"bytes"
	"encoding/json"
	"maps"
	"net/http"
	"path"
	"slices"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/library"
	"tablier/ai/entropy/tiles"
	"tablier/ai/entropy/tiles/block"
	"tablier/ai/entropy/tiles/press"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/app/site"
	"tablier/rules/entropy"
)

// madeUp are the values of the small set of tiles that these tests have the site serve: what a position is worth to the
// player to move, by the cells up to symmetry.
func madeUp(s entropy.State) ai.Value {
	other, _ := block.Find(s.Other, s.Own)
	return []ai.Value{ai.Win, ai.Draw, ai.Win, ai.Win, ai.Win}[other%5]
}

// A valued site is the built one with made-up exact values of Entropy: of the start and of what follows its moves.
type valued struct {
	*site.Site
	tile string // the place of the tile of the start
}

// withValues returns such a site: boot.js and sw.js list the files.
func withValues(t *testing.T) valued {
	t.Helper()
	start := entropy.Start()
	class, _ := block.Find(start.Own, start.Other)
	set, err := press.Make(nil, [][2]int{{class, class + 1}, {class + 1, class + 2}}, madeUp)
	if err != nil {
		t.Fatal(err)
	}
	v := valued{Site: &site.Site{Files: maps.Clone(driver.Site().Files), Version: driver.Site().Version}}
	demand, hashes, list := map[string]string{}, map[string]string{}, [][2]any{}
	add := func(name, place string, data []byte) {
		if name != place {
			demand[name] = "demand/" + place
		}
		v.Files["demand/"+place], hashes["demand/"+place] = data, string(sum(data))
		if name != nav.ValuesFile("entropy") {
			list = append(list, [2]any{name, len(data)})
		}
	}
	add(library.Folder+library.Index+library.Ending, library.Folder+"index.x.bin", set.Index)
	add(library.Folder+library.Model+library.Ending, library.Folder+"model.x.bin", append([]byte{}, set.Model...))
	for _, name := range slices.Sorted(maps.Keys(set.Tiles)) {
		place := library.Folder + name + library.Ending
		add(place, place, set.Tiles[name])
	}
	v.tile = "demand/" + library.Folder + wanted(t, set) + library.Ending
	text, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	add(nav.ValuesFile("entropy"), path.Dir(nav.ValuesFile("entropy"))+"/files.x.json", text)
	v.relist(t, "boot.js", "const DEMAND = ", demand)
	v.relist(t, "sw.js", "const DEMAND = ", hashes)
	v.Files["sw.js"] = bytes.Replace(v.Files["sw.js"], sum(driver.Site().Files["boot.js"]), sum(v.Files["boot.js"]), 1)
	return v
}

// wanted returns the name of the tile that the start wants.
func wanted(t *testing.T, set *press.Set) string {
	t.Helper()
	index, err := tiles.ReadIndex(set.Index)
	if err != nil {
		t.Fatal(err)
	}
	book, err := tiles.NewBook(index, set.Model)
	if err != nil {
		t.Fatal(err)
	}
	return book.Needs(tiles.Both(entropy.Start()))[0]
}

// relist adds entries to a list in a script, in the place of those of other values.
func (v valued) relist(t *testing.T, script, before string, entries map[string]string) {
	t.Helper()
	text := string(v.Files[script])
	head, rest, ok := strings.Cut(text, before)
	old, tail, ended := strings.Cut(rest, ";\n")
	list := map[string]string{}
	if err := json.Unmarshal([]byte(old), &list); !ok || !ended || err != nil {
		t.Fatalf("%s: %v", script, err)
	}
	maps.DeleteFunc(list, func(name, _ string) bool { return strings.Contains(name, nav.ValuesFolder) })
	maps.Copy(list, entries)
	all, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	v.Files[script] = []byte(head + before + string(all) + ";\n" + tail)
}

// serveValues serves the site with the values.
func serveValues(t *testing.T) (*driver.Server, valued) {
	t.Helper()
	s, v := driver.Serve(t, "/"), withValues(t)
	s.Publish(driver.WriteSite(t, v.Site))
	return s, v
}

// fetchedValues lists the files with values that have been asked for, but for the list of them.
func fetchedValues(s *driver.Server) (names []string) {
	for name := range s.Asked() {
		if strings.HasPrefix(name, "demand/"+nav.ValuesFolder) && strings.HasSuffix(name, library.Ending) {
			names = append(names, name)
		}
	}
	return names
}

// saidVerdicts are the lines that say in words what each move is worth.
const saidVerdicts = `[...document.querySelectorAll('.verdict-list li')].map((line) => line.textContent)`

// askVerdicts has the value of each move shown, in words too.
func askVerdicts(p *driver.Tab) {
	p.T.Helper()
	p.HitInMoves("#verdicts")
	p.OpenPanel("study")
}

// settled waits until the values of the moves are told. A machine that is busy may get a file too late, and says what
// it believes: it is asked again.
func settled(t *testing.T, p *driver.Tab) {
	t.Helper()
	for range 100 {
		p.Wait(saidVerdicts + `.length > 0`)
		if !driver.Eval[bool](p, saidVerdicts+`.some((line) => line.startsWith('probably'))`) {
			return
		}
		p.HitInMoves("#verdicts")
		askVerdicts(p)
	}
	t.Fatal("no value is exact")
}

// wantExact compares the values that are told of the moves of the start with the made-up ones: before the colon stands
// the value, then the moves.
func wantExact(t *testing.T, p *driver.Tab) {
	t.Helper()
	settled(t, p)
	words, told := driver.Words("en", "entropy"), map[string]string{}
	for _, line := range driver.Eval[[]string](p, saidVerdicts) {
		value, moves, _ := strings.Cut(line, ": ")
		value, _, _ = strings.Cut(value, ";")
		for move := range strings.SplitSeq(moves, ", ") {
			told[move] = value
		}
	}
	for _, m := range entropy.Start().AppendMoves(nil) {
		want := (ai.Win + ai.Loss - madeUp(entropy.Start().Play(m))).String()
		if got := told[words.Move(m.Text())]; got != want {
			t.Errorf("%s is told as %q, want %q", m.Text(), got, want)
		}
	}
}

// A weak level asks for no file. What the moves of a position are worth is exact, and takes the files of that position
// alone, once.
func TestExactValuesComeWhenAsked(t *testing.T) {
	s, v := serveValues(t)
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/entropy/?lang=en"))
	p.TwoPeople()
	if names := fetchedValues(s); len(names) > 0 {
		t.Errorf("without a question %v are fetched", names)
	}
	askVerdicts(p)
	wantExact(t, p)
	p.Shot("verdicts")
	if got := fetchedValues(s); len(got) != 3 || s.Times(v.tile) != 1 {
		t.Errorf("fetched %v, the tile %d times", got, s.Times(v.tile))
	}
}

// A file that comes damaged is no file: the search judges, and says that it believes.
func TestDamagedValuesAreNotBelieved(t *testing.T) {
	s, v := serveValues(t)
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, v.tile) {
			return false
		}
		w.Write([]byte("damaged"))
		return true
	})
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/entropy/?lang=en"))
	p.TwoPeople()
	askVerdicts(p)
	p.Wait(saidVerdicts + `.some((line) => line.startsWith('probably'))`)
}

// Where nothing can be kept, for no service worker answers for the page, nothing is offered.
func TestValuesAreNotOfferedInVain(t *testing.T) {
	s, _ := serveValues(t)
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/entropy/?lang=en"))
	p.OpenPanel("setup")
	p.Wait(`navigator.serviceWorker.controller === null && ` +
		`performance.getEntriesByType('resource').some(({ name }) => name.includes('files.x'))`)
	p.Settle()
	if driver.Eval[bool](p, `!!document.getElementById('all-exact')`) {
		t.Error("the files are offered")
	}
}

// Who has all positions kept is told how far it has come, can stop and go on, and then has exact values without a
// network.
func TestAllPositionsAreKept(t *testing.T) {
	s, v := serveValues(t)
	p := driver.OpenInstalling(t, driver.Phone)
	p.Start(s.Address("/entropy/?lang=en"))
	p.Offline()
	release := s.Hold(v.tile)
	p.OpenPanel("setup")
	says := func(text string) {
		t.Helper()
		p.Wait(`document.querySelector('#all-exact-told')?.textContent === ` + driver.Quote(text))
	}
	says(en.Exact.Why)
	p.Run(`document.getElementById("all-exact").scrollIntoView({ block: "center" })`)
	p.Shot("offer")
	p.Click("#all-exact-do")
	says(en.Exact.Fetching)
	p.Shot("fetching")
	p.Click("#all-exact-do")
	says(en.Exact.Met)
	release()
	p.Click("#all-exact-do")
	says(en.Exact.All)
	p.Shot("all")
	p.ClosePanel()
	s.Vanish()
	p.Reload()
	p.Ready()
	p.TwoPeople()
	askVerdicts(p)
	wantExact(t, p)
}
