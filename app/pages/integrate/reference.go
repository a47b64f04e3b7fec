package integrate

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
)

// parameterList lists the parameters of a frame's address.
type parameterList struct {
	app.Compo
	Lang i18n.Lang
}

// Render implements app.Composer.
func (l *parameterList) Render() app.UI {
	m := i18n.IntegrateOf(l.Lang)
	return ui.Tree(`<section><h2>{}</h2><p>{}</p>{}</section>`,
		m.Parameters, m.ParametersWhy, meanings(m.ParameterRows))
}

// messageList lists the messages between a frame and the page around it.
type messageList struct {
	app.Compo
	Lang i18n.Lang
}

// Render implements app.Composer.
func (l *messageList) Render() app.UI {
	m := i18n.IntegrateOf(l.Lang)
	return ui.Tree(`<section>
			<h2>{}</h2>
			<p>{}</p>
			<h3>{}</h3>{}
			<h3>{}</h3>{}
		</section>`,
		m.Messages, m.MessagesWhy, m.ToBoard, meanings(m.ToBoardRows), m.ToPage, meanings(m.ToPageRows))
}

// meanings draws a list of terms with their meanings.
func meanings(rows [][2]string) app.UI {
	return ui.Tree(`<dl class="meanings">{}</dl>`, app.Range(rows).Slice(func(i int) app.UI {
		return ui.Tree(`<div><dt><code>{}</code></dt><dd>{}</dd></div>`, rows[i][0], rows[i][1])
	}))
}
