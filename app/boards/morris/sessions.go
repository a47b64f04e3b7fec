//go:build !js

package morris

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// The positions of the sessions, as the rules write them.
const (
	empty  = "......... o o3r3"
	greedy = ".o...o..r r o1r2" // one move wins, and it is not the centre
	mixed  = "oor..o.rr o o0r0" // of four moves one wins, two draw and one loses
	trap   = "ooro.rr.. o o0r0" // lost after each of three moves
)

// searching returns a link to a search of a position.
func searching(position, settings string) board.SessionLink {
	return board.SessionLink{To: board.ToWatch, Open: "g=tapatan&p=" + position + settings}
}

// asking returns a link to a prepared question.
func asking(name string) board.SessionLink {
	return board.SessionLink{To: board.ToWatch, Open: "q=" + name}
}

// mapped returns a link to the map of Tapatan's positions, with settings.
func mapped(settings string) board.SessionLink {
	return board.SessionLink{To: board.ToAtlas, Open: "b=tapatan" + settings}
}

// Where the links of the sessions lead, in the order of their texts.
var (
	describeLinks = []board.SessionLink{
		{To: board.ToLesson}, searching(greedy, "&a=minimax&d=1"), mapped("&p=" + greedy), {To: board.ToPuzzles},
	}
	treeLinks = []board.SessionLink{
		searching(mixed, "&a=minimax&d=2&e=exact"), searching(mixed, "&a=minimax&d=3&e=exact"), asking("plies"),
		asking("max"),
		mapped("&p=" + mixed),
	}
	memoryLinks = []board.SessionLink{
		searching(empty, "&a=minimax&d=2"), searching(mixed, "&a=table&d=4"), asking("cycle"), mapped(""),
	}
	attractorsLinks = []board.SessionLink{
		mapped("&w=0"), mapped("&w=4&c=1"), mapped("&p=" + trap), searching(mixed, "&a=backward"),
		searching(mixed, "&a=alphabeta&d=2&e=exact"), searching(mixed, "&a=alphabeta&d=2&e=exact&f==b1-b2"), asking("order"),
		asking("bound"),
	}
)

// linked returns links with their texts.
func linked(links []board.SessionLink, texts ...string) []board.SessionLink {
	all := make([]board.SessionLink, len(texts))
	for i, text := range texts {
		all[i] = links[i]
		all[i].Text = text
	}
	return all
}

// sessions returns the lessons for a class. What they say of the game is held against the solver by a test.
func sessions(lang i18n.Lang) []board.Session {
	list := []board.Session{*describeOf(lang), *treeOf(lang), *memoryOf(lang), *attractorsOf(lang)}
	for i, set := range []string{"glouton", "minimax", "memoire", "attracteurs"} {
		list[i].Set = set
	}
	return list
}
