package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/days"
	"tablier/app/i18n"
)

// A calendar formats times in a language and in the reader's time zone. It keeps what the browser takes long to make:
// for each row of a list anew, that took longer than all else that is drawn. The zero value is ready.
type calendar struct {
	lang   i18n.Lang // of the format
	format app.Value
}

// prepare makes the format of a language, which takes a turn of the program by itself the first time.
func (c *calendar) prepare(lang i18n.Lang) {
	if !app.IsClient || c.format != nil && c.lang == lang {
		return
	}
	locale := string(lang)
	if lang == i18n.English {
		locale = "en-GB" // the English of the page; the days of others stand after their months
	}
	c.lang = lang
	c.format = app.Window().Get("Intl").Get("DateTimeFormat").
		New(locale, map[string]any{"dateStyle": "medium", "timeStyle": "short"})
}

// write formats a time, in seconds since 1970.
func (c *calendar) write(seconds int64, lang i18n.Lang) string {
	if !app.IsClient {
		return days.Minute(time.Unix(seconds, 0).UTC(), " ")
	}
	c.prepare(lang)
	return c.format.Call("format", 1000*seconds).String()
}
