package rules

import (
	"strconv"
	"time"

	"tablier/app/board"
	"tablier/app/picture"
	"tablier/app/play"
	"tablier/rules"
)

// beat is the time between two moves of a demonstration.
const beat = 1100 * time.Millisecond

// A demo is a board on a rules page whose example a person can step through: a table without input.
type demo struct {
	game    *board.Game
	section int // of the game's rules
	table   *play.Table
	playing bool
	run     int // counts the commands, so that an older timer does nothing
}

// demo returns the demonstration of a section of a game's rules, as it stands, and its unique name.
func (k *Kind) demo(game *board.Game, section int, moves *board.Demo) (d *demo, name string) {
	name = game.ID() + "-" + strconv.Itoa(section)
	if known, ok := k.demos[name]; ok {
		return known, name
	}
	table := picture.Watched(game, rules.Setup{Variant: moves.Variant}, moves.Start, moves.Moves)
	table.GoTo(0)
	d = &demo{game: game, section: section, table: table}
	k.demos[name] = d
	return d, name
}

// steps returns how many moves the demonstration has.
func (d *demo) steps() int { return d.table.Match().Ply() }

// stop stops the automatic play.
func (d *demo) stop() {
	d.playing = false
	d.run++
}

// step goes by moves on, or back.
func (d *demo) step(by int) {
	d.stop()
	d.table.GoTo(d.table.Shown() + by)
}

// start begins the automatic play, from the first move when the last has been shown. It returns false when it does so
// already, else the number of the run.
func (d *demo) start() (run int, ok bool) {
	if d.playing {
		return 0, false
	}
	if d.table.Live() {
		d.table.GoTo(0)
	}
	d.stop()
	d.playing = true
	return d.run, true
}

// next shows the next move of a run; it returns whether more are to follow.
func (d *demo) next(run int) bool {
	if run != d.run {
		return false
	}
	d.table.GoTo(d.table.Shown() + 1)
	d.playing = !d.table.Live()
	return d.playing
}
