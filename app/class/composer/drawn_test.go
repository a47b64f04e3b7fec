package composer_test

import (
	"testing"

	"tablier/app/board"
	"tablier/app/class/composer"
	"tablier/app/class/set"
)

// A match at a game that somebody has drawn is an item of a set, by its link; the set that pupils get has all of it.
func TestMatchAtADrawnGame(t *testing.T) {
	const text = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6&n=La+croix&a=Lina"
	s, _ := prepared(t)
	c := s.Contest()
	game := gameWith(t, func(g *board.Game) bool { return g.Spec.Written != nil })
	c.SetGame(game)
	c.SetDrawn("https://a.fr/atelier/tracer/#" + text)
	if got := c.Start().Setup().Variant; got != text {
		t.Fatalf("the match is at %q", got)
	}
	c.SetDrawn("https://a.fr/tapatan/")
	if got := s.Notice().What; got != composer.NotDrawn || c.Start().Setup().Variant != text {
		t.Errorf("a link to no such game: notice %d, the match is at %q", got, c.Start().Setup().Variant)
	}
	c.SetGoal(set.PlayToTheEnd)
	before := len(s.Set().Items)
	c.Add()
	if len(s.Set().Items) != before+1 {
		t.Fatalf("it is not added: notice %d", s.Notice().What)
	}
	code, err := set.Encode(s.Set())
	if err != nil {
		t.Fatal(err)
	}
	again, err := set.Decode(code)
	if err != nil {
		t.Fatal(err)
	}
	task := again.Items[before].Task.(*set.Match)
	_, match, err := task.Open(board.Registry([]*board.Game{game}))
	if err != nil || match.Setup().Variant != text {
		t.Errorf("the pupil plays %v: %v", match, err)
	}
	c.Restart()
	if got := c.Start().Setup().Variant; got != text {
		t.Errorf("begun anew, the match is at %q", got)
	}
	if c.SetDrawn(""); c.Start().Setup().Variant != game.Spec.Variants[0] {
		t.Errorf("without a link, the match is at %q", c.Start().Setup().Variant)
	}
}
