package integrate

import (
	"slices"

	"tablier/app/embed"
)

// How high the zones of a frame of one column are, in pixels, as its styles say (web/css/embed.css); a test in a
// browser holds these to the layout. A wider frame, of two columns, is lower.
const (
	boardZone   = 480
	playersZone = 54
	valueZone   = 20
	wordsZone   = 104
	taskZone    = 52
	toolsZone   = 57
	listZone    = 221
	captionZone = 44
	edgeZone    = 8
)

// height returns the height of a frame that shows the board, the words and the requested controls.
func (f *frame) height() int {
	shows := func(controls ...string) bool {
		return slices.ContainsFunc(controls, func(c string) bool { return slices.Contains(f.parts(embed.Controls), c) })
	}
	height := boardZone + valueZone + wordsZone + captionZone + edgeZone + max(f.game.FrameOwn, f.setUp())
	for _, zone := range []struct {
		shown  bool
		height int
	}{
		{shows("players"), playersZone},
		{shows("undo", "hint", "restart", "more"), toolsZone},
		{shows("moves", "value"), listZone},
		{f.parameters.Get(embed.TaskParam) != "", taskZone},
	} {
		if zone.shown {
			height += zone.height
		}
	}
	return height
}

// setUp returns the height of the game's own part while a person sets pieces up, 0 for none.
func (f *frame) setUp() int {
	for _, seat := range []string{embed.First, embed.Second} {
		if who := embed.Player(f.parameters.Get(seat)); who == "" || who == embed.Person {
			return f.game.FrameSetUp
		}
	}
	return 0
}
