package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// Everything goes out in one file, is erased, and comes back on another device as it was.
func TestExportAndImport(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, firstWins...)
	p.Click("#act")
	p.Play(driver.ByMouse, "b2", "a1")
	p.ToPastGames()
	p.Click("#switch-theme")
	before := p.Stored()
	file := p.Download(t)

	p.Click("#act-erase")
	p.Wait(`document.activeElement.id === 'answer-no'`)
	p.Shot("erase")
	p.Click("#answer-yes")
	p.Wait(`document.querySelector('.said').textContent === ` + driver.Quote(fr.Past.Erased))
	wantLines(t, "games", p.PastGames())
	if left := p.Stored(); len(left) > 0 {
		t.Errorf("left in storage: %v", left)
	}
	p.Click(`.top nav a`)
	p.Click(".game .go")
	p.Wait(`document.querySelectorAll('.move').length === 0 && document.querySelector('.board')`)

	other := driver.Open(t, driver.Phone)
	other.Start(s.Address("/parties/"))
	other.ChooseFile(file)
	other.Wait(`document.querySelector('.question:not([hidden])')?.textContent.includes(` +
		driver.Quote(fr.Past.ImportAsk(1)) + `)`)
	other.Shot("import")
	other.Tap("#answer-no")
	other.Wait(`document.activeElement.id === 'act-import'`)
	other.ChooseFile(file)
	other.Wait(`document.querySelector('#answer-yes')`)
	other.Tap("#answer-yes")
	other.Wait(`document.querySelector('.said').textContent.startsWith(` + driver.Quote(fr.Past.Imported) + `)`)
	wantLines(t, "games", other.PastGames(), peopleWon)
	delete(before, "tablier/.persistence") // each device's own affair
	if after := other.Stored(); fmt.Sprint(after) != fmt.Sprint(before) {
		t.Errorf("after the import\n%v\nwant\n%v", after, before)
	}
	theme := driver.Eval[string](other, `document.documentElement.dataset.theme ?? ''`)
	if theme != before["tablier/.theme"] {
		t.Errorf("the theme is %q", theme)
	}
	other.Visit(s.Address("/tapatan/"))
	other.Ready()
	wantLines(t, "moves", other.Moves(), "b2", "a1")
}

// A file that is not wholly sound changes nothing, and what is wrong with it is said.
func TestImportRefused(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, firstWins...)
	p.ToPastGames()
	before := p.Stored()
	data, err := os.ReadFile(p.Download(t))
	if err != nil {
		t.Fatal(err)
	}
	good := string(data)
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", fr.Past.FileAlien},
		{"json", "[]", fr.Past.FileAlien},
		{"newer", strings.Replace(good, `"tablier":1`, `"tablier":2`, 1), fr.Past.FileLater},
		{"field", strings.Replace(good, `{"data"`, `{"extra":1,"data"`, 1), fr.Past.FileField("extra")},
		{"key", strings.Replace(good, `"past.tapatan"`, `"past.other"`, 1), fr.Past.FileKey("past.other")},
		{"aside", strings.Replace(good, `"past.tapatan"`, `"other.unreadable"`, 1), fr.Past.FileKey("other.unreadable")},
		{"table", strings.Replace(good, `\"opener\":0,\"record\"`, `\"opener\":5,\"record\"`, 1),
			fr.Past.FileText("table.tapatan")},
		{"entry", strings.Replace(good, `\"ended\":true`, `\"ended\":1`, 1), fr.Past.FileEntry("past.tapatan", 1)},
		{"illegal", strings.ReplaceAll(good, `\"b3\",\"c1\"`, `\"b3\",\"b3\"`), "illisible"},
		{"later", strings.Replace(good, `"{\"version\":1,\"entries\":[{\"variant`,
			`"{\"version\":9,\"entries\":[{\"variant`, 1), fr.Past.TextLater("stats.tapatan")},
		{"language", strings.Replace(good, `{"data":{`, `{"data":{"lang":"de",`, 1), fr.Past.FileText("lang")},
	} {
		if c.text == good {
			t.Fatalf("%s: the file is not damaged", c.name)
		}
		file := filepath.Join(t.TempDir(), c.name+".json")
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		p.ChooseFile(file)
		p.Wait(`document.querySelector('.said').textContent.includes(` + driver.Quote(c.want) + `)`)
		p.Shot(c.name)
		if !strings.Contains(p.Text(".said"), fr.Past.Unchanged) {
			t.Errorf("%s: %s", c.name, p.Text(".said"))
		}
		if after := p.Stored(); fmt.Sprint(after) != fmt.Sprint(before) {
			t.Errorf("%s: the data have changed", c.name)
		}
		p.Click("#act-erase")
		p.Click("#answer-no")
		p.Wait(`document.querySelector('.said').textContent === ''`)
	}
}

// The browser is asked once to keep what is stored: not before a game has ended, and the page shows its answer.
func TestPersistenceIsAskedOnce(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(`navigator.storage.persist = () => { localStorage.setItem('asked',
		1 + Number(localStorage.getItem('asked') ?? 0)); return Promise.resolve(true); };
		navigator.storage.persisted = () => Promise.resolve(localStorage.getItem('asked') !== null);`)
	p.Start(s.Address("/parties/"))
	p.Wait(`document.querySelector('#data').textContent.includes(` + driver.Quote(fr.Past.Evictable) + `)`)
	p.Visit(s.Address("/tapatan/"))
	p.Ready()
	p.TwoPeopleAnew()
	for range 2 {
		p.Play(driver.ByMouse, firstWins...)
		p.WaitStatus(fr.Wins(orange))
		p.Restart()
		p.Settle()
	}
	p.Reload()
	p.Ready()
	p.Play(driver.ByMouse, firstWins...)
	if got := driver.Eval[string](p, `localStorage.getItem('asked')`); got != "1" {
		t.Errorf("asked %s times", got)
	}
	p.ToPastGames()
	p.Wait(`document.querySelector('#data').textContent.includes(` + driver.Quote(fr.Past.Durable) + `)`)
}

// Past games and statistics that cannot be read are put aside and named, and go along with the export.
func TestUnreadablePast(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Expect("past:")
	p.Inject(`if (!sessionStorage.once) { sessionStorage.once = '1'; localStorage['tablier/.past.tapatan'] = 'broken';
		localStorage['tablier/.stats.tapatan'] = '{"version":99}'; }`)
	p.Start(s.Address("/parties/"))
	p.Wait(`document.querySelector('#data').textContent.includes('past.tapatan')`)
	p.Wait(`document.querySelector('main').textContent.includes(` + driver.Quote(fr.Past.Later) + `)`)
	data, err := os.ReadFile(p.Download(t))
	if err != nil || !strings.Contains(string(data), `"past.tapatan.unreadable":"broken"`) {
		t.Errorf("exported %s, %v", data, err)
	}
	p.Visit(s.Address("/tapatan/"))
	p.Ready()
	p.TwoPeopleAnew()
	p.Play(driver.ByMouse, firstWins...)
	p.ToPastGames()
	wantLines(t, "games", p.PastGames(), peopleWon)
	if got := p.Stored()["tablier/.stats.tapatan"]; got != `{"version":99}` {
		t.Errorf("the statistics of a later version have become %s", got)
	}
}

// Where nothing can be stored the past lasts as long as the page, which says so.
func TestHistoryWithoutStorage(t *testing.T) {
	driver.Parallel(t)
	for name, script := range map[string]string{
		"throws": `Object.defineProperty(window, 'localStorage', { configurable: true,
			get() { throw new DOMException('denied', 'SecurityError'); } })`,
		"full": `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
	} {
		t.Run(name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := driver.Open(t, driver.Desktop)
			p.Inject(script)
			p.Start(s.Address("/tapatan/"))
			p.TwoPeopleAnew()
			p.Play(driver.ByMouse, firstWins...)
			p.ToPastGames()
			wantLines(t, "games", p.PastGames()[:1], peopleWon)
			wantLines(t, "statistics", p.Statistics(), "Tapatan 1 0 0")
			p.Wait(`document.querySelector('#data').textContent.includes(` + driver.Quote(fr.Past.Refused) + `)`)
			file := p.Download(t)
			p.ChooseFile(file)
			p.Wait(`document.querySelector('#answer-yes')`)
			p.Click("#answer-yes")
			p.Wait(`document.querySelector('.said').textContent.includes(` + driver.Quote(fr.Past.NoRoom) + `)`)
			wantLines(t, "games", p.PastGames()[:1], peopleWon)
			p.Click("#act-erase")
			p.Wait(`document.querySelector('#answer-yes')`)
			p.Click("#answer-yes")
			p.Wait(`document.querySelectorAll('.games > li').length === 0`)
		})
	}
}
