package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// The themes that a person can choose: the first follows the system.
const (
	SystemTheme = "auto"
	LightTheme  = "light"
	DarkTheme   = "dark"
)

// The keys under which what a person has chosen is kept.
const (
	ThemeKey = "theme"
	LangKey  = "lang"
)

// Theme returns the chosen theme; theme.js applies it before the first paint.
func (s *Site) Theme() string {
	if kept, ok := s.Store.Get(ThemeKey); ok && (kept == LightTheme || kept == DarkTheme) {
		return kept
	}
	return SystemTheme
}

// switchTheme switches to the next theme, from that of the system to the other one first, so that each step but the
// one back to the system's shows.
func (r *Root) switchTheme(app.Context, app.Event) {
	system, other := LightTheme, DarkTheme
	if app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool() {
		system, other = other, system
	}
	next := SystemTheme
	switch r.site.Theme() {
	case SystemTheme:
		next = other
	case other:
		next = system
	}
	r.site.SetTheme(next)
}

// SetTheme sets a theme, saves it and applies it.
func (s *Site) SetTheme(theme string) {
	s.Store.Set(ThemeKey, theme)
	s.ApplyTheme()
}

// ApplyTheme applies the saved theme.
func (s *Site) ApplyTheme() {
	root := app.Window().Get("document").Get("documentElement")
	if theme := s.Theme(); theme == SystemTheme {
		root.Call("removeAttribute", "data-theme")
	} else {
		root.Call("setAttribute", "data-theme", theme)
	}
}
