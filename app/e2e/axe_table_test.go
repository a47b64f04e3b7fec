package e2e

import (
	"tablier/app/e2e/driver"
	"tablier/app/play"
	"tablier/rules"
)

// This file goes through the page of a game: its panels, its sheets and its menu, and what the machine says there.

// tableStops are those of a table of two people.
func tableStops(v visitor) []stop {
	return []stop{
		{"table", func() { v.opens(moved("tapatan", turned[:4]...)) }, ""},
		{"link of a match", func() { v.OpenShare(driver.Clicking); v.Shared() }, "main"},
		{"what cannot be opened", func() { v.Paste(driver.Clicking, "....o.x.. r o2r3"); v.Problem() }, "#panel-share"},
		{"settings", func() { v.OpenPanel("setup") }, "main"},
		{"rules that wait", func() {
			v.ChooseVariant("nira")
			v.Wait(`document.querySelector('#next-only')`)
		}, "#panel-setup"},
		{"shortcuts", func() {
			v.ChooseVariant("tapatan")
			v.Reach("#shortcuts-open")
			v.Wait(`document.getElementById('shortcuts').open`)
		}, "#shortcuts"},
		{"menu", func() { v.Reach("#shortcuts-close"); v.OpenMenu() }, "#panel-menu"},
		{"in words", func() { v.Describe() }, "main"},
		{"writing", func() { v.OpenWriting() }, "main"},
		{"hint and value", func() {
			v.ClosePanel()
			v.HitInMoves("#exact")
			v.Hit("#do-hint")
			v.Wait(`document.querySelector('.marks .hint circle') && ` + driver.EvaluationText)
		}, "main"},
		{"what moves are worth", func() {
			v.HitInMoves("#verdicts")
			v.OpenPanel("study")
			v.Wait(`document.querySelector('.verdict-list')`)
		}, "main"},
		{"looking back", func() {
			v.OpenPanel("moves")
			v.HitInMoves("#verdicts")
			v.OpenPanel("moves")
			v.Hit("#walk-back")
		}, "main"},
		{"another line", func() {
			v.ClosePanel()
			v.touches("c3")
			v.OpenPanel("moves")
			v.Wait(`document.querySelector('[data-line="0"]')`)
		}, "main"},
		{"won", func() {
			v.Hit(`[data-line="0"]`)
			v.ClosePanel()
			v.touches("c1")
			v.WaitStatus(fr.Wins(orange))
		}, "main"},
		{"review", func() { v.OpenPanel("study"); v.Click("#study-run"); v.Wait(studied) }, "main"},
		{"turning point", func() { v.Click("#turns"); v.Click(".turns li:nth-child(3) button") }, "main"},
		{"marks of the review", func() { v.OpenPanel("moves") }, "main"},
		{"drawn", func() {
			v.opens(moved("tapatan", "a1", "a3", "b1", "b3", "c3", "c1", "c3-c2", "c1-b2", "c2-c3", "b2-c1"))
			v.WaitStatus(fr.DrawGame)
		}, "main"},
		{"most points", func() { v.opens(rules.Record{Game: "tapatan", Variant: "picaria-13"}) }, "main"},
		{"a variant in the settings", func() { v.OpenPanel("setup") }, "#panel-setup"},
		{"page of another tab", func() {
			b := v.SameProfile()
			b.Start(v.s.Address("/tapatan/"))
			b.Restart()
			b.Settle()
			v.WaitStatus(fr.Elsewhere)
		}, "main"},
	}
}

// linkStops begin a match by links, from the invitation of a first visit.
func linkStops(v visitor) []stop {
	return []stop{
		{"invitation", func() { v.goes("/hyle/") }, "main"},
		{"many links", func() { v.Hit("#welcome-apart"); v.Wait(`document.getElementById('links-5')`) }, "main"},
		{"what is to be sent", func() { v.Hit("#links-5"); v.Wait(`document.querySelector('#code path')`) }, "main"},
		{"settings by links", func() { v.ClosePanel(); v.OpenPanel("setup") }, "#panel-setup"},
	}
}

// withSlowEngine opens the home page with an engine that can be held back.
func withSlowEngine(v visitor) {
	v.Inject(driver.SlowEngine)
	atHome(v)
}

// forEver holds a search back for longer than any test takes.
const forEver = 3_600_000

// machineStops are those in which the machine plays, thinks or estimates.
func machineStops(v visitor) []stop {
	return []stop{
		{"two machines, paused", func() {
			v.goes("/tapatan/")
			v.Slow(forEver)
			v.TwoMachines([2]string{"1", "1"}, "steady")
			v.Hit("#do-pause")
			v.WaitStatus(fr.Paused)
		}, "main"},
		{"settings of two machines", func() { v.OpenPanel("setup") }, "#panel-setup"},
		{"thinking", func() {
			v.ClosePanel()
			v.Seat("one", driver.Best, "seat0")
			v.WaitStatus(fr.YourTurn)
			v.touches("a1")
			v.Wait(thinking)
		}, "main"},
		{"level", func() { v.OpenPanel("setup"); v.Wait(`document.getElementById('level')`) }, "#panel-setup"},
		{"estimates", func() {
			v.Run(`slow.estimate = true`)
			v.Slow(0)
			v.opens(moved("tapatan", turned...))
			v.HitInMoves("#exact")
			v.OpenPanel("study")
			v.Click("#study-run")
			v.Wait(studied)
		}, "main"},
		{"review under way", func() {
			v.Run(`slow.estimate = false`)
			v.Slow(forEver)
			v.opens(moved("tapatan", "b2", "a1", "c1"))
			v.OpenPanel("study")
			v.Click("#study-run")
			v.Wait(`document.querySelector('.advance progress')`)
		}, "main"},
	}
}

// mistakeStops lose a match and try a position of it again.
func mistakeStops(v visitor) []stop {
	return []stop{
		{"mistakes are offered", func() {
			seats := [2]play.Seat{{Level: driver.Game("tapatan").Levels}, {}}
			v.sits("tapatan", driver.Table(v.t, "tapatan", 1, seats, nil, "a1", "a3", "b1").Save())
			v.WaitStatus(fr.YourTurn)
			v.touches("b3")
			v.Wait(`document.querySelector('#act-replay:not([hidden])')`)
		}, "main"},
		{"mistake", func() { v.Hit("#act-replay"); v.Wait(replayed("play")) }, ""},
		{"another mistake", func() { v.touches("c3"); v.Wait(replayed("wrong")) }, "main"},
		{"better move", func() {
			v.Hit("#retry-next")
			v.Wait(replayed("play"))
			v.touches("c1")
			v.Wait(replayed("right"))
		}, "main"},
		{"no mistakes left", func() { v.Hit("#retry-next"); v.Wait(replayed("finished")) }, "main"},
	}
}
