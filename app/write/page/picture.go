package page

import (
	"strconv"
	"strings"

	"tablier/app/i18n"
	"tablier/app/pages/workshop/sprig"
	"tablier/app/ui"
	"tablier/app/write"
	"tablier/rules"
)

// The measures of the picture of an exercise, and of what is in it.
const (
	pictureWide, pictureHigh = 380, 200
	pictureLeft              = 118 // for what each level says
	rootBoard, nextBoard     = 46, 42
	nextTop, leavesTop       = 94, 180
	leafGap                  = 2
)

// A picturing draws the picture of an exercise.
type picturing struct {
	kind *Kind
	of   *write.Picture
}

// sides names who moves in the position of the picture, and the other one.
func (p picturing) sides() (mover, other string) {
	match, err := p.kind.board().Match(p.of.Position)
	if err != nil {
		panic(err) // the exercises are those of this build
	}
	return p.kind.seat(match.ToMove()), p.kind.seat(match.ToMove().Other())
}

// worth returns what a branch is worth, as the picture counts it.
func (p picturing) worth(b write.Branch) int {
	if p.of.Signed {
		return -b.Least()
	}
	return b.Least()
}

// said says the picture to those who do not see it.
func (p picturing) said() string {
	m := p.kind.words()
	mover, other := p.sides()
	lines := []string{m.PictureRoot(mover, number(p.of.Worth()))}
	for _, b := range p.of.Branches {
		leaves := make([]string, len(b.Leaves))
		for i, leaf := range b.Leaves {
			leaves[i] = number(leaf)
		}
		lines = append(lines, m.PictureBranch(p.kind.write(rules.Move(b.Move)), other, number(p.worth(b)),
			p.of.Signed, strings.Join(leaves, ", ")))
	}
	return strings.Join(lines, " ")
}

// number writes a value with a real minus.
func number(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// html returns the drawing.
func (p picturing) html() ui.HTML {
	var d sprig.Drawing
	d.WriteString(`<svg class="pic" viewBox="0 0 ` + strconv.Itoa(pictureWide) + ` ` + strconv.Itoa(pictureHigh) +
		`" aria-hidden="true" translate="no"><g class="e">`)
	columns, leaves := columnsOf(p.of)
	root := (columns[0] + columns[len(columns)-1]) / 2
	p.edges(&d, root, columns, leaves)
	d.WriteString(`</g>`)
	p.boards(&d, root, columns, leaves)
	p.levels(&d)
	d.WriteString(`</svg>`)
	return ui.HTML(d.String())
}

// edges draws the edges of the tree, those of the best values marked.
func (p picturing) edges(d *sprig.Drawing, root int, columns []int, leaves [][]int) {
	for i, b := range p.of.Branches {
		best := b.Least() == p.of.Worth()
		d.Edge(ui.When(best, "on"), root, rootBoard+26, columns[i], nextTop)
		for j, leaf := range b.Leaves {
			d.Edge(ui.When(best && leaf == b.Least(), "on"), columns[i], nextTop+nextBoard+21, leaves[i][j], leavesTop)
		}
	}
}

// boards draws the boards and the values.
func (p picturing) boards(d *sprig.Drawing, root int, columns []int, leaves [][]int) {
	game := p.kind.board().Game
	d.Board(game, p.of.Position, "", root-rootBoard/2, 4, rootBoard)
	d.Chip("max best", number(p.of.Worth()), root, rootBoard+7, 44)
	for i, b := range p.of.Branches {
		if p.of.Signed {
			turn(d, (root+columns[i])/2, (rootBoard+26+nextTop)/2)
			turn(d, columns[i], leavesTop-8)
		}
		d.Board(game, p.of.Position, rules.Move(b.Move), columns[i]-nextBoard/2, nextTop, nextBoard)
		d.Chip("min", number(p.worth(b)), columns[i], nextTop+nextBoard+3, 44)
		for j, leaf := range b.Leaves {
			d.Chip("leaf", number(leaf), leaves[i][j], leavesTop, leafWide(leaf))
		}
	}
}

// leafWide returns how wide the value of a leaf is drawn.
func leafWide(leaf int) int { return 18 + 7*(len(strconv.Itoa(leaf))-1) }

// columnsOf returns the middles of the branches, and of their leaves.
func columnsOf(p *write.Picture) (columns []int, leaves [][]int) {
	wide := 0
	for _, b := range p.Branches {
		for _, leaf := range b.Leaves {
			wide += leafWide(leaf) + leafGap
		}
	}
	apart := min(40, (pictureWide-pictureLeft-wide)/len(p.Branches)) // between branches
	x := pictureWide - wide - apart*(len(p.Branches)-1)
	for _, b := range p.Branches {
		from, row := x, []int{}
		for _, leaf := range b.Leaves {
			row = append(row, x+leafWide(leaf)/2)
			x += leafWide(leaf) + leafGap
		}
		columns, leaves = append(columns, (from+x-leafGap)/2), append(leaves, row)
		x += apart
	}
	return columns, leaves
}

// turn draws where the sign of a value changes.
func turn(d *sprig.Drawing, x, y int) {
	d.WriteString(`<g class="turn"><circle cx="` + strconv.Itoa(x) + `" cy="` + strconv.Itoa(y) + `" r="7"/><path d="M` +
		strconv.Itoa(x-3) + ` ` + strconv.Itoa(y) + `h6"/></g>`)
}

// levels says at the left for whom the values of each level are, and which of them goes up.
func (p picturing) levels(d *sprig.Drawing) {
	m, whom := p.kind.words(), i18n.WatchOf(p.kind.site.Lang).For
	mover, other := p.sides()
	levels := [3][2]string{{mover, m.Greatest}, {other, m.Smallest}, {whom(mover), ""}}
	if p.of.Signed {
		levels = [3][2]string{{whom(mover), m.Greatest}, {whom(other), m.Greatest}, {whom(mover), ""}}
	}
	for i, y := range [3]int{24, nextTop + 20, leavesTop + 13} {
		for j, text := range levels[i] {
			d.WriteString(`<text class="` + [2]string{"who", "how"}[j] + `" x="0" y="` + strconv.Itoa(y+16*j) + `">` +
				string(ui.EscapeText(text)) + `</text>`)
		}
	}
}
