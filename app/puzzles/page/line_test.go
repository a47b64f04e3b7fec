package page

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/nav"
	"tablier/rules"
)

// answer answers what the machine has been asked, as long as it is asked something, as its strongest level does.
func (s *stage) answer(player *players.Player) {
	s.t.Helper()
	for s.judged != nil {
		done := s.judged
		s.judged = nil
		m, err := rules.Registry{s.shown.game.Spec}.Replay(s.query.Record)
		if err != nil {
			s.t.Fatal(err)
		}
		result, err := player.Search(context.Background(), ai.TaskOf(m, 1), len(player.Levels), ai.Limits{}, ai.Hooks{})
		if err != nil {
			s.t.Fatal(err)
		}
		value := map[ai.Value]string{ai.Win: protocol.ValueWin, ai.Loss: protocol.ValueLoss}[result.Lines[0].Value]
		done(protocol.Found{Progress: protocol.Progress{Best: string(result.Lines[0].Move), Value: value}}, nil)
	}
}

// Of a win that is found the whole line is shown, to its end: each move is in the list and has its number on the board,
// and the line is played there by itself, unless the person looks at it before.
func TestTheWholeWinIsShown(t *testing.T) {
	const few = 4 // of each game
	s := perform(t)
	s.Arrive(nav.PuzzlesRoute)
	for _, game := range []string{"tapatan", "entropy", "domino"} {
		set, player, seen := s.library.Shelf(game).Set, players.New().Find(game), 0
		for i := 0; i < len(set.Puzzles) && seen < few; i++ {
			q := &set.Puzzles[i]
			if q.Retired || !q.Kind.Exact() || q.Value() != ai.Win {
				continue
			}
			seen++
			p := s.show(q.ID(game))
			s.solve(p)
			looks := seen%2 == 0 && p.attempt.session.Kept() > 1
			if looks {
				p.attempt.walk(1)
			}
			s.answer(player)
			p.attempt.desk.Finish()
			moves := p.attempt.session.Moves()
			if o := p.attempt.session.Position().Outcome(); o.Winner != p.attempt.session.Start().ToMove() {
				t.Fatalf("%s of %s ends after %v with %+v", p.attempt.id, game, moves, o)
			}
			if ply := p.attempt.desk.Table.Match().Ply(); looks != (ply == 1) || !looks && ply != len(moves) {
				t.Errorf("%s of %s shows ply %d of %d", p.attempt.id, game, ply, len(moves))
			}
			html := app.HTMLString(s.Page(nav.PuzzlesRoute))
			for ply := range moves {
				if !strings.Contains(html, `id="line-`+strconv.Itoa(ply+1)+`"`) {
					t.Errorf("%s of %s: move %d is not in the list", p.attempt.id, game, ply+1)
				}
			}
			p.attempt.walk(len(moves))
			wantNumbers(t, p.Scene(), len(moves))
		}
		if seen < few {
			t.Errorf("%s has %d wins", game, seen)
		}
	}
}

// wantNumbers wants the last ply to be numbered on the board, and no other number to come after it.
func wantNumbers(t *testing.T, s board.Scene, plies int) {
	t.Helper()
	if plies == 1 {
		return // it has a tick
	}
	last := s.Signs[len(s.Signs)-1]
	if last.Class != numbers || last.Text != strconv.Itoa(plies) {
		t.Errorf("the last of %d moves has the sign %+v", plies, last)
	}
}
