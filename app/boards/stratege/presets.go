package stratege

// A preset is a set-up that comes with the game: strengths by home, from the back row on.
type preset struct{ id, strengths string }

var presets = [...]preset{
	{"front", "121212" + "343434" + "565656"},
	{"rear", "656565" + "434343" + "212121"},
	{"wing", "123454" + "213564" + "123656"},
	{"bait", "343434" + "656565" + "121212"},
	{"centre", "236541" + "135531" + "246642"},
	{"mixed", "631425" + "253614" + "416253"},
}

// mixed is the number of the preset for a first match: weak and strong side by side.
const mixed = 5

// kinds returns the kind of pawn on each home place in a preset set-up.
func (p preset) kinds() []int { return kindsOf(p.strengths) }

// kindsOf returns the kinds of strengths that are written one after the other, and strengthsOf is its inverse.
func kindsOf(strengths string) (kinds []int) {
	for _, c := range strengths {
		kinds = append(kinds, int(c-'1'))
	}
	return kinds
}

func strengthsOf(kinds []int) string {
	text := make([]byte, len(kinds))
	for i, kind := range kinds {
		text[i] = byte('1' + kind)
	}
	return string(text)
}
