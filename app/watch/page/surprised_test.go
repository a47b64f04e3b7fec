package page

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
	exact "tablier/ai/entropy/library"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/picture"
	"tablier/rules"
	"tablier/rules/entropy"
)

// kept returns the exact values in the files of the repository.
func kept() *exact.Library { return exact.New(exact.Disk(filepath.Join("..", "..", "..", "web"))) }

// told is the machine's answer where these files are at hand.
func told(t *testing.T, s *stage, values *exact.Library) string {
	t.Helper()
	match, err := s.session.Replay(nil)
	if err != nil {
		t.Fatal(err)
	}
	files := players.With(values).Find("entropy").Oracle.(ai.Surpriser)
	task := ai.TaskOf(match, 0)
	numbers, _ := files.Surprise(context.Background(), &task, &ai.Hooks{})
	if numbers == nil {
		t.Fatal("the files are not there")
	}
	return string(protocol.Encode(nil, "1", protocol.Surprise{Told: numbers}))
}

// Around a position of Entropy the page shows what its file has to say of each place of a pawn, and of the whole block;
// another pawn may be chosen, and another position has its own.
func TestSurprise(t *testing.T) {
	s := perform(t, "g=entropy")
	m := i18n.WatchOf(i18n.French)
	s.wants(m.Surprise, m.SurpriseDo)
	s.act("surprise")
	s.wants(m.SurpriseMissing) // the machine of the test has no files
	s.Says = told(t, s, kept())
	s.act("surprise")
	s.Says = ""
	s.wants(`<g class="bits">`, `<g class="chosen">`, m.SurprisePawn, i18n.French.Grouped(31_824)+" × log₂",
		i18n.French.Grouped(50_440))
	if n := strings.Count(s.html(), `<g class="shade`); n != 11 {
		t.Errorf("%d cells have bits", n)
	}
	u := s.session.Surprise()
	moves := 0
	for pawn := 7; pawn < 14; pawn++ { // of the player to move
		u.Choose(pawn)
		moves += strings.Count(s.html(), m.SurpriseMove)
	}
	match, _ := s.session.Replay(nil)
	if want := len(match.Position().Moves()); moves != want {
		t.Errorf("%d cells are told to be moves, want %d", moves, want)
	}
	s.session.Changes().TakeText("bbb1b/b1w2/1b1wb/w3w/w2ww b")
	if u.Shown() || strings.Contains(s.html(), `class="bits"`) {
		t.Error("of another position the same is shown")
	}
}

// Each row of the table, and each cell of the board, has the value of the position with the chosen pawn there.
func TestSurpriseOfEachCell(t *testing.T) {
	s, values, m := perform(t, "g=entropy"), kept(), i18n.WatchOf(i18n.French)
	s.Says = told(t, s, values)
	s.act("surprise")
	match, err := s.session.Replay(nil)
	if err != nil {
		t.Fatal(err)
	}
	now := match.Position().(entropy.Position).State
	seat := func(p rules.Player) string { return s.session.Game().Words(i18n.French).Seat(p.Index()) }
	for mover, st := range map[rules.Player]entropy.State{
		match.ToMove(): {Own: now.Own, Other: now.Other}, match.ToMove().Other(): {Own: now.Other, Other: now.Own},
	} {
		if !values.Fetch(context.Background(), st, &ai.Hooks{}) {
			t.Fatal("the files are not there")
		}
		for pawns := st.Other; pawns != 0; pawns &= pawns - 1 {
			s.choosePawn(m.SurpriseAt(seat(mover.Other()), entropy.Names(pawns & -pawns)[0]))
			for free := entropy.All &^ (st.Own | st.Other); free != 0; free &= free - 1 {
				cell := free & -free
				at := entropy.State{Own: st.Own, Other: st.Other&^(pawns&-pawns) | cell}
				switch name := entropy.Names(cell)[0]; values.Value(at) {
				case ai.Draw:
					s.wantsCell(match, name, m.Draws, "=")
				case ai.Win:
					s.wantsCell(match, name, m.Wins(seat(mover), 0), "−")
				case ai.Loss:
					s.wantsCell(match, name, m.Wins(seat(mover.Other()), 0), "+")
				}
			}
		}
	}
}

// wantsCell fails the test where a cell has another outcome in the table, or another sign on the board.
func (s *stage) wantsCell(match *rules.Match, name, outcome, sign string) {
	s.T.Helper()
	html := strings.Join(strings.Fields(s.html()), " ")
	row := regexp.MustCompile(`> ` + name + ` <small>[^<]*</small> </th> <td>[^<]*</td> <td>` + outcome + `<`)
	if !row.MatchString(html) {
		s.T.Errorf("the table does not say of %s: %s", name, outcome)
	}
	points := picture.Scene(s.session.Game(), match).Points
	p := points[slices.IndexFunc(points, func(p board.Point) bool { return p.Name == name })]
	text := fmt.Sprintf(`<text x="%d" y="%d" font-size="%d">%s `, p.X, p.Y+p.R/5, p.R/2, sign)
	if !strings.Contains(html, text) {
		s.T.Errorf("the board does not show %s on %s", sign, name)
	}
}

// choosePawn chooses the pawn that has a name in the choice of pawns.
func (s *stage) choosePawn(name string) {
	s.T.Helper()
	options := regexp.MustCompile(`<option[^>]* value="(\d+)"[^>]*>([^<]*)<`)
	for _, option := range options.FindAllStringSubmatch(s.html(), -1) {
		if option[2] == name {
			pawn, _ := strconv.Atoi(option[1])
			s.session.Surprise().Choose(pawn)
			return
		}
	}
	s.T.Fatalf("no pawn %q", name)
}

// Games without files of exact values have no such part, nor have searches under options, of which no file tells.
func TestNoSurprise(t *testing.T) {
	for search, shown := range map[string]bool{
		"g=tapatan": false, "g=entropy": true, "g=entropy&v=entropy&r=immediate&p=b1bw1/5/www1w/1bbb1/wbb1w+w": false,
	} {
		tag := regexp.MustCompile(`<section[^>]*"slab surprise"[^>]*>`).FindString(perform(t, search).html())
		if is := tag != "" && !strings.Contains(tag, "hidden"); is != shown {
			t.Errorf("%s: it is shown: %v", search, is)
		}
	}
}

// The position of a search under options is named with them.
func TestOptionsAreNamed(t *testing.T) {
	s := perform(t, "g=entropy&v=entropy&r=immediate&p=b1bw1/5/www1w/1bbb1/wbb1w+w")
	s.wants(">" + i18n.WatchOf(i18n.French).MineBy(s.session.Game().Words(i18n.French).Option("immediate")) + "<")
}
