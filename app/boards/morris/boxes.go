//go:build !js

package morris

import (
	"slices"
	"strings"

	"tablier/ai"
	solver "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/app/board"
	"tablier/app/nav"
	"tablier/app/paper/sheet"
	"tablier/rules/morris"
)

// boxWords are what is said of the machine made of matchboxes, in one language.
type boxWords struct {
	sheet   sheet.Words
	beside  string                            // beside the code on the sheet
	box     func(n int) string                // the name of a box
	letters [maxBeads]string                  // of the beads
	lesson  board.PaperLesson                 // without the winning moves
	answer  func(box int, move string) string // the only move of a box that wins
}

// The boxes of the machine: how many there are, and how many beads one may have.
const (
	boxCount = 8
	minBeads = 3
	maxBeads = 5
)

// beadPaints are the colours of the beads. Each has its letter, too.
var beadPaints = [maxBeads]sheet.Paint{
	sheet.Coloured("bead-1"), sheet.Coloured("bead-2"), sheet.Coloured("bead-3"), sheet.Coloured("bead-4"),
	sheet.Coloured("bead-5"),
}

// A box is an ending: a position in which the first player has exactly one winning move, and lines up three balls with
// the next one, whatever the answer is.
type box struct {
	position morris.Position
	moves    []morris.Step
	winning  int // among the moves
}

// boxesOfGame returns the endings for the boxes: of all that the exact table has, those that differ by more than a turn
// or a reflection of the board, taken at equal distances.
func boxesOfGame(game *morris.Game) []box {
	table := retro.Solve[solver.Game, morris.State, solver.Code](solver.Of(game), game.Start(), nil,
		func() bool { return true })
	var all []box
	for _, s := range table.States() {
		if b, ok := ending(game, table, s); ok && isFirstOfItsKind(b.position.String()) {
			all = append(all, b)
		}
	}
	slices.SortFunc(all, func(a, b box) int { return strings.Compare(a.position.String(), b.position.String()) })
	chosen := make([]box, boxCount)
	for i := range chosen {
		chosen[i] = all[(2*i+1)*len(all)/(2*boxCount)]
	}
	return chosen
}

// ending returns the box of a state, where it is one.
func ending(game *morris.Game, table *retro.Table[morris.State], s morris.State) (b box, ok bool) {
	const pliesToWin = 3
	value, plies := table.Value(s.Word())
	if s.Turn != 0 || s.Hand != [2]uint8{} || value != ai.Win || plies != pliesToWin {
		return b, false
	}
	b = box{position: morris.Position{Game: game, State: s}, moves: game.AppendMoves(nil, s)}
	wins := 0
	for i, m := range b.moves {
		if reply, _ := table.Value(s.Play(m).Word()); reply == ai.Loss {
			b.winning = i
			wins++
		}
	}
	return b, wins == 1 && len(b.moves) >= minBeads && len(b.moves) <= maxBeads
}

// isFirstOfItsKind says whether none of the eight turns and reflections of a position on the square comes before it in
// the order of texts.
func isFirstOfItsKind(position string) bool {
	const side = 3
	on := position[:side*side]
	for turn := range 8 {
		image := make([]byte, len(on))
		for i := range on {
			x, y := i%side, i/side
			if turn&1 != 0 {
				x = side - 1 - x
			}
			if turn&2 != 0 {
				y = side - 1 - y
			}
			if turn&4 != 0 {
				x, y = y, x
			}
			image[x+side*y] = on[i]
		}
		if string(image) < on {
			return false
		}
	}
	return true
}

// boxSheet draws the labels of the boxes.
func boxSheet(w *boxWords, boards *boards, words *words) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.sheet.Head, w.sheet.Lead)
	small := boards.printed("tapatan", 41./board.Size, 1.5)
	for i, b := range boxesOfGame(boards.games["tapatan"]()) {
		drawBox(d, sheet.Inset+92*float64(i%2), 30+47.5*float64(i/2), w, words, small, i, b)
	}
	y := 224.5
	for _, note := range w.sheet.Notes {
		y = d.Paragraph(sheet.Inset, y, 146, sheet.Hand{Size: 3.8}, note) + .6
	}
	made := w.sheet.Of("allumettes", d)
	made.Code, made.Beside = nav.MatchboxRoute, w.beside
	return made
}

// drawBox draws the label of a box: its position, and a bead for each move.
func drawBox(d *sheet.Drawing, x, y float64, w *boxWords, words *words, small *printed, i int, b box) {
	d.Rect(x, y, 88, 46, 0, sheet.Cut)
	small.figure(d, x+2.5, y+2.5, shownBoard{on: strings.Fields(b.position.String())[0]})
	d.Text(x+49, y+6.8, sheet.Hand{Size: 4.4, Bold: true}, w.box(i+1))
	for j, m := range b.moves {
		down := y + 13 + 7*float64(j)
		d.Circle(x+52, down, 2.9, sheet.Filled(beadPaints[j], .35))
		d.Text(x+52, down+1.45, sheet.Hand{Size: 4, Bold: true, Anchor: "middle", Ink: beadInks[j]}, w.letters[j])
		d.Text(x+58, down+1.6, sheet.Hand{Size: 4.6}, words.Move(b.position.Game.Text(m)))
	}
}

// beadInks are the colours of the letters on the beads.
var beadInks = [maxBeads]sheet.Paint{
	sheet.Coloured("on-bead"), sheet.Black, sheet.Coloured("on-bead"), sheet.Coloured("on-bead"),
	sheet.Coloured("on-bead"),
}

// matchboxLesson returns the lesson. Its answers end with the winning moves of the boxes.
func matchboxLesson(w *boxWords, boards *boards, words *words) *board.PaperLesson {
	lesson := w.lesson
	said := slices.Clone(lesson.Answers)
	for i, b := range boxesOfGame(boards.games["tapatan"]()) {
		said = append(said, w.answer(i+1, words.Move(b.position.Game.Text(b.moves[b.winning]))))
	}
	lesson.Answers = said
	return &lesson
}
