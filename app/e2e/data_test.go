package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
)

// download presses the export and gives the file that the browser saves.
func (p *tab) download(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	p.do(call(browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir,
		BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
	}))
	p.click("#act-export")
	name := filepath.Join(dir, "tablier-"+time.Now().Format(time.DateOnly)+".json")
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if data, err := os.ReadFile(name); err == nil && len(data) > 0 {
			return name
		}
	}
	t.Fatalf("no file %s", name)
	return ""
}

// choosesFile gives the page a file, as a person does who has picked it.
func (p *tab) choosesFile(name string) {
	p.t.Helper()
	p.do(chromedp.SetUploadFiles(chromedp.CSS("#act-import"), []string{name}))
}

// stored is all that the profile keeps.
func (p *tab) stored() map[string]string {
	p.t.Helper()
	return eval[map[string]string](p, `Object.fromEntries(Object.entries(localStorage))`)
}

// Everything goes out in one file, is erased, and comes back on another device as it was.
func TestExportAndImport(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.begin()
	p.play(byMouse, firstWins...)
	p.click("#act")
	p.play(byMouse, "b2", "a1")
	p.toHistory()
	p.click("#switch-theme")
	before := p.stored()
	file := p.download(t)

	p.click("#act-erase")
	p.wait(`document.activeElement.id === 'answer-no'`)
	p.shot("erase")
	p.click("#answer-yes")
	p.wait(`document.querySelector('.said').textContent === 'Tout est effacé.'`)
	wantLines(t, "games", p.entries())
	if left := p.stored(); len(left) > 0 {
		t.Errorf("left in storage: %v", left)
	}
	p.click(`.top nav a`)
	p.click(".game .go")
	p.wait(`document.querySelectorAll('.move').length === 0 && document.querySelector('.board')`)

	other := open(t, phone)
	other.start(s.url("/parties/"))
	other.choosesFile(file)
	other.wait(`document.querySelector('.question:not([hidden])')?.textContent.includes('1 partie jouée')`)
	other.shot("import")
	other.tap("#answer-no")
	other.wait(`document.activeElement.id === 'act-import'`)
	other.choosesFile(file)
	other.wait(`document.querySelector('#answer-yes')`)
	other.tap("#answer-yes")
	other.wait(`document.querySelector('.said').textContent.startsWith('Le contenu du fichier')`)
	wantLines(t, "games", other.entries(), peopleWon)
	delete(before, "tablier/.persistence") // each device's own affair
	if after := other.stored(); fmt.Sprint(after) != fmt.Sprint(before) {
		t.Errorf("after the import\n%v\nwant\n%v", after, before)
	}
	if theme := eval[string](other, `document.documentElement.dataset.theme ?? ''`); theme != before["tablier/.theme"] {
		t.Errorf("the theme is %q", theme)
	}
	other.visit(s.url("/tapatan/"))
	other.ready()
	wantLines(t, "moves", other.moves(), "b2", "a1")
}

// A file that is not wholly sound changes nothing, and what is wrong with it is said.
func TestImportRefused(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.begin()
	p.play(byMouse, firstWins...)
	p.toHistory()
	before := p.stored()
	data, err := os.ReadFile(p.download(t))
	if err != nil {
		t.Fatal(err)
	}
	good := string(data)
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", "n’est pas un export"},
		{"json", "[]", "n’est pas un export"},
		{"newer", strings.Replace(good, `"tablier":1`, `"tablier":2`, 1), "plus récente"},
		{"field", strings.Replace(good, `{"data"`, `{"extra":1,"data"`, 1), "champ qu’un export n’a pas : « extra »"},
		{"key", strings.Replace(good, `"past.tapatan"`, `"past.other"`, 1), "inconnue de Tablier : « past.other »"},
		{"aside", strings.Replace(good, `"past.tapatan"`, `"other.unreadable"`, 1), "« other.unreadable »"},
		{"table", strings.Replace(good, `\"opener\":0,\"record\"`, `\"opener\":5,\"record\"`, 1), "« table.tapatan » est illisible"},
		{"entry", strings.Replace(good, `\"ended\":true`, `\"ended\":1`, 1), "« past.tapatan », l’entrée 1 est illisible"},
		{"illegal", strings.ReplaceAll(good, `\"b3\",\"c1\"`, `\"b3\",\"b3\"`), "illisible"},
		{"later", strings.Replace(good, `"{\"version\":1,\"entries\":[{\"variant`, `"{\"version\":9,\"entries\":[{\"variant`, 1), "« stats.tapatan » vient d’une version plus récente"},
		{"language", strings.Replace(good, `{"data":{`, `{"data":{"lang":"de",`, 1), "« lang » est illisible"},
	} {
		if c.text == good {
			t.Fatalf("%s: the file is not damaged", c.name)
		}
		file := filepath.Join(t.TempDir(), c.name+".json")
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		p.choosesFile(file)
		p.wait(`document.querySelector('.said').textContent.includes(` + quote(c.want) + `)`)
		p.shot(c.name)
		if !strings.Contains(p.text(".said"), "Rien n’a changé.") {
			t.Errorf("%s: %s", c.name, p.text(".said"))
		}
		if after := p.stored(); fmt.Sprint(after) != fmt.Sprint(before) {
			t.Errorf("%s: the data have changed", c.name)
		}
		p.click("#act-erase")
		p.click("#answer-no")
		p.wait(`document.querySelector('.said').textContent === ''`)
	}
}

// The browser is asked once to keep what is stored: not before a game has ended, and its answer is told.
func TestPersistenceIsAskedOnce(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.inject(`navigator.storage.persist = () => { localStorage.setItem('asked', 1 + Number(localStorage.getItem('asked') ?? 0)); return Promise.resolve(true); };
		navigator.storage.persisted = () => Promise.resolve(localStorage.getItem('asked') !== null);`)
	p.start(s.url("/parties/"))
	p.wait(`document.querySelector('#data').textContent.includes('peut les effacer')`)
	p.visit(s.url("/tapatan/"))
	p.ready()
	p.begin()
	for range 2 {
		p.play(byMouse, firstWins...)
		p.waitFor("Orange gagne.")
		p.click("#do-restart")
		p.settle()
	}
	p.reload()
	p.ready()
	p.play(byMouse, firstWins...)
	if got := eval[string](p, `localStorage.getItem('asked')`); got != "1" {
		t.Errorf("asked %s times", got)
	}
	p.toHistory()
	p.wait(`document.querySelector('#data').textContent.includes('tant que vous ne les effacez pas')`)
}

// Past games and statistics that cannot be read are put aside, told, and go along with the export.
func TestUnreadablePast(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.expect("past:")
	p.inject(`if (!sessionStorage.once) { sessionStorage.once = '1'; localStorage['tablier/.past.tapatan'] = 'broken'; localStorage['tablier/.stats.tapatan'] = '{"version":99}'; }`)
	p.start(s.url("/parties/"))
	p.wait(`document.querySelector('#data').textContent.includes('past.tapatan')`)
	p.wait(`document.querySelector('main').textContent.includes('Une version plus récente')`)
	data, err := os.ReadFile(p.download(t))
	if err != nil || !strings.Contains(string(data), `"past.tapatan.unreadable":"broken"`) {
		t.Errorf("exported %s, %v", data, err)
	}
	p.visit(s.url("/tapatan/"))
	p.ready()
	p.begin()
	p.play(byMouse, firstWins...)
	p.toHistory()
	wantLines(t, "games", p.entries(), peopleWon)
	if got := p.stored()["tablier/.stats.tapatan"]; got != `{"version":99}` {
		t.Errorf("the statistics of a later version have become %s", got)
	}
}

// Where nothing can be stored the past lasts as long as the page, which says so.
func TestHistoryWithoutStorage(t *testing.T) {
	abreast(t)
	for name, script := range map[string]string{
		"throws": `Object.defineProperty(window, 'localStorage', { configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } })`,
		"full":   `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, "/")
			p := open(t, desktop)
			p.inject(script)
			p.start(s.url("/tapatan/"))
			p.begin()
			p.play(byMouse, firstWins...)
			p.toHistory()
			wantLines(t, "games", p.entries()[:1], peopleWon)
			wantLines(t, "statistics", p.tallies(), "Tapatan 1 0 0")
			p.wait(`document.querySelector('#data').textContent.includes('refuse d’enregistrer')`)
			file := p.download(t)
			p.choosesFile(file)
			p.wait(`document.querySelector('#answer-yes')`)
			p.click("#answer-yes")
			p.wait(`document.querySelector('.said').textContent.includes('refuse d’enregistrer tout cela')`)
			wantLines(t, "games", p.entries()[:1], peopleWon)
			p.click("#act-erase")
			p.wait(`document.querySelector('#answer-yes')`)
			p.click("#answer-yes")
			p.wait(`document.querySelectorAll('.games > li').length === 0`)
		})
	}
}
