package games_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/rules"
)

// pieceWords is what each game calls its pieces, in French and in English.
var pieceWords = map[string][2]string{
	"tapatan": {"boule", "ball"}, "hyle": {"pion", "pawn"}, "entropy": {"pion", "pawn"}, "domino": {"domino", "domino"},
	"stratege": {"pion", "pawn"},
}

// While a position is set up, pieces are called as in the game: how one goes on, what is there and what is wrong use no
// word of another game.
func TestPiecesAreCalledAsInTheGame(t *testing.T) {
	for _, game := range games.Boards(games.All()) {
		for i, lang := range []i18n.Lang{i18n.French, i18n.English} {
			own := pieceWords[game.ID()][i]
			for _, text := range arrangedSays(t, game, lang) {
				for _, others := range pieceWords {
					if word := others[i]; word != own && slices.Contains(strings.FieldsFunc(text, apart), word) {
						t.Errorf("%s: %q says %q", game.ID(), text, word)
					}
				}
				if text == "" {
					t.Errorf("%s: nothing is said", game.ID())
				}
			}
		}
	}
}

// apart says whether a sign stands between words; a plural is the word.
func apart(r rune) bool { return !('a' <= r && r <= 'z') || r == 's' }

// arrangedSays returns what is said of some positions that are set up: first how one goes on.
func arrangedSays(t *testing.T, game *board.Game, lang i18n.Lang) (said []string) {
	t.Helper()
	setup, err := game.Spec.Check(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	start, err := game.Spec.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	ask, words := game.Arranging.Under(setup), game.Arranging.Words(lang)
	now := ask.Read(start)
	how := i18n.Of(lang).Dispose.How
	if guide, ok := words.(board.Guide); ok {
		how = cmp.Or(guide.How(ask.Stocks(), now), how)
	}
	said = append(said, how, words.Sum(now))
	for _, stock := range ask.Stocks() {
		for _, fault := range []rules.Fault{board.TooMany, board.Missing} {
			if game.ID() == "domino" {
				continue // there is one of each
			}
			head, more := words.Flaw(board.Flaw{Fault: fault, Stock: stock.ID, Count: 2, Most: 1})
			said = append(said, head+" "+more)
		}
	}
	return said
}
