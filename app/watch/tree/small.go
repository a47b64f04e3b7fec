package watch

import (
	"strings"

	"tablier/app/boardview"
	"tablier/app/picture"
	"tablier/app/watch"
)

// boards are the small boards of a search that have been drawn, by their paths in one word.
type boards map[string]string

// maxBoards is how many small boards are remembered.
const maxBoards = 400

// small draws the board at the end of a path, its last move included.
func (f *forest) small(path []string) string {
	key := strings.Join(path, " ")
	if drawing, ok := f.boards[key]; ok {
		return drawing
	}
	if len(f.boards) > maxBoards {
		clear(f.boards)
	}
	f.boards[key] = f.drawBoard(path)
	return f.boards[key]
}

func (f *forest) drawBoard(path []string) string {
	match, err := watch.Replay(f.game, f.variant, f.position, path)
	if err != nil {
		return "" // the machine has said so
	}
	return boardview.Small(picture.Scene(f.game, match))
}
