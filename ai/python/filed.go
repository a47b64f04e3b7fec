package python

import (
	"tablier/ai"
	"tablier/rules"
)

// filed answers what positions of a game are worth as far as files say it, which are fetched all in one go. No search
// looks for what they do not say.
func (h *Host) filed(about []string) string {
	spec, setup, fault := h.find(about[0], about[1], about[2])
	switch {
	case fault != "":
		return fault
	case !h.values:
		return failure(NoValues, "")
	}
	letter := make([]string, len(about)-3)
	player := h.players.Find(spec.ID)
	if player == nil || player.Oracle == nil {
		return record("ok", letter...)
	}
	tasks, of := []ai.Task{}, []int{}
	for i, text := range about[3:] {
		p, err := read(spec, setup, text)
		if err == nil && (p.ToMove() == rules.First || p.ToMove() == rules.Second) {
			tasks, of = append(tasks, ai.Task{Spec: spec, View: p.View(p.ToMove())}), append(of, i)
		}
	}
	player.Oracle.Fetch(uncancelled{}, tasks, ai.MostFiles, &ai.Hooks{})
	for i := range tasks {
		value, _ := player.Oracle.Value(uncancelled{}, &tasks[i], nil)
		letter[of[i]] = letters[value]
	}
	return record("ok", letter...)
}
