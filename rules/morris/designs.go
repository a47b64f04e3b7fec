package morris

import "sync"

// maxDesigns is how many games that somebody has drawn are kept compiled.
const maxDesigns = 256

// designs are the games that are not of the family, by their texts. Positions of one game share it.
type designs struct {
	mu    sync.Mutex
	games map[string]*Game
}

// canonical returns the one text of a design; the error is Faults.
func (d *designs) canonical(text string) (string, error) {
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
func (d *designs) game(text string) (*Game, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if game, ok := d.games[text]; ok {
		return game, nil
	}
	design, err := ReadDesign(text)
	if err != nil {
		return nil, err
	}
	if len(d.games) == maxDesigns {
		clear(d.games)
	}
	game := Compile(design.Board)
	d.games[text] = game
	return game, nil
}
