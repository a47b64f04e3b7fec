package shell

import (
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/link"
	"tablier/app/play"
	"tablier/rules"
)

// tapatan returns the record of a game.
func tapatan(moves string) rules.Record {
	r := rules.Record{Game: "tapatan", Variant: "tapatan"}
	for m := range strings.FieldsSeq(moves) {
		r.Moves = append(r.Moves, rules.Move(m))
	}
	return r
}

// parcelOf returns a parcel as a link, or a letter, brings it.
func parcelOf(t *testing.T, r *Root, record rules.Record, post bool) parcel {
	t.Helper()
	fragment, err := link.Encode(r.registry(), link.Letter{Record: record, Post: post})
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.unpackLink(fragment)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestHowAParcelMeetsTheGame(t *testing.T) {
	over := "a1 a3 b1 b3 c1"
	resigned := tapatan("b2 a1")
	resigned.Resigned = "second"
	for _, c := range []struct {
		name, table string
		letters     bool // the game on the table goes by letters
		record      rules.Record
		post        bool
		want        meeting
	}{
		{"the same", "b2 a1", false, tapatan("b2 a1"), false, known},
		{"an earlier moment", "a1 a3 b1 b3 c3 c1 c3-c2", false, tapatan("a1 a3 b1 b3 c3 c1"), false, known},
		{"the same beginning", "b2 a1 c3", false, tapatan("b2 a1"), false, stranger},
		{"a later moment", "b2", false, tapatan("b2 a1"), false, stranger},
		{"another", "b2 a1", false, tapatan("b2 c3"), false, stranger},
		{"the end of the same", over, false, tapatan(over), false, known},
		{"given up since", "b2 a1", false, resigned, false, stranger},
		{"an answer", "b2", true, tapatan("b2 a1"), true, answer},
		{"an answer given up", "b2 a1", true, resigned, true, answer},
		{"an old letter", "b2 a1 c3", true, tapatan("b2 a1"), true, known},
		{"a letter that has been altered", "b2 a1", true, tapatan("c1 a1 b2"), true, stranger},
		{"a letter to a game that is none", "b2", false, tapatan("b2 a1"), true, stranger},
		{"a letter like the beginning of a game that is none", "b2 a1", false, tapatan("b2"), true, stranger},
		{"a letter like a game that is none", "b2", false, tapatan("b2"), true, stranger},
		{"a last letter, opened again", over, false, tapatan(over), true, known},
		{"a link to a game by letters", "b2", true, tapatan("b2 a1"), false, stranger},
	} {
		r := load(t, "/tapatan/", true)
		table := seatTwo(r)
		touch(t, table, strings.ReplaceAll(c.table, "-", " "))
		if c.letters && !table.SendLetters() {
			t.Fatalf("%s: no letters", c.name)
		}
		if got := parcelOf(t, r, c.record, c.post).meets(table); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// A record from the field is the one on the table only when it is just that: who opens an earlier moment means it.
func TestAnEarlierRecordIsOpened(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, "b2 a1")
	for text, want := range map[string]meeting{
		`{"game":"tapatan","moves":["b2"]}`:      stranger,
		`{"game":"tapatan","moves":["b2","a1"]}`: known,
		"r...o.... o o2r2":                       stranger,
	} {
		p, err := r.unpackText(r.only(), text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
		} else if got := p.meets(table); got != want {
			t.Errorf("%s: %d, want %d", text, got, want)
		}
	}
}

func TestWhoPlaysAParcelOn(t *testing.T) {
	here, away := play.Seat{}, play.Seat{Away: true}
	for _, c := range []struct {
		name, moves string
		post        bool
		want        [2]play.Seat
	}{
		{"a link", "b2", false, [2]play.Seat{here, here}},
		{"a letter to Second", "b2", true, [2]play.Seat{away, here}},
		{"a letter to First", "b2 a1", true, [2]play.Seat{here, away}},
		{"a last letter", "a1 a3 b1 b3 c1", true, [2]play.Seat{here, here}},
	} {
		r := load(t, "/tapatan/", true)
		if got := parcelOf(t, r, tapatan(c.moves), c.post).seats(); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// Colours go with the seats: who opened as Rouge is Rouge at the other screen too.
func TestColoursTravel(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := r.only().table
	table.Sit([2]play.Seat{})
	table.Configure(play.Settings{Opening: play.AlwaysSecond})
	table.Restart()
	touch(t, table, "b2")
	table.SendLetters()
	fragment := strings.SplitN(r.sheet(r.only()).link, "#", 2)[1]
	p, err := r.unpackLink(fragment)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := p.seats(), ([2]play.Seat{1: {Away: true}}); p.opener != 1 || got != want {
		t.Errorf("seat %d opened, seats %+v; want seat 1, %+v", p.opener, got, want)
	}
}

// A link says that it is a letter only when the other player has something to find in it.
func TestPosting(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	if posting(table) {
		t.Error("a game at one screen is posted")
	}
	table.SendLetters()
	if posting(table) {
		t.Error("a letter is posted before the move")
	}
	touch(t, table, "b2")
	if !posting(table) {
		t.Error("a move is not posted")
	}
	table.Continue(tapatan("b2 a1"))
	if posting(table) {
		t.Error("the other's move is posted back")
	}
	table.Resign(0)
	if !posting(table) {
		t.Error("the end is not posted")
	}
}

// What cannot be opened is told in both languages, and where.
func TestRefusals(t *testing.T) {
	r := load(t, "/tapatan/", true)
	s := r.only()
	seatTwo(r)
	for text, want := range map[string][2]string{
		"":                                       {"Collez d’abord un lien", "Paste a link"},
		`{"game":"tapatan","moves":["b2","b2"]}`: {"n° 2 (b2) n’est pas permis. Le point b2", "no. 2 (b2) is not allowed. "},
		`{"game":"tapatan","resigned":"third"}`:  {"Le nom « third »", "no name “third”"},
		`{"game":"tapatan","options":["x"]}`:     {"L’option « x »", "no option “x”"},
		`{"game":"tapatan","start":"....o...."}`: {"Il manque la fin de la position.", "The end of the position"},
		`{"game":"tapatan","seeds":[1]}`:         {"Les tirages de la manche 1", "The draws of round 1"},
		`{"game":"tapatan","seeds":[-1]}`:        {"le champ « seeds »", "the field “seeds”"},
		`["tapatan"]`:                            {"Ce n’est ni un lien", "This is no link"},
		"x.......":                               {"à partir du caractère 1.", "from character 1 on."},
		"1234567890":                             {"incomplet ou abîmé", "incomplete or damaged"},
		"http://localhost/tapatan/#" + strings.Repeat("9", 9): {"version plus récente", "newer version"},
		"#1" + strings.Repeat("A", 70_000):                    {"trop long", "too long"},
	} {
		_, err := r.unpackText(s, text)
		for i, lang := range []i18n.Lang{i18n.French, i18n.English} {
			r.lang = lang
			if got := r.refusalWords(s, err); !strings.Contains(got, want[i]) {
				t.Errorf("%.60q, %s: %q, want %q", text, lang, got, want[i])
			}
		}
	}
}

// A running game with secrets, as one player was told it, opens to be looked at: nothing in it moves, nobody can take
// a seat, and nothing panics over what is not known.
func TestUntoldSecretsAreOnlyLookedAt(t *testing.T) {
	r, s := loadBag(t)
	s.table.Uncover()
	touch(t, s.table, "3")
	s.table.Uncover()
	touch(t, s.table, "2")
	for range 6 {
		told := s.table.Match().RecordFor(rules.First)
		if told.Moves[1] != "?" {
			t.Fatalf("First is told %v", told.Moves)
		}
		p := parcelOf(t, r, told, true)
		if p.post {
			t.Error("a game with secrets goes by letters")
		}
		if got := p.meets(s.table); got != stranger && !s.table.Result().Over() && s.table.Viewer() != rules.First {
			t.Errorf("another screen is told that this is what First knows of its game: %d", got)
		}
		other := r.openSession(s.game, 2)
		r.sessions[s.game.ID()] = other
		other.exact = true
		r.place(other, p)
		if !other.table.Watched() || other.thinking != nil || other.asking != nil || other.table.Chance() {
			t.Fatalf("after %v the game goes on by itself", told.Moves)
		}
		other.table.Sit([2]play.Seat{{Level: 1}, {Level: 1}})
		other.table.Draw()
		for ply := range other.table.Match().Ply() + 1 {
			other.table.Look(ply)
			html(r)
		}
		other.panel = sharePanel
		html(r)
		if got := other.table.Match().Plies(); got != len(told.Moves) || !other.table.Watched() {
			t.Errorf("%d moves, want %d", got, len(told.Moves))
		}
		if say := say(r, other); say != "Partie reçue, à regarder." {
			t.Errorf("the status says %q", say)
		}
		r.sessions[s.game.ID()] = s
		if s.table.Chance() {
			s.table.Draw()
		} else if !s.table.Between() {
			s.table.Uncover()
			touch(t, s.table, "+")
		}
	}
}

// How a guess at what is secret is met does not tell whether it is right.
func TestOpeningTellsNoSecret(t *testing.T) {
	r, s := loadBag(t)
	s.table.Uncover()
	touch(t, s.table, "3")
	s.table.Uncover()
	for _, guess := range []string{"1", "2", "3"} {
		p, err := r.unpackText(s, `{"game":"bag","variant":"four","moves":["`+guess+`"]}`)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.meets(s.table); got != stranger {
			t.Errorf("the guess %s is met as %d", guess, got)
		}
	}
	told := parcelOf(t, r, s.table.Record(), false)
	if got := told.meets(s.table); got != known {
		t.Errorf("what this screen knows is met as %d", got)
	}
}

// A letter that is not the other player's to write is opened as a game of its own.
func TestLetterWithMyMovesIsAnother(t *testing.T) {
	r := load(t, "/tapatan/", true)
	table := seatTwo(r)
	touch(t, table, "b2 a1")
	table.SendLetters() // seat 1 has just moved and stays here
	r.place(r.only(), parcelOf(t, r, tapatan("b2 a1 c3 a2"), true))
	if past, _ := pastOf(t, r); len(past.Games()) != 1 {
		t.Error("the game on the table has taken moves of its own player from a letter")
	}
}
