package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/days"
	"tablier/app/i18n"
)

// day writes a day in a language.
func day(seconds int64, lang i18n.Lang) string {
	if !app.IsClient {
		return days.Text(time.Unix(seconds, 0).UTC())
	}
	locale := string(lang)
	if lang == i18n.English {
		locale = "en-GB" // as elsewhere on the site
	}
	return app.Window().Get("Date").New(1000*seconds).Call("toLocaleDateString", locale).String()
}
