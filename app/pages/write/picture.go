package write

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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

// pictured is the tree that stands beside what the exercise asks for, if it has one.
func (k *Kind) pictured() app.UI {
	p := k.exercise().Picture
	if p == nil {
		return ui.Shown(false, ui.El("div"))
	}
	if k.picture == "" {
		k.picture = k.drawPicture(p)
	}
	return ui.Attributes(ui.El("div"), at{"class", "py-picture", "role", "img", "aria-label", k.pictureTold(p)}).
		Body(ui.Raw(k.picture))
}

// sides names who moves in the position of the picture, and the other one.
func (k *Kind) sides(p *write.Picture) (mover, other string) {
	side, words := k.begun(p.Position).ToMove(), k.game().Words(k.site.Lang)
	return words.Seat(side.Index()), words.Seat(side.Other().Index())
}

// worth is what a branch is worth, as the picture counts it.
func worth(p *write.Picture, b write.Branch) int {
	if p.Signed {
		return -b.Least()
	}
	return b.Least()
}

// pictureTold says the picture to those who do not see it.
func (k *Kind) pictureTold(p *write.Picture) string {
	m := k.messages().Programs
	mover, other := k.sides(p)
	lines := []string{m.PictureRoot(mover, number(p.Worth()))}
	for _, b := range p.Branches {
		leaves := make([]string, len(b.Leaves))
		for i, leaf := range b.Leaves {
			leaves[i] = number(leaf)
		}
		lines = append(lines, m.PictureBranch(k.write(rules.Move(b.Move)), other, number(worth(p, b)), p.Signed,
			strings.Join(leaves, ", ")))
	}
	return strings.Join(lines, " ")
}

// number writes a value with a real minus.
func number(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// drawPicture draws the picture of the exercise.
func (k *Kind) drawPicture(p *write.Picture) ui.HTML {
	columns, leaves := columnsOf(p)
	root := (columns[0] + columns[len(columns)-1]) / 2
	var d sprig.Drawing
	d.WriteString(`<svg class="pic" viewBox="0 0 ` + strconv.Itoa(pictureWide) + ` ` + strconv.Itoa(pictureHigh) +
		`" aria-hidden="true" translate="no"><g class="e">`)
	for i, b := range p.Branches {
		best := b.Least() == p.Worth()
		d.Edge(ui.When(best, "on"), root, rootBoard+26, columns[i], nextTop)
		for j, leaf := range b.Leaves {
			d.Edge(ui.When(best && leaf == b.Least(), "on"), columns[i], nextTop+nextBoard+21, leaves[i][j], leavesTop)
		}
	}
	d.WriteString(`</g>`)
	d.Board(k.game(), p.Position, "", root-rootBoard/2, 4, rootBoard)
	d.Chip("max best", number(p.Worth()), root, rootBoard+7, 44)
	for i, b := range p.Branches {
		if p.Signed {
			turn(&d, (root+columns[i])/2, (rootBoard+26+nextTop)/2)
			turn(&d, columns[i], leavesTop-8)
		}
		d.Board(k.game(), p.Position, rules.Move(b.Move), columns[i]-nextBoard/2, nextTop, nextBoard)
		d.Chip("min", number(worth(p, b)), columns[i], nextTop+nextBoard+3, 44)
		for j, leaf := range b.Leaves {
			d.Chip("leaf", number(leaf), leaves[i][j], leavesTop, leafWide(leaf))
		}
	}
	k.levels(&d, p)
	d.WriteString(`</svg>`)
	return ui.HTML(d.String())
}

// leafWide is how wide the value of a leaf is drawn.
func leafWide(leaf int) int { return 18 + 7*(len(strconv.Itoa(leaf))-1) }

// columnsOf are the middles of the branches, and of their leaves.
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

// turn marks where the sign of a value changes.
func turn(d *sprig.Drawing, x, y int) {
	d.WriteString(`<g class="turn"><circle cx="` + strconv.Itoa(x) + `" cy="` + strconv.Itoa(y) + `" r="7"/><path d="M` +
		strconv.Itoa(x-3) + ` ` + strconv.Itoa(y) + `h6"/></g>`)
}

// levels says at the left for whom the values of each level are, and which of them goes up.
func (k *Kind) levels(d *sprig.Drawing, p *write.Picture) {
	m, whom := k.messages().Programs, k.messages().Watch.For
	mover, other := k.sides(p)
	levels := [3][2]string{{mover, m.Greatest}, {other, m.Smallest}, {whom(mover), ""}}
	if p.Signed {
		levels = [3][2]string{{whom(mover), m.Greatest}, {whom(other), m.Greatest}, {whom(mover), ""}}
	}
	for i, y := range [3]int{24, nextTop + 20, leavesTop + 13} {
		for j, text := range levels[i] {
			d.WriteString(`<text class="` + [2]string{"who", "how"}[j] + `" x="0" y="` + strconv.Itoa(y+16*j) + `">` +
				string(ui.EscapeText(text)) + `</text>`)
		}
	}
}
