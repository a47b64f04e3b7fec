package python

import (
	"strconv"
	"strings"

	"tablier/ai"
	"tablier/rules"
)

// cells answers a program's question what each cell of a position holds.
func (h *Host) cells(spec *rules.Spec, p rules.Position) string {
	records := []string{"ok"}
	if player := h.players.Find(spec.ID); player != nil && player.Subject != nil {
		for _, c := range player.Subject.Cells(p) {
			records = append(records, record(c.Name, c.Holds))
		}
	}
	return strings.Join(records, "\n")
}

// value answers what a position is worth with perfect play, as far as the machine's best level proves it.
func (h *Host) value(spec *rules.Spec, p rules.Position) string {
	const nodes = 30_000
	player := h.players.Find(spec.ID)
	switch {
	case !h.values:
		return failure(NoValues, "")
	case player == nil || spec.Secret || p.ToMove() != rules.First && p.ToMove() != rules.Second:
		return record("ok", "")
	}
	task := ai.Task{Spec: spec, View: p.View(p.ToMove())}
	best := player.Levels[len(player.Levels)-1].Engine
	result, err := best.Search(uncancelled{}, task, ai.Limits{Nodes: nodes}, ai.Hooks{})
	switch {
	case err != nil:
		return record("ok", "")
	case result.Value == ai.Win:
		return record("ok", "w", strconv.Itoa(result.Plies))
	case result.Value == ai.Loss:
		return record("ok", "l", strconv.Itoa(result.Plies))
	case result.Value == ai.Draw:
		return record("ok", "d")
	case result.End == ai.Proved:
		return record("ok", "p", strconv.FormatFloat(result.Score, 'g', -1, 64))
	}
	return record("ok", "")
}

// uncancelled is the context of a search that nobody ends. Package context would bring the clocks of package time into
// ai.wasm: 57 kB.
type uncancelled struct{}

func (uncancelled) Err() error { return nil }
