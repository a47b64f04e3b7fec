package morris

import "sync"

// mostDrawn is how many games that somebody has drawn are kept compiled.
const mostDrawn = 256

// A drawn has the games that are not of the family, by the texts of their designs. Positions of one game share it.
type drawn struct {
	mu    sync.Mutex
	games map[string]*Game
}

// canonical returns the one text of a design; the error is Faults.
func (d *drawn) canonical(text string) (string, error) {
	d.mu.Lock()
	_, ok := d.games[text]
	d.mu.Unlock()
	if ok {
		return text, nil
	}
	design, err := ReadDesign(text)
	if err != nil {
		return "", err
	}
	return design.Board.ID, nil
}

// game returns the game of a text.
func (d *drawn) game(text string) (*Game, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if game, ok := d.games[text]; ok {
		return game, nil
	}
	design, err := ReadDesign(text)
	if err != nil {
		return nil, err
	}
	if len(d.games) == mostDrawn {
		clear(d.games)
	}
	game := Compile(design.Board)
	d.games[text] = game
	return game, nil
}
