package atlas

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/link"
	"tablier/rules"
)

// A trail is the path of a match over the map.
type trail struct {
	chosen   string // onTable, pasted, or the id of a past match; empty for none
	text     string // the match, as a link has it
	previous string // and as it was when the page was left, before the match on the table went on
	steps    []step
}

// A step is a position of the match, and the move that led there; empty for the first.
type step struct {
	at   int
	move rules.Move
}

// What stands for the match on the table, and for one that was pasted, among the ids of past ones.
const (
	onTable = "table"
	pasted  = "pasted"
)

const (
	mostKept = 20    // past matches that are offered
	longest  = 1000  // plies of a match that is laid over the map: they are played in one task
	pasteMax = 40000 // bytes of what is pasted
)

// A path is a match that can be chosen.
type path struct{ id, name string }

// paths are the matches of the board that can be chosen.
func (k *Kind) paths() (list []path) {
	m := k.messages().Atlas
	if k.fits(k.table) {
		list = append(list, path{onTable, m.OnTable(k.table.Ply())})
	}
	if k.fits(k.pasted) {
		list = append(list, path{pasted, m.Pasted(k.pasted.Ply())})
	}
	past, _ := k.past.Past(k.game.ID())
	for _, kept := range past.Games() {
		if kept.Record.Variant == k.board && kept.Plies > 0 && kept.Plies <= longest && len(list) < mostKept {
			list = append(list, path{kept.ID, m.Kept(k.outside.day(kept.Played), kept.Plies)})
		}
	}
	return list
}

// fits says whether a match can be laid over the map.
func (k *Kind) fits(match *rules.Match) bool {
	return match != nil && match.Setup().Variant == k.board && match.Ply() > 0 && match.Ply() <= longest
}

// onTrail is another match.
func (k *Kind) onTrail(ctx app.Context, _ app.Event) {
	k.follow(ctx.JSSrc().Get("value").String())
	k.note()
}

// follow lays the path of a match over the map; of one that there is not, or not of this board, none.
func (k *Kind) follow(id string) {
	k.trail = trail{}
	match := k.match(id)
	if !k.fits(match) {
		return
	}
	k.trail.chosen = id
	k.trail.text, _ = link.Encode(k.games(), link.Letter{Record: match.Record()}) // none where no link can have it
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
		return k.table
	case pasted:
		return k.pasted
	}
	past, _ := k.past.Past(k.game.ID())
	game, ok := past.Find(id)
	if !ok {
		return nil
	}
	match, err := k.games().Replay(game.Record)
	if err != nil {
		k.outside.log(err)
		return nil
	}
	return match
}

// games are those of which a match may be pasted.
func (k *Kind) games() rules.Registry { return rules.Registry{k.game.Spec} }

// onPaste is a match that a person has pasted.
func (k *Kind) onPaste(ctx app.Context, _ app.Event) {
	k.rev++
	k.alien = false
	if text := strings.TrimSpace(ctx.JSSrc().Get("value").String()); text != "" {
		k.paste(text)
	}
}

// paste lays the path of a match over the map of its board. The text is a link to the match, or its record.
func (k *Kind) paste(text string) {
	match := k.read(text)
	k.alien = match == nil || match.Ply() == 0 || !slices.Contains(k.game.Maps, match.Setup().Variant)
	if k.alien {
		if k.said = k.messages().Atlas.Alien; link.IsTurn(fragmentOf(text)) {
			k.said = k.messages().Arrivals.Other
		}
		return
	}
	k.pasted, k.trail.chosen, k.said = match, pasted, k.messages().Atlas.Pasted(match.Ply())
	if variant := match.Setup().Variant; variant != k.board {
		k.wanted, k.wave = "", 1<<20
		k.open(variant)
		return
	}
	k.follow(pasted)
	k.note()
}

// read returns the match of a link or a record, nil where there is none or it is too long.
func (k *Kind) read(text string) *rules.Match {
	var record rules.Record
	if len(text) > pasteMax {
		return nil
	}
	if json.Unmarshal([]byte(text), &record) == nil {
		if len(record.Moves) > longest {
			return nil
		}
		match, _ := k.games().Replay(record) // what the rules refuse is none
		return match
	}
	decoder, err := link.NewDecoder(k.games(), fragmentOf(text))
	if err != nil {
		return nil
	}
	if done, err := decoder.Step(longest); !done || err != nil {
		return nil
	}
	_, match := decoder.Letter()
	return match
}

// fragmentOf returns what stands after the # of a link.
func fragmentOf(text string) string { return text[strings.Index(text, "#")+1:] }

// is says whether an address that asks for a match asks for this one.
func (t *trail) is(text string) bool { return text == t.text || text != "" && text == t.previous }

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
