package watch

import (
	"strings"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/app/watch"
	"tablier/rules"
)

// artID is the id of the drawing of the board, to which each small board refers.
const artID = "watch-art"

// boardsAtOnce is how many small boards are drawn in one turn of the browser: each plays its moves at a table.
const boardsAtOnce = 8

// boards draws the small boards of one search. What has been drawn is kept.
type boards struct {
	game      *board.Game
	setup     rules.Setup
	positions map[string]rules.Position // by the path of a node
	drawn     map[string]string
	art       string
	left      int  // how many may still be drawn in this turn
	wants     bool // some have not been drawn
}

// newBoards begins with a position. The error is that of its text.
func newBoards(game *board.Game, variant, text string) (*boards, error) {
	b := &boards{game: game, setup: rules.Setup{Variant: variant}, drawn: map[string]string{}}
	match, err := rules.NewMatch(game.Spec, b.setup, text)
	if err != nil {
		return nil, err
	}
	b.positions = map[string]rules.Position{"": match.Position()}
	return b, nil
}

// turn begins a turn of the browser.
func (b *boards) turn() { b.left, b.wants = boardsAtOnce, false }

// position returns the position of a node, nil where the rules refuse one of its moves.
func (b *boards) position(s *watch.Seen) rules.Position {
	name := s.Key()
	if p, ok := b.positions[name]; ok {
		return p
	}
	var p rules.Position
	if before := b.position(s.Parent); before != nil {
		if after, err := before.Play(rules.Move(s.Move)); err == nil {
			p = after
		}
	}
	b.positions[name] = p
	return p
}

// of returns the small board of a node as the markup of a drawing of 600 units; empty until there is time for it.
func (b *boards) of(s *watch.Seen) string {
	name := s.Key()
	markup, ok := b.drawn[name]
	switch {
	case ok:
		return markup
	case b.left == 0:
		b.wants = true
		return ""
	}
	b.left--
	markup = b.draw(s)
	b.drawn[name] = markup
	return markup
}

// draw plays the last move of a node at a table, which shows where it went.
func (b *boards) draw(s *watch.Seen) string {
	from, move := s, rules.Move("")
	if s.Parent != nil {
		from, move = s.Parent, rules.Move(s.Move)
	}
	position := b.position(from)
	if position == nil {
		return ""
	}
	match, err := rules.NewMatch(b.game.Spec, b.setup, position.String())
	if err != nil {
		return ""
	}
	if move != "" && match.Play(move) != nil {
		return ""
	}
	table := play.New(b.game, 0, 0)
	table.Open(match, [2]play.Seat{}, 0)
	scene := table.Scene(names.Seats{Game: b.game, Lang: i18n.French}.Voice(table))
	b.art = scene.Art
	return boardview.Small(scene, artID)
}

// shared returns what the small boards refer to.
func (b *boards) shared() string {
	return `<svg class="watch-art" width="0" height="0" aria-hidden="true" focusable="false"><g display="none"><g id="` +
		artID + `" class="` + strings.ToLower(b.game.ID()) + `">` + b.art + `</g></g></svg>`
}
