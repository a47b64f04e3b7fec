//go:build !js

package morris

import (
	"fmt"
	"strings"

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

// writing returns a link to an exercise in Python.
func writing(exercise string) board.SessionLink {
	return board.SessionLink{To: board.ToWrite, Open: "e=" + exercise}
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
	chanceLinks = []board.SessionLink{
		writing("hasard"), writing("prudent"), writing("evalue"), {To: board.ToCup},
	}
	furtherLinks = []board.SessionLink{
		writing("deuxcoups"), writing("signe"), writing("minimax"), asking("sign"),
		searching(empty, "&a=minimax&d=2"),
	}
	contestLinks = []board.SessionLink{
		{To: board.ToCup}, {To: board.ToNotebook}, writing("memorise"), writing("alphabeta"),
	}
	attractorsLinks = []board.SessionLink{
		mapped("&w=0"), mapped("&w=4&c=1"), mapped("&p=" + trap), searching(mixed, "&a=backward"),
		searching(mixed, "&a=alphabeta&d=2&e=exact"), searching(mixed, "&a=alphabeta&d=2&e=exact&f==b1-b2"), asking("order"),
		asking("bound"),
	}
)

// sets are the names of the sets that are made ready for the sessions, in their order.
var sets = []string{"glouton", "minimax", "memoire", "attracteurs", "joueur-1", "joueur-2", "joueur-3"}

// sessions returns the lessons for a class: four, and a project of three. What they say of the game is held against the
// solver by a test.
func sessions(lang i18n.Lang) []board.Session {
	list := []board.Session{
		*describeOf(lang), *treeOf(lang), *memoryOf(lang), *attractorsOf(lang),
		*chanceOf(lang), *furtherOf(lang), *contestOf(lang),
	}
	for i := range list {
		list[i].Set, list[i].Game = sets[i], "tapatan"
		for _, position := range list[i].Positions {
			list[i].Diagrams = append(list[i].Diagrams, diagram(position))
		}
	}
	return list
}

// diagram returns a position of Tapatan as rows of letters, with the names of files and ranks.
func diagram(position string) string {
	var rows strings.Builder
	for rank := 3; rank > 0; rank-- {
		row := strings.Join(strings.Split(position[3*rank-3:3*rank], ""), " ")
		fmt.Fprintf(&rows, "%d  %s\n", rank, strings.ToUpper(row))
	}
	return rows.String() + "   a b c"
}
