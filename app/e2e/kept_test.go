package e2e

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// A real browser keeps the site, and the page does its part, from the installation to an update: it runs no damaged
// program, tells damage that it cannot have mended, and offers another build. What the service worker does in each case
// is asked in app/site, without a browser.
func TestInstallDamageMendUpdateOffline(t *testing.T) {
	k := install(t)
	k.comesAgain()
	k.hasDamageMended()
	k.isToldOfDamage()
	k.losesPages()
	asked := k.readsLicences()
	k.losesItsBuild()
	k.refusesHalfABuild()
	k.isOfferedAnUpdate()
	k.isWithoutAServer(asked)
}

// A keeper is somebody in a game against the machine, with what the browser keeps of the site and of the game.
type keeper struct {
	*driver.Tab
	t     *testing.T
	s     *driver.Server
	moves []string
	saved string
}

const table = "/tapatan/"

func install(t *testing.T) keeper {
	t.Helper()
	k := keeper{t: t, s: driver.Serve(t, "/"), Tab: driver.OpenInstalling(t, driver.Desktop)}
	for _, complaint := range []string{"tablier:", "ERR_", "sw.js", "MIME type", "503", "demand/"} {
		k.Expect(complaint)
	}
	k.moves = []string{"b2", "a1", "c3", "c1"}
	k.KeepTable("tapatan", 7, [2]play.Seat{{}, {Level: 1}}, k.moves...)
	k.Start(k.s.Address(table))
	k.Offline()
	k.Kept(k.s, "studio.wasm")
	k.saved = k.Stored()[gameSave]
	if driver.Eval[bool](k.Tab, `tablier.update.available`) {
		t.Error("an update is offered right after the first visit")
	}
	return k
}

// playsOn comes to the table, and finds the game as it was.
func (k keeper) playsOn() {
	k.t.Helper()
	k.Start(k.s.Address(table))
	k.wantGame()
}

// wantGame fails unless the table has the game, and it is kept.
func (k keeper) wantGame() {
	k.t.Helper()
	if got := k.Stored()[gameSave]; got != k.saved || !slices.Equal(k.Moves(), k.moves) {
		k.t.Fatalf("the game is kept as %s, with the moves %v", got, k.Moves())
	}
}

// wantRuns fails unless a version of the page runs.
func (k keeper) wantRuns(version string) {
	k.t.Helper()
	if got := driver.Eval[string](k.Tab, runningVersion); got != version {
		k.t.Errorf("version %s runs, want %s", got, version)
	}
}

// A later visit asks the server for nothing but whether there is another build.
func (k keeper) comesAgain() {
	before := k.s.Asked()
	k.playsOn()
	driver.WantEngineAnswer(k.t, k.Tab)
	k.Offline()
	for name, times := range k.s.Asked() {
		if times != before[name] && name != "sw.js" {
			k.t.Errorf("%s is asked for again", name)
		}
	}
}

// What is damaged is mended by the next visit. No damaged program runs, one that compiles all the same included.
func (k keeper) hasDamageMended() {
	before := k.s.Times("app.wasm")
	k.Spoil(k.s, "app.wasm", driver.Overwritten)
	k.playsOn()
	if got := k.s.Times("app.wasm") - before; got != 1 {
		k.t.Errorf("app.wasm was fetched %d times", got)
	}
	k.WantSound(k.s, "app.wasm")

	retyped := []string{"tapatan/index.html", "boot.js", "drag.js", "app.wasm"}
	for _, name := range retyped {
		k.Spoil(k.s, name, driver.Retyped)
	}
	k.Spoil(k.s, "ai.wasm", driver.EndOverwritten)
	k.playsOn()
	driver.WantEngineAnswer(k.t, k.Tab)
	k.Offline()
	for _, name := range append(retyped, "ai.wasm") {
		k.WantSound(k.s, name)
	}
}

// Without a network damage is told, nothing is lost, and the next visit with one is as if nothing had been.
func (k keeper) isToldOfDamage() {
	for name, way := range map[string]string{"app.wasm": driver.Overwritten, "drag.js": driver.Deleted} {
		k.Spoil(k.s, name, way)
		k.s.Unplug()
		k.Visit(k.s.Address(table))
		k.Wait(`document.documentElement.dataset.failed === 'damaged'`)
		k.wantTold("#boot-status")
		k.s.Disturb(nil)
		k.playsOn()
		k.Offline()
		k.WantSound(k.s, name)
	}
}

// wantTold fails unless an element tells of damage in both languages.
func (k keeper) wantTold(selector string) {
	k.t.Helper()
	if said := k.Text(selector); !strings.Contains(said, "abîmé") || !strings.Contains(said, "damaged") {
		k.t.Errorf("the page says %q", said)
	}
}

// A page that is lost without a network is drawn by the program all the same; without any page the damage is told.
func (k keeper) losesPages() {
	k.Spoil(k.s, "tapatan/index.html", driver.Deleted)
	k.s.Unplug()
	k.playsOn()
	k.Spoil(k.s, "404.html", driver.Overwritten)
	k.Visit(k.s.Address(table))
	k.wantTold("body")
	k.s.Disturb(nil)
	k.playsOn()
	k.Offline()
	for _, name := range []string{"tapatan/index.html", "404.html"} {
		k.WantSound(k.s, name)
	}
}

// A file on demand that is not kept yet is said to be missing where there is no network, and kept from its first use.
// It returns how often the server was asked for it.
func (k keeper) readsLicences() int {
	name := licences()
	k.s.Unplug()
	k.Start(k.s.Address("/a-propos/"))
	k.Click("#show-licences")
	k.Wait(`[...document.querySelectorAll('[role=status]')].some((e) => e.textContent === ` +
		driver.Quote(fr.NotKept) + `)`)
	k.Shot("missing")
	k.s.Disturb(nil)
	readLicences(k.t, k.Tab)
	k.Shot("licences")
	if got := k.KeptOnDemand(k.s); !slices.Equal(got, []string{name, studio()}) {
		k.t.Errorf("kept: %v", got)
	}
	return k.s.Times(name)
}

// A damaged program whose build the server no longer has gives way to the build that it has.
func (k keeper) losesItsBuild() {
	k.s.Publish(driver.WriteSite(k.t, newer()))
	k.Spoil(k.s, "app.wasm", driver.Overwritten)
	k.Visit(k.s.Address(table))
	k.Wait(runs(newVersion))
	k.Ready()
	k.wantGame()
	k.wantCached(newVersion)
}

// wantCached fails unless one build is kept, and the file on demand.
func (k keeper) wantCached(version string) {
	k.t.Helper()
	if got := cached(k.Tab); len(got) != 2 || !slices.Contains(got, version) || !slices.Contains(got, "demand") {
		k.t.Errorf("kept are %v, want %s and what is on demand", got, version)
	}
}

// A build of which a file does not come whole is not used, and harms nothing.
func (k keeper) refusesHalfABuild() {
	k.s.Publish(driver.WriteSite(k.t, driver.Site()))
	k.s.Disturb(driver.Torn("/ai.wasm"))
	refuseUpdate(k.Tab)
	k.wantCached(newVersion)
	k.playsOn()
	k.wantRuns(newVersion)
	driver.WantEngineAnswer(k.t, k.Tab)
	k.s.Disturb(nil)
}

// The next try brings another build, which is used when the person wants it. Another page that is open is not reloaded.
func (k keeper) isOfferedAnUpdate() {
	next := driver.Site().Version
	other := k.SameProfile()
	other.Expect("ERR_")
	other.Start(k.s.Address("/"))
	other.Run(`window.same = true`)

	k.Run(`document.getElementById('do-undo').focus()`)
	checkUpdate(k.Tab)
	k.Wait(`document.querySelector('.update .act')`)
	k.WantFocus("do-undo") // the offer takes nothing away from what a person is doing
	k.Reload()
	k.Ready()
	k.wantRuns(newVersion)
	k.Wait(`document.querySelector('.update .act')`)
	k.Shot("offered")
	k.Click(".update .act")
	k.Wait(runs(next))
	k.Ready()
	k.wantGame()
	k.wantCached(next)

	other.Wait(`tablier.update.available`)
	if !driver.Eval[bool](other, `window.same === true`) {
		k.t.Error("another page was reloaded without being asked")
	}
	other.Run(`tablier.update.apply()`)
	other.Wait(runs(next))
}

// Without a server everything works, of the build that was asked for; what had not changed was not fetched again.
func (k keeper) isWithoutAServer(asked int) {
	k.s.Vanish()
	k.playsOn()
	driver.WantEngineAnswer(k.t, k.Tab)
	k.Start(k.s.Address("/a-propos/"))
	k.wantRuns(driver.Site().Version)
	readLicences(k.t, k.Tab)
	if got := k.s.Times(licences()); got != asked {
		k.t.Errorf("the licences were asked for %d times, before the updates %d", got, asked)
	}
}
