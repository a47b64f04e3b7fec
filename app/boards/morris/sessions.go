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

// at is what a room of the workshop opens for a position.
func at(position, settings string) string { return "g=tapatan&p=" + position + settings }

// Where the links of the sessions lead, in the order of their texts.
var (
	describeLinks = []board.SessionLink{
		{To: board.ToLesson}, {To: board.ToWatch, Open: at(greedy, "&a=minimax&d=1")},
		{To: board.ToAtlas, Open: at(greedy, "")}, {To: board.ToPuzzles},
	}
	treeLinks = []board.SessionLink{
		{To: board.ToWatch, Open: at(mixed, "&a=minimax&d=2")}, {To: board.ToWatch, Open: at(mixed, "&a=minimax&d=3")},
		{To: board.ToWatch, Open: "q=plies"}, {To: board.ToWatch, Open: "q=max"},
		{To: board.ToAtlas, Open: at(mixed, "")},
	}
	memoryLinks = []board.SessionLink{
		{To: board.ToWatch, Open: at(empty, "&a=minimax&d=2")}, {To: board.ToWatch, Open: at(mixed, "&a=table&d=4")},
		{To: board.ToWatch, Open: "q=cycle"}, {To: board.ToAtlas, Open: "g=tapatan"},
	}
	attractorsLinks = []board.SessionLink{
		{To: board.ToAtlas, Open: "g=tapatan&w=0"}, {To: board.ToAtlas, Open: "g=tapatan&w=4"},
		{To: board.ToAtlas, Open: at(trap, "")}, {To: board.ToWatch, Open: at(mixed, "&a=backward")},
		{To: board.ToWatch, Open: at(mixed, "&a=alphabeta&d=3")},
		{To: board.ToWatch, Open: "q=order"}, {To: board.ToWatch, Open: "q=bound"},
	}
)

// linked gives links their texts.
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
	if lang == i18n.English {
		return []board.Session{englishDescribe, englishTree, englishMemory, englishAttractors}
	}
	return []board.Session{frenchDescribe, frenchTree, frenchMemory, frenchAttractors}
}
