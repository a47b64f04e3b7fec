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
	m := i18n.Of(l.Lang).Integrate
	return ui.El("section").Body(
		ui.El("h2").Text(m.Parameters), ui.El("p").Text(m.ParametersWhy), meanings(m.ParameterRows),
	)
}

// messageList lists the messages between a frame and the page around it.
type messageList struct {
	app.Compo
	Lang i18n.Lang
}

// Render implements app.Composer.
func (l *messageList) Render() app.UI {
	m := i18n.Of(l.Lang).Integrate
	return ui.El("section").Body(
		ui.El("h2").Text(m.Messages), ui.El("p").Text(m.MessagesWhy),
		ui.El("h3").Text(m.ToBoard), meanings(m.ToBoardRows),
		ui.El("h3").Text(m.ToPage), meanings(m.ToPageRows),
	)
}

// meanings draws a list of terms with their meanings.
func meanings(rows [][2]string) app.UI {
	return ui.El("dl").Class("meanings").Body(app.Range(rows).Slice(func(i int) app.UI {
		return ui.El("div").Body(ui.El("dt").Body(ui.El("code").Text(rows[i][0])), ui.El("dd").Text(rows[i][1]))
	}))
}
