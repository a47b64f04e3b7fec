package atlas

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/rules"
)

// A trail is the path of a match over the map.
type trail struct {
	chosen string // onTable, or the id of a past match; empty for none
	steps  []step
}

// A step is a position of the match, and the move that led there; empty for the first.
type step struct {
	at   int
	move rules.Move
}

// onTable stands for the match on the table, among the ids of past ones.
const onTable = "table"

// mostKept is how many past matches are offered.
const mostKept = 20

// A path is a match that can be chosen.
type path struct{ id, name string }

// paths are the matches of the board that can be chosen.
func (k *Kind) paths() (list []path) {
	m := &k.messages().Atlas
	if match := k.matches.Played(k.game.ID()); match.Setup().Variant == k.board && match.Ply() > 0 {
		list = append(list, path{onTable, m.OnTable(match.Ply())})
	}
	past, _ := k.past.Past(k.game.ID())
	for _, kept := range past.Games() {
		if kept.Record.Variant == k.board && kept.Plies > 0 && len(list) < mostKept {
			list = append(list, path{kept.ID, m.Kept(k.outside.day(kept.Played), kept.Plies)})
		}
	}
	return list
}

// onTrail is another match.
func (k *Kind) onTrail(ctx app.Context, _ app.Event) {
	k.rev++
	k.follow(ctx.JSSrc().Get("value").String())
}

// follow lays the path of a match over the map; of one that there is not, or not of this board, none.
func (k *Kind) follow(id string) {
	k.trail = trail{}
	match := k.match(id)
	if match == nil || match.Setup().Variant != k.board {
		return
	}
	k.trail.chosen = id
	for ply := range match.Ply() + 1 {
		at := k.m.Find(match.At(ply).String())
		if at < 0 {
			continue
		}
		s := step{at: at}
		if ply > 0 {
			s.move = match.Move(ply)
		}
		k.trail.steps = append(k.trail.steps, s)
	}
}

// match returns a match by its id, nil where there is none.
func (k *Kind) match(id string) *rules.Match {
	switch id {
	case "":
		return nil
	case onTable:
		return k.matches.Played(k.game.ID())
	}
	past, _ := k.past.Past(k.game.ID())
	game, ok := past.Find(id)
	if !ok {
		return nil
	}
	registry := rules.Registry{k.game.Spec}
	match, err := registry.Replay(game.Record)
	if err != nil {
		k.outside.log(err)
		return nil
	}
	return match
}

// along are the positions of the path.
func (t *trail) along() []int {
	list := make([]int, len(t.steps))
	for i, s := range t.steps {
		list[i] = s.at
	}
	return list
}

// saysMove writes how a step was made.
func (k *Kind) saysMove(s step) string {
	if s.move == "" {
		return "0"
	}
	return k.write(s.move)
}
