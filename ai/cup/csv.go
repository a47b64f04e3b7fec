package cup

import (
	"strconv"
	"strings"
)

// CSV returns the table as comma-separated values, best first: the name, the points against each player in the same
// order, then the points of all games, how many these were and of which kind, errors, the share and its margin. Lines
// end and fields are quoted as RFC 4180 has it. A name that a spreadsheet would calculate, because it begins with one
// of = + - @, has an apostrophe before it: names come from other people.
func (c *Cup) CSV() string {
	t := c.Table()
	var b strings.Builder
	head := []string{"player"}
	for _, i := range t.Order {
		head = append(head, harmless(t.Rows[i].Name))
	}
	record(&b, append(head, "points", "games", "won", "drawn", "lost", "errors", "share", "margin"))
	for _, i := range t.Order {
		record(&b, t.fields(t.Rows[i]))
	}
	return b.String()
}

// fields returns a row as fields of CSV.
func (t Table) fields(r Row) []string {
	fields := []string{harmless(r.Name)}
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
	return append(fields, decimal(r.Share()), decimal(r.Margin()))
}

func decimal(x float64) string { return strconv.FormatFloat(x, 'f', 3, 64) }

// harmless returns a name that no spreadsheet takes for a formula.
func harmless(name string) string {
	if strings.ContainsAny(name[:1], "=+-@") {
		return "'" + name
	}
	return name
}

// record writes a line of CSV. With encoding/csv the program of the page, which has a budget, would be 3 kB larger.
func record(b *strings.Builder, fields []string) {
	for i, field := range fields {
		if i > 0 {
			b.WriteByte(',')
		}
		if strings.ContainsAny(field, "\",\r\n") {
			field = `"` + strings.ReplaceAll(field, `"`, `""`) + `"`
		}
		b.WriteString(field)
	}
	b.WriteString("\r\n")
}
