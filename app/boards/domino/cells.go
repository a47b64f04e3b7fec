package domino

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/domino"
)

// A person reads cells as on any board: by the letter of the column and the number of the row that stand round the
// zone. They are counted from the double zero, which is always on g7 and h7, and not from the edge of what is shown:
// that edge moves with the dominoes, and a cell keeps its name through a match. Nor do they depend on the variant: a
// move is read without its match in lists, and the largest zone fits from a to n.

// column returns the letter of a column, and row the number of a row.
func column(x int) string { return string(rune('g' + x)) }
func row(y int) string    { return strconv.Itoa(y + domino.MostSize) }

// cellText returns a cell as a person reads it: "h6".
func cellText(c domino.Cell) string {
	x, y := c.XY()
	return column(x) + row(y)
}

// cellName returns a cell as a person reads it, from its name in notation.
func cellName(name string) string { return cellText(cellOf(name)) }

// cellOf returns the cell with a name in notation.
func cellOf(name string) domino.Cell {
	across, up, _ := strings.Cut(name, ",")
	x, _ := strconv.Atoi(across)
	y, _ := strconv.Atoi(up)
	return domino.At(x, y)
}

// pairName returns the two cells of a domino as a person reads them, that of its smaller number first: "h6-i6".
func pairName(m domino.Step) string {
	first, second := m.Cells()
	return cellText(first) + "-" + cellText(second)
}

// meantMove implements board.Game.Meant: a move is understood as the list of moves shows it, "3-6 h6-i6", in either
// order of its numbers.
func meantMove(word string) rules.Move {
	text := strings.ReplaceAll(word, "-", "")
	if len(text) < 2 {
		return rules.Move(word)
	}
	a, b := int(text[0])-'0', int(text[1])-'0'
	first, rest := parseCell(text[2:])
	second, rest := parseCell(rest)
	if a < 0 || a >= domino.Numbers || b < 0 || b >= domino.Numbers || first == 0 || second == 0 || rest != "" {
		return rules.Move(word)
	}
	for direction := range domino.Directions {
		if first.Beside(direction) == second {
			return domino.Lay(first, direction, a, b).Text()
		}
	}
	return rules.Move(word)
}

// parseCell parses the cell at the beginning of a text, and returns the rest; 0, on which nothing can lie, for none.
func parseCell(text string) (c domino.Cell, rest string) {
	end, y := 1, 0
	for ; end < len(text) && end < 3 && text[end] >= '0' && text[end] <= '9'; end++ {
		y = y*10 + int(text[end]-'0')
	}
	if end == 1 || text[0] < 'a' || text[0] >= 'a'+domino.Stride || y >= 2*domino.MostSize {
		return 0, ""
	}
	return domino.At(int(text[0])-'g', y-domino.MostSize), text[end:]
}

// figures writes the letters below the window and the numbers on its left, as the board is seen.
func (w window) figures(turned bool) string {
	const size, aside = 18, 12
	var b strings.Builder
	x1, y1 := w.centre(domino.At(w.minX, w.minY), turned)
	x2, y2 := w.centre(domino.At(w.maxX, w.maxY), turned)
	left, bottom := min(x1, x2)-w.step()/2-aside, max(y1, y2)+w.step()/2+aside
	b.WriteString(`<g class="coords" fill="var(--star)">`)
	for x := w.minX; x <= w.maxX; x++ {
		at, _ := w.centre(domino.At(x, w.minY), turned)
		board.WriteText(&b, "", at, bottom+size*36/100, size, column(x))
	}
	for y := w.minY; y <= w.maxY; y++ {
		_, at := w.centre(domino.At(w.minX, y), turned)
		board.WriteText(&b, "", left, at+size*36/100, size, row(y))
	}
	b.WriteString(`</g>`)
	return b.String()
}
