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
	if value, missing := kept(player.Oracle, &task); missing {
		return failure(NoFiles, spec.ID)
	} else if value != ai.Unknown {
		return record("ok", letters[value])
	}
	best := player.Levels[len(player.Levels)-1].Engine
	result, err := best.Search(uncancelled{}, task, ai.Limits{Nodes: nodes}, ai.Hooks{})
	switch {
	case err != nil:
		return record("ok", "")
	case result.Value == ai.Draw:
		return record("ok", letters[ai.Draw])
	case result.Value != ai.Unknown:
		return record("ok", letters[result.Value], strconv.Itoa(result.Plies))
	case result.End == ai.Proved:
		return record("ok", "p", strconv.FormatFloat(result.Score, 'g', -1, 64))
	}
	return record("ok", "")
}

var letters = [...]string{ai.Loss: "l", ai.Draw: "d", ai.Win: "w"}

// kept returns what files say of a position, and whether those that would say it are missing: of a game that has none
// they are not. Files are fetched where those at hand do not do: that brings what the moves are worth as well.
func kept(oracle ai.Oracle, task *ai.Task) (value ai.Value, missing bool) {
	if oracle == nil {
		return ai.Unknown, false
	}
	value, missing = oracle.Value(uncancelled{}, task, nil)
	if missing {
		value, missing = oracle.Value(uncancelled{}, task, &ai.Hooks{})
	}
	return value, missing
}

// uncancelled is the context of a search that nobody ends. Package context would bring the clocks of package time into
// ai.wasm: 57 kB.
type uncancelled struct{}

func (uncancelled) Err() error { return nil }
