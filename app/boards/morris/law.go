package morris

import (
	"slices"
	"strings"

	"tablier/app/i18n"
	"tablier/rules/morris"
)

// lawWords are the sentences that say the rules of a board that somebody has drawn, by its data.
type lawWords struct {
	points             func(points []string) string
	placed, inPlace    func(pawns int) string
	stand              func(first, second []string) string
	firstNot, noneOn   func(points []string) string
	turns              [2]string // of pawns that are placed first, and of those in place
	motion             [3]string // by morris.Motion
	lines, paths, wins func(lines []string) string
	only               func(lines []string) string // lines, where none links
	row, placing, long string
	ownRow             [2]func(row string) string
	stuck              [2]string // loses, passes
	never              [2]string // of two pawns a side, which fill no line
	again              [2]string // at the second occurrence, at the third
}

// A Law is the rules of a board in sentences.
type Law struct {
	Board []string // what its drawing shows, too: points, and lines
	Rule  []string
}

// All returns all sentences.
func (l Law) All() []string { return slices.Concat(l.Rule, l.Board) }

// LawOf says the rules of a board, also of one that has faults still, as far as it goes.
func LawOf(lang i18n.Lang, b *morris.Board) Law {
	m, set := lawOf(lang), flag(b.Start != "")
	var law Law
	rule := func(sentences ...string) { law.Rule = append(law.Rule, sentences...) }
	points := strings.Fields(b.Points)
	first, barred := strings.Fields(b.First), strings.Fields(b.Barred)
	long := slices.ContainsFunc(slices.Concat(rowsOf(b.Lines), rowsOf(b.Wins)), func(row []string) bool {
		return len(row) > inRow
	})
	if set == 0 {
		rule(m.placed(b.Pawns))
	} else {
		rule(m.inPlace(b.Pawns), m.stand(stand(points, b.Start, 'o'), stand(points, b.Start, 'r')))
	}
	if len(first) > 0 {
		rule(m.firstNot(first))
	}
	if len(barred) > 0 {
		rule(m.noneOn(barred))
	}
	rule(m.turns[set], m.motion[b.Motion])
	rule(m.rows(b, set, long)...)
	for side, letter := range "or" {
		for _, row := range ownRows(b, points, byte(letter)) {
			rule(m.ownRow[side](row))
		}
	}
	rule(m.stuck[flag(b.Passes)], m.again[flag(b.Thrice)])
	law.Board = m.board(b, points)
	return law
}

// rows says of a board how a row wins, and whether one can.
func (m *lawWords) rows(b *morris.Board, set int, long bool) []string {
	if b.Pawns < inRow {
		return []string{m.never[flag(b.Passes)]}
	}
	list := []string{m.row}
	if set == 0 {
		list = append(list, m.placing)
	}
	if long {
		list = append(list, m.long)
	}
	return list
}

// inRow is how many pawns in a row win.
const inRow = 3

// board says what a drawing shows.
func (m *lawWords) board(b *morris.Board, points []string) (list []string) {
	say := func(lines string, sentence func(lines []string) string) {
		var texts []string
		for _, row := range rowsOf(lines) {
			texts = append(texts, strings.Join(row, " "))
		}
		if len(texts) > 0 {
			list = append(list, sentence(texts))
		}
	}
	if len(points) > 0 {
		list = append(list, m.points(points))
	}
	if b.Motion == morris.Fly { // what links is of no account
		say(b.Lines, m.only)
	} else {
		say(b.Lines, m.lines)
		say(b.Paths, m.paths)
	}
	say(b.Wins, m.wins)
	return list
}

// rowsOf returns the points of lines.
func rowsOf(lines string) (rows [][]string) {
	for line := range strings.SplitSeq(lines, ",") {
		if row := strings.Fields(line); len(row) > 0 {
			rows = append(rows, row)
		}
	}
	return rows
}

// stand returns the points on which a side's pawns are in place.
func stand(points []string, start string, side byte) (list []string) {
	for i, point := range points {
		if i < len(start) && start[i] == side {
			list = append(list, point)
		}
	}
	return list
}

// ownRows returns the rows of a board on which pawns of a side are in place, and which do not win for it.
func ownRows(b *morris.Board, points []string, side byte) (own []string) {
	on := stand(points, b.Start, side)
	for _, row := range slices.Concat(rowsOf(b.Lines), rowsOf(b.Wins)) {
		for i := inRow; i <= len(row); i++ {
			three := slices.Clone(row[i-inRow : i])
			slices.SortFunc(three, func(a, b string) int { return slices.Index(points, a) - slices.Index(points, b) })
			text := strings.Join(three, " ")
			taken := !slices.ContainsFunc(three, func(p string) bool { return !slices.Contains(on, p) })
			if taken && !slices.Contains(own, text) {
				own = append(own, text)
			}
		}
	}
	return own
}

// Law implements board.Words: the rules of a board that somebody has drawn.
func (w *words) Law(variant string) []string {
	if slices.Contains(w.boards.ids, variant) {
		return nil
	}
	d, err := morris.ReadDesign(variant)
	if err != nil {
		return nil
	}
	return LawOf(w.lang, &d.Board).All()
}
