package notebook

import (
	"strconv"
	"strings"

	"tablier/app/class/handin"
)

// A Sheet is how a table is written for a spreadsheet, in a language.
type Sheet struct {
	Separator string   // between cells: a semicolon in French
	Heads     []string // of the name, of each item, of how many are solved, and of the minutes
	Cell      func(handin.Item) string
}

// CSV returns the table as a file for a spreadsheet, in UTF-8 with a mark that says so, a line for each pupil.
func (t *Table) CSV(s Sheet) string {
	var out strings.Builder
	out.WriteString("\ufeff")
	line := func(cells []string) {
		for i, cell := range cells {
			if i > 0 {
				out.WriteString(s.Separator)
			}
			out.WriteString(quote(cell, s.Separator))
		}
		out.WriteString("\r\n")
	}
	line(s.Heads)
	for _, row := range t.Rows {
		cells := []string{harmless(row.Pupil.Name)}
		for _, cell := range row.Cells {
			cells = append(cells, s.Cell(cell))
		}
		line(append(cells, strconv.Itoa(row.Solved), strconv.Itoa(minutes(row.Seconds))))
	}
	return out.String()
}

// minutes returns seconds as minutes, to the nearest.
func minutes(seconds int) int { return (seconds + 30) / 60 }

// harmless returns a name that no spreadsheet takes for a formula.
func harmless(name string) string {
	if strings.ContainsAny(name[:min(1, len(name))], "=+-@\t") {
		return "'" + name
	}
	return name
}

// quote returns a cell as a file has it.
func quote(cell, separator string) string {
	if !strings.ContainsAny(cell, "\"\r\n") && !strings.Contains(cell, separator) {
		return cell
	}
	return `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
}
