package page

import (
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/handin"
	"tablier/app/links/link"
	"tablier/app/shell"
	"tablier/app/ui"
)

// frameWords are said in a frame of another page, which is told how the pupil stands.
type frameWords struct{ begin, sent, holds string }

// ending draws what became of the items, and how they are handed in.
func (v *view) ending() []app.UI {
	m, s := v.words(), v.kind.session
	t := s.Tally()
	return []app.UI{
		ui.Tree(`<p class="over">{}</p>`, v.title(s.Set().Title)),
		ui.Tree(`<h1>{}</h1>`, m.End),
		ui.Tree(`<p class="lead">{}</p>`,
			m.Tally(t.Solved, t.Of(), t.Shown, t.Tried, t.NotDone, (t.Seconds+59)/60)),
		ui.Tree(`<div class="set-end">{}{}</div>`, v.list(true), v.handin()),
	}
}

// handin draws the name, the file and the code.
func (v *view) handin() app.UI {
	k, m := v.kind, v.words()
	note, save := m.NameNote, m.Save
	if k.unnamed {
		note = m.NoName
	}
	sent, holds := "", m.Holds
	if shell.InSetFrame() {
		frame := frameWordsOf(v.Lang)
		sent, holds = frame.sent, frame.holds
	}
	handed := k.session.Handed()
	saved := ""
	if handed != nil {
		save, saved = m.SaveAgain, m.Saved(handed.FileName())
	}
	return ui.Tree(`<section class="handin" aria-labelledby="handin-title">
			<h2 id="handin-title">{}</h2>
			<p id="set-sent" hidden="{}">{}</p>
			<label for="{}">{}</label>
			<input type="text" id="{}" autocomplete="off" maxlength="{}" value="{}" aria-describedby="set-note"
				aria-invalid="{}" oninput="{}">
			<p class="quiet" id="set-note" role="status">{}</p>
			<div class="saved" role="status" hidden="{}"><strong>{}</strong><p>{}</p></div>
			<button type="button" class="act" id="{}">{}</button>
			<p class="holds">{}</p>
			{}
		</section>`,
		m.HandIn, sent == "", sent, nameID, m.Name, nameID, strconv.Itoa(handin.MaxName), k.session.Name(),
		strconv.FormatBool(k.unnamed), k.onName, note, saved == "", saved, m.SavedWhat, saveID, save, holds, v.code())
}

// code draws the code of the work, as a QR code and to be copied.
func (v *view) code() app.UI {
	k, m := v.kind, v.words()
	code := k.session.Code()
	if code == "" {
		return ui.Tree(`<div class="by-code" hidden="true"></div>`)
	}
	scanned, detail := k.session.Scanned()
	drawing, note := app.UI(ui.Tree(`<div></div>`)), m.TooLong
	if square, ok := link.Code(scanned); scanned != "" && ok {
		drawing, note = ui.Code(square.Size, square.Path, "set-qr", m.QR), ""
		if detail != handin.All {
			note = m.QRLess
		}
	}
	text := m.Copy(utf8.RuneCountInString(code))
	if k.copying == ui.Copied {
		text = m.Copied
	}
	byHand := ""
	if k.copying == ui.ByHand {
		byHand = code
	}
	return ui.Tree(`<div class="by-code">{}<div>
			<p>{}</p><p hidden="{}">{}</p>
			<button type="button" class="go" id="{}">{}</button>
			<input type="text" id="{}" readonly="true" hidden="{}" aria-label="{}" value="{}">
		</div></div>`, drawing, m.QRWhat, note == "", note, copyID, text, codeID, byHand == "", m.CodeByHand, byHand)
}
