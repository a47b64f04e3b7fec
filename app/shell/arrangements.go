package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
)

func arrangementsKey(game *board.Game) string { return "arrangements." + game.ID() }

// arrangements returns those that were kept of a game, as this page last read them; none that cannot be read.
func (r *Root) arrangements(game *board.Game) []archive.Arrangement {
	text, ok := r.store.Get(arrangementsKey(game))
	if !ok {
		return nil
	}
	list, err := archive.ReadArrangements(nil, text) // what is in storage was written or checked here
	if err != nil {
		return nil
	}
	return list
}

// readArrangements returns them as storage has them now, to be written anew; false when that cannot be.
func (r *Root) readArrangements(game *board.Game) ([]archive.Arrangement, bool) {
	text, ok := r.read(arrangementsKey(game))
	if !ok {
		return nil, true
	}
	list, err := archive.ReadArrangements(nil, text)
	if err != nil {
		return nil, r.unread(arrangementsKey(game), err)
	}
	return list, true
}

// sees says whether the person to move may see an arrangement that was kept: it fits, and is not what the other one at
// this screen has kept in this very match.
func (s *session) sees(a archive.Arrangement) bool {
	return s.table.Fits(a.Kinds) && (a.Match != s.table.ID() || a.Seat == s.table.Turn())
}

// arrangementRows are the arrangements that come with the game, and after them a person's own.
func (r *Root) arrangementRows(s *session) []app.UI {
	var rows []app.UI
	for i, preset := range r.wordsOf(s.game).(board.ArrangeWords).Presets() {
		if s.table.Fits(preset.Kinds) {
			rows = append(rows, el("li").Body(
				button().Class("pick").ID(actID("preset "+strconv.Itoa(i))).DataSet("act", "preset "+strconv.Itoa(i)).Body(
					el("strong").Text(preset.Name), el("span").Text(preset.Idea),
				),
			))
		}
	}
	m := &r.words().Arrange
	for i, own := range r.arrangements(s.game) {
		if !s.sees(own) {
			continue
		}
		drop := "drop " + strconv.Itoa(i)
		ask := question{}
		if s.arranging.asking == drop {
			ask = question{m.DeleteAsk(own.Name), m.Delete, r.words().Past.Keep}
		}
		rows = append(rows, el("li").Body(
			button().Class("pick").ID(actID("own "+strconv.Itoa(i))).DataSet("act", "own "+strconv.Itoa(i)).Body(el("strong").Text(own.Name)),
			actButton(drop, m.Delete, r.words().Of(m.Delete, own.Name)),
			ask.draw(drop),
		))
	}
	return rows
}

// keepField is where the arrangement on the board is kept under a name.
func (r *Root) keepField(s *session) app.UI {
	m := &r.words().Arrange
	return el("div").Class("field").Body(
		el("label").Attr("for", "arrangement-name").Text(m.Name),
		el("div").Class("inline").Body(
			input("text").ID("arrangement-name").Attr("autocomplete", "off").Attr("maxlength", archive.LongestName).
				OnKeyDown(r.onKeepKey),
			able(s.table.Missing() == 0, actButton("keep", m.Keep, "")),
		),
	)
}

func (r *Root) onKeepKey(_ app.Context, e app.Event) {
	if s := r.current(); e.Get("key").String() == "Enter" && r.can(s, s.table.Arranging()) {
		r.keepArrangement(s)
	}
}

// named does what concerns arrangements under their names.
func (r *Root) named(s *session, act, what string) {
	list := r.arrangements(s.game)
	i, _ := strconv.Atoi(what)
	switch {
	case act == "keep":
		r.keepArrangement(s)
	case act == "preset":
		r.did(s, func() { s.table.Arrange(r.wordsOf(s.game).(board.ArrangeWords).Presets()[i].Kinds) })
	case act == "yes":
		r.dropArrangement(s, what)
	case i >= len(list) || !s.sees(list[i]): // another tab has removed it
	case act == "own":
		r.did(s, func() { s.table.Arrange(list[i].Kinds) })
	case act == "drop":
		s.arranging.asking = "drop " + what
		r.focus("answer-no")
	}
}

// keepArrangement keeps what is on the board under the name in the field, in the place of what has that name.
func (r *Root) keepArrangement(s *session) {
	field, m := app.Window().GetElementByID("arrangement-name"), &r.words().Arrange
	name := archive.CleanName(field.Get("value").String())
	if name == "" || s.table.Missing() > 0 || s.elsewhere {
		field.Call("focus")
		return
	}
	list, ok := r.readArrangements(s.game)
	if !ok {
		return
	}
	own := archive.Arrangement{Name: name, Kinds: s.table.Arrangement(), Match: s.table.ID(), Seat: s.table.Turn()}
	list, ok = archive.KeepArrangement(list, own, func(a archive.Arrangement) bool { return a.Name == name && s.sees(a) })
	if !ok {
		s.arranging.said = m.Full
		return
	}
	field.Set("value", "")
	s.arranging.said = m.Kept(name)
	if r.keep(arrangementsKey(s.game), archive.SaveArrangements(list)); r.history.refused {
		s.arranging.said = r.words().SaveFailed
	}
}

// dropArrangement removes what the question was about.
func (r *Root) dropArrangement(s *session, drop string) {
	shown := r.arrangements(s.game)
	list, ok := r.readArrangements(s.game)
	for i := range shown {
		if "drop "+strconv.Itoa(i) == drop && ok && i < len(list) && list[i].Name == shown[i].Name {
			r.keep(arrangementsKey(s.game), archive.SaveArrangements(append(list[:i:i], list[i+1:]...)))
		}
	}
	r.focus("named")
}
