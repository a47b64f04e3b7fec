package bag

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules"
)

// Game returns the test game as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	spec := board.MustFind(registry, "bag")
	return &board.Game{
		Spec: spec, Levels: 2, SeatColours: true,
		Defs: defs(), Mini: "-40 -40 80 80",
		Skin:  board.Either(newSkin(false), newSkin(true)),
		Words: board.InEach(wordsIn),
		Gauge: func(_ string, score float64, _ rules.Player) float64 { return score / maxLead },
		Own:   newOwn,
		Keeps: map[string]func(text string) error{markKey: checkMark},
		Card:  "23 210 3 010/001",
	}
}

// maxLead is about the greatest lead of a player at the end of a round.
const maxLead = 15

// defs are the pieces: balls with their number, and for each seat a card of its own shape.
func defs() string {
	var b strings.Builder
	text := func(face string) string {
		return `<text y="14" text-anchor="middle" font-size="40" font-weight="700" stroke="none" fill="currentColor">` +
			face + `</text></g>`
	}
	b.WriteString(`<g>`)
	for number := 1; number <= 3; number++ {
		face := strconv.Itoa(number)
		b.WriteString(`<g id="bag-ball` + face + `" color="var(--ink)"><circle r="34" fill="var(--surface)" ` +
			`stroke="var(--ink)" stroke-width="3"/>` + text(face))
	}
	for seat, shape := range []string{
		`<circle r="34" fill="var(--orange-1)" stroke="var(--orange-4)" stroke-width="5"/>`,
		`<rect x="-32" y="-32" width="64" height="64" rx="6" fill="var(--red-1)" stroke="var(--red-4)" ` +
			`stroke-width="5"/>`,
	} {
		number := strconv.Itoa(seat)
		b.WriteString(`<g id="bag-seat` + number + `">` + shape + `</g>`)
		for i, face := range []string{unknown, "1", "2", "3"} {
			b.WriteString(`<g id="bag-card` + number + [...]string{"x", "1", "2", "3"}[i] + `" color="#1F1B16">` + shape +
				text(face))
		}
	}
	b.WriteString(`</g>`)
	return b.String()
}
