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

// column is the letter of a column, and row the number of a row.
func column(x int) string { return string(rune('g' + x)) }
func row(y int) string    { return strconv.Itoa(y + domino.MostSize) }

// called is how a person reads a cell: "h6".
func called(c domino.Cell) string {
	x, y := c.XY()
	return column(x) + row(y)
}

// cellName is how a person reads a cell of which the name in notation is given.
func cellName(name string) string {
	across, up, _ := strings.Cut(name, ",")
	x, _ := strconv.Atoi(across)
	y, _ := strconv.Atoi(up)
	return column(x) + row(y)
}

// pairName is how a person reads the two cells of a domino, that of its smaller number first: "h6-i6".
func pairName(m domino.Step) string {
	first, second := m.Cells()
	return called(first) + "-" + called(second)
}

// meant implements board.Game.Meant: a move is understood as the list of moves shows it, "3-6 h6-i6", in either order
// of its numbers.
func meant(word string) rules.Move {
	text := strings.ReplaceAll(word, "-", "")
	if len(text) < 2 {
		return rules.Move(word)
	}
	a, b := int(text[0])-'0', int(text[1])-'0'
	first, rest := cellCalled(text[2:])
	second, rest := cellCalled(rest)
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

// cellCalled returns the cell as which a text begins, and the rest of the text; 0, on which nothing can lie, for none.
func cellCalled(text string) (c domino.Cell, rest string) {
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
	x1, y1 := w.middle(domino.At(w.minX, w.minY), turned)
	x2, y2 := w.middle(domino.At(w.maxX, w.maxY), turned)
	left, bottom := min(x1, x2)-w.step()/2-aside, max(y1, y2)+w.step()/2+aside
	b.WriteString(`<g class="coords" fill="var(--star)">`)
	for x := w.minX; x <= w.maxX; x++ {
		at, _ := w.middle(domino.At(x, w.minY), turned)
		board.WriteText(&b, "", at, bottom+size*36/100, size, column(x))
	}
	for y := w.minY; y <= w.maxY; y++ {
		_, at := w.middle(domino.At(w.minX, y), turned)
		board.WriteText(&b, "", left, at+size*36/100, size, row(y))
	}
	b.WriteString(`</g>`)
	return b.String()
}
