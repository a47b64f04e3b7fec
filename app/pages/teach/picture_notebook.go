//go:build !js

package teach

import (
	"strconv"

	"tablier/app/class/contents"
	"tablier/app/class/teacher"
	"tablier/app/i18n"
	"tablier/app/ui"
)

// maxPupils is how many pupils the picture of the notebook has.
const maxPupils = 6

// notebookPicture draws the beginning of the notebook's example.
func notebookPicture(lang i18n.Lang) ui.HTML {
	session := teacher.New(teacher.Environment{})
	session.ShowExample(frontOf(lang).sets, "")
	table := session.Table()
	var c canvas
	c.rect("tf-band", 0, 0, 300, 27)
	for i, column := range table.Columns {
		c.text("tf-column", columnAt(i), 18, strconv.Itoa(column.Place+1))
	}
	for row := range table.Rows[:min(maxPupils, len(table.Rows))] {
		y := 45 + 26*row
		if row > 0 {
			c.line("tf-line", 0, y-14, 300)
		}
		c.text("tf-head", 18, y+4, table.Rows[row].Pupil.Name)
		for i, item := range table.Rows[row].Cells {
			c.sign(contents.SignOf(item), columnAt(i), y)
		}
	}
	return framed(c.String())
}

func columnAt(i int) int { return 118 + 30*i }

// shapes are the signs for what became of an item, around their middle: as the notebook has them.
var shapes = map[string]string{
	"f": `<circle class="tf-full" r="8"/><path class="tf-tick" d="M-3.5 .2l2.4 2.6 4.7-5.2"/>`,
	"n": `<circle class="tf-ring" r="7.2"/>`,
	"s": `<rect class="tf-ring" x="-6.5" y="-6.5" width="13" height="13"/><path class="tf-full" d="M-6.5 6.5h13v-13z"/>`,
	"t": `<path class="tf-tried" d="M0-8.5l8.5 8.500-8.500 8.500-8.500-8.500z"/>`,
	"z": `<path class="tf-none" d="M-4 0h8"/>`,
}

func (c *canvas) sign(s contents.Sign, x, y int) {
	c.group("tf-sign", "translate("+strconv.Itoa(x)+" "+strconv.Itoa(y)+")")
	c.WriteString(shapes[s.Shape])
	if s.Number != "" {
		c.text("tf-number", 0, 3, s.Number)
	}
	c.end()
}
