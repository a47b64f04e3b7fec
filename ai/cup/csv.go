package cup

import (
	"strconv"
	"strings"

	"tablier/ai/sheet"
)

// Columns are the headings of a table's columns other than the players' names: the names, the points of all games,
// how many these were and of which kind, errors, the share and its margin.
type Columns [9]string

// CSV returns the table as comma-separated values: see [Cup.Sheet].
func (c *Cup) CSV() string {
	return c.Sheet(sheet.Points,
		Columns{"player", "points", "games", "won", "drawn", "lost", "errors", "share", "margin"})
}

// Sheet returns the table for a spreadsheet, best first: the name, the points against each player in the same order,
// and the columns of Columns.
func (c *Cup) Sheet(form sheet.Form, columns Columns) string {
	t := c.Table()
	var b strings.Builder
	head := []string{columns[0]}
	for _, i := range t.Order {
		head = append(head, sheet.Text(t.Rows[i].Name))
	}
	form.Line(&b, append(head, columns[1:]...)...)
	for _, i := range t.Order {
		form.Line(&b, t.fields(t.Rows[i], form)...)
	}
	return b.String()
}

// fields returns the cells of the spreadsheet's row for a player.
func (t Table) fields(r Row, form sheet.Form) []string {
	fields := []string{sheet.Text(r.Name)}
	for _, against := range t.Order {
		if against == r.Player {
			fields = append(fields, "")
			continue
		}
		fields = append(fields, strconv.Itoa(r.Cells[against].Points()))
	}
	for _, n := range []int{r.Points(), r.Games(), r.Won, r.Drawn, r.Lost, r.Faults} {
		fields = append(fields, strconv.Itoa(n))
	}
	return append(fields, form.Decimal(r.Share(), 3), form.Decimal(r.Margin(), 3))
}
