package tree

import (
	"strings"

	"tablier/app/boardview"
	"tablier/app/picture"
	"tablier/app/watch"
)

// Boards are the small boards of a search that have been drawn, by their paths in one word.
type Boards map[string]string

// maxBoards is how many small boards are remembered.
const maxBoards = 400

// Small draws the board at the end of a path, its last move included.
func (f *Forest) Small(path []string) string {
	key := strings.Join(path, " ")
	if drawing, ok := f.Boards[key]; ok {
		return drawing
	}
	if len(f.Boards) > maxBoards {
		clear(f.Boards)
	}
	f.Boards[key] = f.drawBoard(path)
	return f.Boards[key]
}

func (f *Forest) drawBoard(path []string) string {
	match, err := watch.Replay(f.Game, f.Setup, f.Position, path)
	if err != nil {
		return "" // the machine has said so
	}
	return boardview.Small(picture.Scene(f.Game, match))
}
