package stratege

// An arrangement comes with the game: strengths by home, from the back row on.
type arrangement struct{ id, strengths string }

var arrangements = [...]arrangement{
	{"front", "121212" + "343434" + "565656"},
	{"rear", "656565" + "434343" + "212121"},
	{"wing", "123454" + "213564" + "123656"},
	{"bait", "343434" + "656565" + "121212"},
	{"centre", "236541" + "135531" + "246642"},
	{"mixed", "631425" + "253614" + "416253"},
}

// kinds returns the numbers of the kinds.
func (a arrangement) kinds() []int {
	var kinds []int
	for _, c := range a.strengths {
		kinds = append(kinds, int(c-'1'))
	}
	return kinds
}
