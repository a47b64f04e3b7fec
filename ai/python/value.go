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

// value answers what a position is worth with perfect play, as far as files say it or the machine's best level proves
// it. Where files know that a side wins, a short search looks for how far the end is: the files do not say that.
func (h *Host) value(spec *rules.Spec, p rules.Position) string {
	const nodes, known = 30_000, 3_000
	player := h.players.Find(spec.ID)
	switch {
	case !h.values:
		return failure(NoValues, "")
	case player == nil || spec.Secret || p.ToMove() != rules.First && p.ToMove() != rules.Second:
		return record("ok", "")
	}
	task := ai.Task{Spec: spec, View: p.View(p.ToMove())}
	limits := ai.Limits{Nodes: nodes}
	said, missing := kept(player.Oracle, &task)
	if said == ai.Draw {
		return record("ok", letters[ai.Draw])
	} else if said != ai.Unknown {
		limits.Nodes = known
	}
	task.Alone = true // the engine would ask for the files of the position again
	best := player.Levels[len(player.Levels)-1].Engine
	found, err := best.Search(uncancelled{}, task, limits, ai.Hooks{})
	switch {
	case err == nil && proves(&found) && (said == ai.Unknown || found.Value == said):
		return proved(&found)
	case said != ai.Unknown:
		return record("ok", letters[said])
	case missing:
		return failure(NoFiles, spec.ID)
	}
	return record("ok", "")
}

// proves says whether a search has proved what its position is worth.
func proves(found *ai.Result) bool { return found.Value != ai.Unknown || found.End == ai.Proved }

// proved answers with the value that a search has proved.
func proved(found *ai.Result) string {
	switch found.Value {
	case ai.Unknown:
		return record("ok", "p", strconv.FormatFloat(found.Score, 'g', -1, 64))
	case ai.Draw:
		return record("ok", letters[ai.Draw])
	}
	if found.Plies == 0 { // not known
		return record("ok", letters[found.Value])
	}
	return record("ok", letters[found.Value], strconv.Itoa(found.Plies))
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
