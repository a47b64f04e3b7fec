package e2e

import (
	"strings"

	"tablier/app/e2e/driver"
	"tablier/rules"
)

// This file goes through what only Hyle, Entropy or Domino shows.

func hyleStops(v visitor) []stop {
	return []stop{
		{"pawn to place", func() { v.goes("/hyle/"); v.TwoPeople(); drawnPawn(v.Tab) }, "main"},
		{"line of palindromes", func() { v.opens(rules.Record{Game: "hyle", Start: sewn}); v.Hit("#spot-d") }, "main"},
		{"slide", func() { v.touches("d3"); v.Wait(`document.querySelector('.gains text')`) }, "main"},
		{"round over", func() {
			v.opens(rules.Record{Game: "hyle", Start: nearlyFull})
			v.touches("a1")
			v.Wait(`document.getElementById('act-round')`)
		}, "main"},
		{"hope of Order", func() {
			v.Hit("#act-round")
			v.HitInMoves("#exact")
			v.Wait(driver.EvaluationText)
		}, "main"},
	}
}

// isolating is a game at whose end the white pawn on c1 touches nothing, and only d4 and e3 can join it.
const isolating = "a2-b3 e4-c2 a1-d4 a4-a3 e1-d2 d5-c4 d1-e1 " +
	"b5-a4 c1-d1 a3-a2 d1-c1 a4-b5 b1-a1 b5-b4 e2-d1 c4-e2 d2-e3 b4-a4 d1-d3 a5-c3 d3-b5 c2-e4"

func entropyStops(v visitor) []stop {
	return []stop{
		{"isolated pawn", func() { v.opens(moved("entropy", strings.Fields(isolating)...)) }, "main"},
		{"pass", func() { v.opens(rules.Record{Game: "entropy", Start: passing}) }, "main"},
		{"seven together", func() {
			v.Hit(`.choices button`)
			v.touches("d3", "d5")
			v.WaitStatus(driver.Wins("fr", "entropy", 1))
		}, "main"},
		{"believed values", func() {
			v.opens(rules.Record{Game: "entropy", Start: "wbw2/b1bbw/w3b/1bww1/1w1b1 w"})
			v.HitInMoves("#verdicts")
			v.OpenPanel("study")
			v.Wait(`document.querySelector('.verdict-list')`)
		}, "main"},
		{"option of Entropy", func() { v.OpenPanel("setup") }, "#panel-setup"},
	}
}

func dominoStops(v visitor) []stop {
	return []stop{
		{"zone", func() { v.opens(moved("domino", nineMoves[:4]...)) }, "main"},
		{"domino that fits", func() {
			v.Hit("#point-11")
			v.Hit(cellAt("2,1"))
			v.Wait(`document.querySelector('.ghost[data-move]')`)
		}, "main"},
		{"hint in the tray", func() { v.Hit("#do-hint"); v.Wait(`document.querySelector('.tile.hinted')`) }, "main"},
		{"no domino fits", func() {
			v.opens(moved("domino", nineMoves...))
			v.WaitStatus(driver.Wins("fr", "domino", 0))
		}, "main"},
		{"dominoes that win", func() {
			v.OpenPanel("moves")
			v.Hit("#walk-back")
			v.HitInMoves("#exact")
			v.OpenPanel("study")
			v.Wait(`document.querySelector('.winners li')`)
		}, "main"},
	}
}
