package domino

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/domino"
)

// A desk is a table at which two people play, and its own part.
type desk struct {
	*play.Table
	*own
	t *testing.T
}

// deskAfter returns a desk after some moves.
func deskAfter(t *testing.T, moves ...rules.Move) desk {
	t.Helper()
	table := play.New(Game(rules.Registry{domino.Spec()}), 0, 1)
	for _, m := range moves {
		if err := table.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return desk{table, table.Own().(*own), t}
}

// Gesture is what the own part makes of a gesture.
func (d desk) Gesture(g board.Gesture) board.Reply { return d.own.Gesture(g) }

// do makes a gesture on the point of a name.
func (d desk) do(kind board.GestureKind, name string) board.Reply {
	d.t.Helper()
	return d.Gesture(board.Gesture{Kind: kind, Point: d.point(name)})
}

func (d desk) act(act string) board.Reply {
	return d.Gesture(board.Gesture{Kind: board.Act, Point: -1, Act: act})
}

func (d desk) point(name string) int {
	d.t.Helper()
	point := board.PointNamed(d.Skin().Points(d.View()), name)
	if point < 0 {
		d.t.Fatalf("there is no point %s", name)
	}
	return point
}

// shown returns the move that the preview shows, empty when there is no preview.
func (d desk) shown() rules.Move {
	if d.preview == nil {
		return ""
	}
	return d.preview.move
}

func voice(lang i18n.Lang) board.Voice {
	return board.Voice{Words: Game(rules.Registry{domino.Spec()}).Words(lang)}
}

func TestTouchShowsAndTouchLays(t *testing.T) {
	d := deskAfter(t)
	if r := d.do(board.Touch, "2,0"); r.Mine {
		t.Error("a cell is touched before a domino, and the table does not explain it")
	}
	if r := d.do(board.Touch, "03"); !r.Mine || r.Change != board.Touched || r.Focus != "" || d.shown() != "" {
		t.Errorf("a domino is chosen: %+v, %q is shown", r, d.shown())
	}
	r := d.do(board.Touch, "-1,1")
	if !r.Mine || r.Change != board.Nothing || r.Cursor != "-1,1" || d.shown() != "03@-1,1>0,1" {
		t.Errorf("a cell is touched: %+v, %q is shown", r, d.shown())
	}
	if r := d.do(board.Touch, "-1,1"); r.Change != board.Played || r.Focus != "" || d.shown() != "" {
		t.Errorf("the cell is touched again: %+v, %q is shown", r, d.shown())
	}
	if got := d.Moves(); !slices.Equal(got, []rules.Move{"03@-1,1>0,1"}) {
		t.Errorf("played %q", got)
	}
}

// What has been looked at is not touched: the first touch shows and the second lays, by mouse, finger and keyboard
// alike, and however few places there are.
func TestLookingIsNoTouch(t *testing.T) {
	for name, look := range map[string]func(d desk){
		"finger": func(desk) {},
		"mouse":  func(d desk) { d.do(board.Over, "-1,1") },
		"keyboard": func(d desk) {
			d.Gesture(board.Gesture{Kind: board.Over, Keys: true, Point: d.point("-1,1")})
		},
	} {
		d := deskAfter(t)
		d.do(board.Touch, "03")
		look(d)
		if r := d.do(board.Touch, "-1,1"); r.Change != board.Nothing || d.shown() != "03@-1,1>0,1" {
			t.Errorf("%s: the first touch: %+v, %q is shown", name, r, d.shown())
		}
		if d.do(board.Over, "2,0"); d.shown() != "03@-1,1>0,1" {
			t.Errorf("%s: what has been touched follows the pointer to %q", name, d.shown())
		}
		if r := d.do(board.Touch, "-1,1"); r.Change != board.Played {
			t.Errorf("%s: the second touch: %+v", name, r)
		}
	}
}

// A place can be touched at either of its cells.
func TestEitherCellIsThePlace(t *testing.T) {
	d := deskAfter(t, "03@-1,1>0,1", "56@-1,0>-1,-1")
	d.do(board.Touch, "36") // its 3 goes nowhere beside the 3 on 0,1 but on 1,1 and 0,2
	places := d.skin().places(d.View(), d.held())
	for _, m := range places {
		first, second := m.Cells()
		for _, cell := range []string{first.Name(), second.Name()} {
			d.Table.Cancel()
			d.do(board.Touch, "36")
			if d.do(board.Touch, cell); d.preview.fault != nil || !d.preview.covers(d.point(cell)) {
				t.Errorf("%s touched for %s shows %s", cell, m.Text(), d.shown())
			}
		}
	}
	if len(places) == 0 {
		t.Fatal("there is no place")
	}
	shown := d.shown()
	for _, point := range d.preview.path[1:] {
		name := d.Skin().Points(d.View())[point].Name
		if d.do(board.Touch, name); len(d.Moves()) == 3 {
			return // laid by its other cell, where no other place begins
		}
	}
	t.Errorf("%s is touched again at each of its cells, and is not laid", shown)
}

// A place that is refused says why where it is, when it is touched again.
func TestRefusalStandsAtThePlace(t *testing.T) {
	d := deskAfter(t)
	d.do(board.Touch, "36")
	d.do(board.Touch, "3,3")
	if d.Fault() != nil {
		t.Errorf("shown, and refused already: %v", d.Fault())
	}
	if d.do(board.Touch, "3,3"); d.Fault() == nil || d.FaultAt() != d.point("3,3") {
		t.Errorf("touched again: %v at %d", d.Fault(), d.FaultAt())
	}
	if d.act("turn"); d.Fault() != nil {
		t.Errorf("turned: still %v", d.Fault())
	}
}

func TestKeyboardGoesToTheBoardAndBack(t *testing.T) {
	d := deskAfter(t)
	choose := func(cursor string) board.Reply {
		return d.Gesture(board.Gesture{Kind: board.Touch, Point: d.point("03"), Keys: true, Cursor: cursor})
	}
	if r := choose("-1,1"); r.Focus != "point--1,1" || r.Cursor != "-1,1" || d.shown() != "03@-1,1>0,1" {
		t.Errorf("the keyboard goes to the board: %+v, %q is shown", r, d.shown())
	}
	put := board.Gesture{Kind: board.Act, Act: "put", Point: -1}
	if r := d.Gesture(put); r.Change != board.Played || r.Focus != "point-03" {
		t.Errorf("the keyboard goes back: %+v", r)
	}
	d = deskAfter(t, "03@-1,1>0,1", "56@-1,0>-1,-1")
	r := choose("4,0") // beyond the zone by now, and the domino has been laid
	if !r.Mine || r.Change != board.Nothing || r.Focus != "" || d.Fault().Fault != domino.Gone {
		t.Errorf("a domino that has been laid is chosen: %+v, %v", r, d.Fault())
	}
	r = d.Gesture(board.Gesture{Kind: board.Touch, Point: d.point("36"), Keys: true, Cursor: "4,0"})
	if r.Focus != "point-"+r.Cursor || d.point(r.Cursor) != board.Central(d.Skin().Points(d.View()), nil) {
		t.Errorf("the keyboard goes to %+v and not to the middle", r)
	}
}

func TestPreviewFollowsAndTurns(t *testing.T) {
	d := deskAfter(t)
	if r := d.do(board.Over, "2,0"); r.Mine || d.shown() != "" {
		t.Errorf("something follows the pointer before a domino is chosen: %+v", r)
	}
	d.do(board.Touch, "36")
	if d.act("turn"); d.shown() != "" {
		t.Error("what is shown nowhere has been turned")
	}
	d.do(board.Touch, "36")
	d.do(board.Touch, "36")
	if r := d.do(board.Over, "1,1"); !r.Mine || r.Cursor != "1,1" || d.preview.fault != nil {
		t.Errorf("the preview comes to a cell: %+v, %v", r, d.preview)
	}
	d.do(board.Over, "-1,0")
	if d.preview.fault != nil {
		t.Errorf("it fits there, and shows %s", d.shown())
	}
	before := d.shown()
	key := board.Gesture{Kind: board.Key, Key: "r", Keys: true, Point: d.point("-1,0")}
	if r := d.Gesture(key); !r.Mine || d.shown() == before {
		t.Errorf("R: %+v, %s is shown", r, d.shown())
	}
	turned := map[rules.Move]bool{d.shown(): true}
	for range 3 {
		d.act("turn")
		turned[d.shown()] = true
	}
	if len(turned) != 4 {
		t.Errorf("it has been turned to %v", turned)
	}
	for d.shown() != "36@-1,0>0,0" {
		d.act("turn")
	}
	if d.do(board.Over, "-1,1"); d.shown() != "36@-1,1>0,1" {
		t.Errorf("turned by hand, it turns to %s by itself", d.shown())
	}
	d.do(board.Touch, "24")
	d.do(board.Over, "0,-1")
	if d.preview.fault != nil {
		t.Errorf("another domino has been chosen, and shows %s", d.shown())
	}
}

func TestArrowsAreTheBoards(t *testing.T) {
	d := deskAfter(t)
	d.do(board.Touch, "36")
	for _, key := range []string{"ArrowLeft", "x", ""} {
		if d.Gesture(board.Gesture{Kind: board.Key, Key: key, Point: d.point("1,1")}).Mine {
			t.Errorf("%q is taken from the board", key)
		}
	}
	r := d.Gesture(board.Gesture{Kind: board.Over, Keys: true, Point: d.point("1,1")})
	if r.Cursor != "1,1" || d.shown() == "" {
		t.Errorf("an arrow key has led to a cell: %+v", r)
	}
}

func TestDrag(t *testing.T) {
	d := deskAfter(t)
	if d.do(board.Drop, "1,1").Mine {
		t.Error("a drop of nothing is taken from the table")
	}
	if r := d.do(board.Pick, "36"); !r.Mine || r.Change != board.Touched || d.held() != d.point("36") {
		t.Errorf("a drag begins: %+v", r)
	}
	if r := d.do(board.Pick, "36"); r.Change != board.Nothing || d.held() != d.point("36") {
		t.Errorf("a drag of what is chosen already begins: %+v", r)
	}
	d.do(board.Pick, "24")
	d.do(board.Over, "3,3")
	if r := d.do(board.Drop, "3,3"); r.Change != board.Nothing || d.shown() == "" {
		t.Errorf("a drop where nothing may lie: %+v, %q is shown", r, d.shown())
	}
	if r := d.do(board.Drop, "0,1"); r.Change != board.Played || r.Cursor != "0,1" || len(d.Moves()) != 1 {
		t.Errorf("a drop: %+v, %q", r, d.Moves())
	}
	if d.Gesture(board.Gesture{Kind: board.LetGo, Point: -1}).Mine {
		t.Error("the end of a drag on no point is taken from the table")
	}
}

func TestPutBack(t *testing.T) {
	escape := func(d desk, name string) board.Reply {
		return d.Gesture(board.Gesture{Kind: board.Key, Key: "Escape", Keys: true, Point: d.point(name)})
	}
	for name, back := range map[string]func(d desk) board.Reply{
		"on the board":   func(d desk) board.Reply { return escape(d, "1,1") },
		"in the reserve": func(d desk) board.Reply { return escape(d, "36") },
		"by the control": func(d desk) board.Reply { return d.act("back") },
	} {
		d := deskAfter(t)
		d.do(board.Touch, "36")
		d.do(board.Over, "1,1")
		if r := back(d); !r.Mine || r.Focus != "point-36" || d.held() >= 0 || d.shown() != "" {
			t.Errorf("%s: %+v, %d is held", name, r, d.held())
		}
		if r := d.act("back"); !r.Mine || r.Focus != "" {
			t.Errorf("%s: nothing is put back: %+v", name, r)
		}
		if escape(d, "1,1").Mine {
			t.Errorf("%s: Escape with nothing in the hand is taken from the table", name)
		}
		d.do(board.Focus, "24")
		if r := escape(d, "24"); r.Focus != "point-24" {
			t.Errorf("%s: Escape in the reserve: %+v", name, r)
		}
	}
}

func TestPreviewGoesWithThePosition(t *testing.T) {
	for name, change := range map[string]func(d desk){
		"taken back": func(d desk) { d.Table.Undo() },
		"walked":     func(d desk) { d.GoTo(0) },
		"restarted":  func(d desk) { d.Restart() },
	} {
		d := deskAfter(t, "03@-1,1>0,1")
		d.do(board.Touch, "36")
		d.do(board.Over, "1,1")
		if d.shown() == "" {
			t.Errorf("%s: nothing is shown before", name)
		}
		if change(d); d.shown() != "" {
			t.Errorf("%s: %s is still shown", name, d.shown())
		}
	}
}

// When the board is turned, the domino stays in the hand and where it is shown.
func TestTurningTheBoardKeepsTheDominoInHand(t *testing.T) {
	d := deskAfter(t, "03@-1,1>0,1")
	d.do(board.Touch, "36")
	d.do(board.Touch, "1,1")
	before, shown := scene(d), d.shown()
	s := d.Settings()
	s.Turned = true
	d.Configure(s)
	after := scene(d)
	if d.held() != d.point("36") || d.shown() != shown || shown == "" {
		t.Fatalf("%d is held, %q is shown and not %q", d.held(), d.shown(), shown)
	}
	if before.Above == after.Above || !strings.Contains(after.Above, `data-move="`+string(shown)+`"`) {
		t.Errorf("from the other side the domino is drawn as %s", after.Above)
	}
	if r := d.do(board.Touch, "1,1"); r.Change != board.Played || d.Moves()[1] != shown {
		t.Errorf("touched again: %+v, %q", r, d.Moves())
	}
}

func TestPreviewInWords(t *testing.T) {
	d := deskAfter(t, "03@-1,1>0,1", "56@-1,0>-1,-1", "36@1,-1>0,-1")
	for _, c := range []struct {
		choose, at      string
		move            rules.Move
		french, english string
	}{
		{"13", "2,0", "13@2,0>2,-1", "Le 1 touche un 0 et le 3 touche un 3 : permis. Touchez encore pour poser.",
			"The 1 touches a 0 and the 3 touches a 3: allowed. Touch again to lay it."},
		{"22", "2,-1", "22@2,-1>3,-1", "Contact interdit : le 2 toucherait le 3 du 3-6.",
			"Forbidden contact: the 2 would touch the 3 of 3-6."},
	} {
		d.Table.Cancel()
		if _, detail := d.Say(voice(i18n.French)); detail != "" {
			t.Errorf("nothing is shown: %q", detail)
		}
		d.do(board.Touch, c.choose)
		if _, detail := d.Say(voice(i18n.French)); !strings.Contains(detail, "Le "+dominoName(c.choose)+" peut aller à ") {
			t.Errorf("%s is chosen: %q", c.choose, detail)
		}
		d.do(board.Touch, c.at)
		for n := 0; d.shown() != c.move && n < turns; n++ {
			d.act("turn")
		}
		for lang, want := range map[i18n.Lang]string{i18n.French: c.french, i18n.English: c.english} {
			if request, detail := d.Say(voice(lang)); request != "" || detail != want {
				t.Errorf("%s on %s: %q, %q", c.choose, c.at, request, detail)
			}
		}
		played := len(d.Moves())
		if d.preview.fault != nil && (d.do(board.Touch, c.at).Change != board.Nothing || len(d.Moves()) != played) {
			t.Errorf("%s has been laid", c.choose)
		}
	}
}

func scene(d desk) board.Scene {
	v := voice(i18n.French)
	v.Name = func(int) string { return "" }
	return d.Scene(v)
}

func crosses(s board.Scene) int {
	_, dead, _ := strings.Cut(s.Below, `class="dead" d="`)
	dead, _, _ = strings.Cut(dead, `"`)
	return strings.Count(dead, "M")
}

func TestScene(t *testing.T) {
	d := deskAfter(t)
	s := scene(d)
	if !s.Fixed || !s.Pans || s.Scale != 50 || !slices.Equal(s.Classes, []string{"laying", "of60"}) {
		t.Errorf("fixed %v, pans %v, scale %d, classes %q", s.Fixed, s.Pans, s.Scale, s.Classes)
	}
	for _, want := range []string{
		`<path class="places" d="M`, `<path class="edge open" d="M`,
	} {
		if !strings.Contains(s.Below, want) {
			t.Errorf("%s is not in %s", want, s.Below)
		}
	}
	d.do(board.Touch, "03")
	places := strings.Count(scene(d).Below, "<rect")
	if s = scene(d); places <= fewPlaces || strings.Contains(s.Below, "#domino-p") || s.Above != "" {
		t.Errorf("a domino with many places has been chosen: %d cells are framed in %s", places, s.Below)
	}
	d.do(board.Over, "-1,1")
	s = scene(d)
	if len(s.Ring(board.TargetRings).Points) > 0 || !strings.Contains(s.Labels[d.point("-1,1")], "3 en g8, permis") {
		t.Errorf("a preview: rings on %v, the cell is called %q", s.Ring(board.TargetRings).Points, s.Labels[d.point("-1,1")])
	}
	for _, want := range []string{
		`<g class="ghost" data-move="03@-1,1>0,1">`, `href="#domino-0r"`, `href="#domino-3l"`, `class="yes"`,
	} {
		if !strings.Contains(s.Above, want) {
			t.Errorf("%s is not in %s", want, s.Above)
		}
	}
	d.act("turn") // by hand: it no longer looks for where it fits
	d.do(board.Over, "-1,0")
	if s = scene(d); !strings.Contains(s.Above, `class="ghost refused"`) || !strings.Contains(s.Above, `class="no"`) {
		t.Errorf("a forbidden contact is drawn as %s", s.Above)
	}
}

// framed returns how wide and how high the frame is, in cells, and how many of its pairs of sides are dashed.
func framed(t *testing.T, d desk) (wide, high, dashed int) {
	t.Helper()
	s := scene(d)
	cell := 2 * s.Points[domino.Pieces].R
	_, edges, _ := strings.Cut(s.Below, `<path class="edge`)
	var x1, top, bottom, x2 int
	_, upright, _ := strings.Cut(edges, `d="`)
	if _, err := fmt.Sscanf(upright, "M%d %dV%dM%d", &x1, &top, &bottom, &x2); err != nil {
		t.Fatalf("the frame is %s: %v", edges, err)
	}
	return (x2 - x1) / cell, (bottom - top) / cell, strings.Count(s.Below, `"edge open"`)
}

// The frame is as large as the zone that is played for, and slides no more where the zone is full.
func TestFrameIsAZone(t *testing.T) {
	for plies, dashed := range map[int]int{0: 2, 4: 2, 5: 1, 6: 0, 9: 0} {
		d := deskAfter(t, nine().Moves[:plies]...)
		if wide, high, got := framed(t, d); wide != 5 || high != 5 || got != dashed {
			t.Errorf("after %d moves: %d × %d cells, %d dashed, want %d", plies, wide, high, got, dashed)
		}
	}
	d := deskAfter(t)
	before := scene(d).Below
	d.do(board.Touch, "36")
	d.do(board.Touch, "2,0")
	if after := scene(d).Below; after[strings.Index(after, `"edge`):] == before[strings.Index(before, `"edge`):] {
		t.Error("the frame does not slide to where a domino is about to be laid")
	}
}

// Letters and numbers stand beside the cells that they name, from either side.
func TestColumnsAndRowsAreNamed(t *testing.T) {
	d := deskAfter(t, nine().Moves[:6]...)
	for _, turned := range []bool{false, true} {
		s := d.Settings()
		s.Turned = turned
		d.Configure(s)
		drawn := scene(d)
		for _, p := range drawn.Points[domino.Pieces:] {
			name := cellName(p.Name)
			column := ` x="` + strconv.Itoa(p.X) + `" y="`
			_, text, _ := strings.Cut(drawn.Figures, column)
			_, text, _ = strings.Cut(text, ">")
			if !strings.HasPrefix(text, name[:1]+"<") || !strings.Contains(drawn.Figures, ">"+name[1:]+"<") {
				t.Errorf("%s is not named in %s", name, drawn.Figures)
			}
		}
		if n := strings.Count(drawn.Figures, "<text"); n != 10 {
			t.Errorf("%d letters and numbers for a full zone of five cells", n)
		}
	}
}

// A domino with few places is drawn whole at each.
func TestFewPlacesAreDrawnWhole(t *testing.T) {
	d := deskAfter(t, nine().Moves[:6]...)
	for point := range domino.Pieces {
		places := len(d.skin().places(d.View(), point))
		if places == 0 || places > fewPlaces {
			continue
		}
		d.Table.Cancel()
		d.do(board.Touch, pieceName(numbersOf(point)))
		if drawn := strings.Count(scene(d).Below, "<rect"); drawn == 0 || drawn > places {
			t.Errorf("%d places are drawn as %d dominoes", places, drawn)
		}
		return
	}
	t.Fatal("no domino has few places")
}

func TestDeadCells(t *testing.T) {
	moves := nine().Moves
	d := deskAfter(t, moves[:6]...)
	if n := crosses(scene(d)); n != 0 {
		t.Errorf("%d dead cells are shown unasked", n)
	}
	if r := d.act("dead"); !r.Mine || crosses(scene(d)) != 1 { // 1,1, whose neighbours are all taken
		t.Errorf("%+v, %d dead cells", r, crosses(scene(d)))
	}
	if d.act("dead"); crosses(scene(d)) != 0 {
		t.Error("the dead cells are still shown")
	}
	if d = deskAfter(t, moves...); crosses(scene(d)) == 0 {
		t.Error("the game has ended, and nothing shows why")
	}
}

// The domino of a hint lies on the board as the hint says, and is laid by the control, whichever way round it is. What
// a person does about it afterwards is their own.
func TestHintLiesAsItIsLaid(t *testing.T) {
	for _, m := range deskAfter(t).Match().Position().Moves() {
		d := deskAfter(t)
		d.Advise(m)
		if d.shown() != m || !d.Advised() {
			t.Fatalf("for %s the board shows %q", m, d.shown())
		}
		voice := board.Voice{Words: d.Table.Game.Words(i18n.French)}
		s := d.BareScene(voice)
		d.Paint(&s, voice)
		if !strings.Contains(s.Above, `data-move="`+string(m)+`"`) {
			t.Fatalf("%s is not drawn", m)
		}
		if d.act(putAct); d.Match().Ply() != 1 || d.Match().Move(1) != m {
			t.Fatalf("for the hint %s there lies %v", m, d.Match().Moves())
		}
	}
	d := deskAfter(t)
	d.Advise("24@0,-1>0,-2")
	if d.act(turnAct); d.Advised() {
		t.Error("a domino that a person has turned is still the hint")
	}
}
