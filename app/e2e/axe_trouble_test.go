package e2e

import (
	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// This file goes to what a page says in trouble. Each needs a start of its own.

// onDisk opens the one-file edition, which runs no program in Python.
func onDisk(v visitor) {
	v.Start(diskFile(v.t) + "#" + nav.CupRoute)
}

func diskStops(v visitor) []stop {
	return []stop{
		{"cup without Python", func() { v.Wait(`document.querySelector('.entrants > .lack').textContent`) }, ""},
		{"exercise without Python", func() {
			v.Run(`location.hash = ` + driver.Quote(nav.WriteRoute+"e=gagne"))
			v.Wait(`document.querySelector('.lack:not([hidden])')?.textContent`)
		}, "main"},
	}
}

func atNoPage(v visitor) {
	v.Expect("404")
	v.Expect("MIME type")
	v.Start(v.s.Address("/nowhere/"))
}

func lostStops(visitor) []stop { return []stop{{"no such page", func() {}, ""}} }

// withoutScript visits a page whose first script does not come.
func withoutScript(v visitor) {
	v.Expect("boot.js")
	v.s.Disturb(driver.Missing("/boot.js"))
	v.Visit(v.s.Address("/tapatan/"))
	v.Run(`document.getElementById('late').getAnimations()[0].finish()`)
}

func lateStops(v visitor) []stop {
	return []stop{{"a file does not come", func() {
		v.Wait(`document.getElementById('late').checkVisibility({ visibilityProperty: true })`)
	}, ""}}
}

func withNewerSave(v visitor) {
	v.Inject(`localStorage['tablier/.table.tapatan'] = '{"version":99}'`)
	v.Start(v.s.Address("/tapatan/"))
}

func newerStops(v visitor) []stop {
	return []stop{{"saved by a newer page", func() { v.WaitStatus(fr.SavedByNewer) }, "main"}}
}

func withoutStorage(v visitor) {
	v.Inject(`Object.defineProperty(window, 'localStorage', { configurable: true,
		get() { throw new DOMException('denied', 'SecurityError'); } })`)
	v.Start(v.s.Address("/tapatan/"))
}

func keptStops(v visitor) []stop {
	return []stop{
		{"nothing is kept", func() { v.TwoPeople(); v.Wait(driver.DetailHas(fr.SaveFailed)) }, "main"},
		{"no matches are kept", func() { v.goes(nav.ArchiveRoute) }, "main"},
	}
}

func withDeadWorker(v visitor) {
	v.Expect("the worker failed twice")
	v.Inject(driver.Sabotage(2, driver.Loudly))
	v.Start(v.s.Address("/tapatan/"))
}

func deadStops(v visitor) []stop {
	return []stop{{"the machine has failed", func() {
		v.Seat("one", "4", "seat1")
		v.WaitStatus(fr.YourTurn)
		v.Run(`window.armed = true`)
		v.Restart()
		v.WaitStatus(fr.MachineFailed)
	}, "main"}}
}

func updateStops(v visitor) []stop {
	return []stop{{"update", func() {
		v.Offline()
		v.s.Publish(driver.WriteSite(v.t, newer()))
		checkUpdate(v.Tab)
		v.Wait(`document.querySelector('.update .act')`)
	}, ""}}
}
