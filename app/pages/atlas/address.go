package atlas

import (
	"net/url"
	"slices"
	"strconv"
	"time"

	"tablier/app/nav"
)

// The parameters of the state in the address: the board, the position, the last wave that has passed, whether the
// waves are called as in a course, and the match whose path is laid over the map, as a link has it.
const (
	boardParam    = "b"
	positionParam = "p"
	waveParam     = "w"
	courseParam   = "c"
	trailParam    = "t"
)

// Arrive implements shell.Kind: it shows what the address asks for.
func (k *Kind) Arrive(string) {
	if !k.site.Live {
		return // there is no machine where pages are built
	}
	opens := k.outside.opens()
	if len(opens) > pasteMax || opens == nav.TooLong {
		k.said, k.alien, k.menu, opens = k.messages().Atlas.Alien, true, true, "" // the menu says so
	}
	state, _ := url.ParseQuery(opens) // as far as it can be read
	k.wanted = state.Get(positionParam)
	wave, err := strconv.Atoi(state.Get(waveParam))
	if err != nil || wave < 0 {
		wave = 1 << 20 // all waves have passed
	}
	name := state.Get(boardParam)
	if !slices.Contains(k.game.Maps, name) {
		name = k.board
	}
	course, trail := state.Has(courseParam), state.Get(trailParam)
	if k.m != nil && name == k.board && k.m.Find(k.wanted) == k.at && min(wave, k.last()) == k.wave &&
		course == k.course && k.trail.is(trail) {
		return // the page has written it itself
	}
	k.wave, k.course = wave, course
	if match := k.read(trail); match != nil {
		k.pasted, k.trail.chosen = match, pasted
	}
	k.open(name)
}

// rest is after how long without a change the address says what is shown: browsers refuse many changes a second.
const rest = 350 * time.Millisecond

// note has the address say what is shown.
func (k *Kind) note() {
	k.rev++
	k.keeps++
	keeps := k.keeps
	k.outside.after(rest, func() {
		if keeps == k.keeps && k.m != nil {
			k.trail.previous = ""
			k.outside.keep(k.state())
		}
	})
}

// state is what is shown, as the address has it.
func (k *Kind) state() string {
	text := boardParam + "=" + k.board + "&" + positionParam + "=" + k.m.Positions[k.at] + "&" + waveParam + "=" +
		strconv.Itoa(k.wave)
	if k.course {
		text += "&" + courseParam + "=1"
	}
	if k.trail.text != "" {
		text += "&" + trailParam + "=" + k.trail.text
	}
	return text
}

// watch is the position, for the page that searches it.
func (k *Kind) watch() string {
	return "g=" + k.game.ID() + "&v=" + k.board + "&p=" + k.m.Positions[k.at]
}
