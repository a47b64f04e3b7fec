package site

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages"
	"tablier/app/shell"
)

// lostPage is what static hosts serve for a path they do not have.
const (
	lostPage  = "404.html"
	lostRoute = "/" + lostPage
)

// body is a page with the markup its component renders before any program runs.
type body struct {
	shell.Page
	Markup  string
	English english
	Script  string // runs within the page, empty for none
}

// english is what a page shows in the place of the French, from the first paint on, to who reads English: see
// web/theme.js.
type english struct{ Title, Markup string }

// rewrite changes the markup of a page in both languages.
func (b *body) rewrite(change func(markup string) string) {
	b.Markup, b.English.Markup = change(b.Markup), change(b.English.Markup)
}

// allPages returns every page in a language, and last the one for an unknown path.
func allPages(lang i18n.Lang) []shell.Page {
	return append(shell.Pages(pages.All, lang), shell.LostPage(lostRoute, lang))
}

// StudioRoutes returns the routes of the pages that studio.wasm has.
func StudioRoutes() []string { return studioRoutes() }

var studioRoutes = sync.OnceValue(func() (routes []string) {
	for _, page := range shell.Pages(pages.Studio, i18n.French) {
		routes = append(routes, page.Route)
	}
	return routes
})

// prerender returns the HTML of all pages in both languages.
func prerender() ([]body, error) {
	registerShell()
	handler := &app.Handler{}
	list, others := allPages(i18n.French), allPages(i18n.English)
	bodies := make([]body, 0, len(list))
	for i, page := range list {
		b := body{Page: page, English: english{Title: others[i].Title}}
		var err error
		if b.Markup, err = renderRoute(handler, page.Route, i18n.French); err == nil {
			b.English.Markup, err = renderRoute(handler, page.Route, i18n.English)
		}
		if err != nil {
			return nil, fmt.Errorf("prerendering %s: %w", page.Route, err)
		}
		b.English.Markup = withoutDrawings(b.English.Markup, b.Markup)
		bodies = append(bodies, b)
	}
	return bodies, nil
}

// drawing is the drawing of a name, where it stands for the first time: see web/boot.js.
var drawing = regexp.MustCompile(`<template>.*?</template>`)

// withoutDrawings takes the drawings out of a page that the same page in another language has too.
func withoutDrawings(markup, other string) string {
	return drawing.ReplaceAllStringFunc(markup, func(found string) string {
		if strings.Contains(other, found) {
			return ""
		}
		return found
	})
}

// registerShell registers the root component with go-app's router, which is global.
var registerShell = sync.OnceFunc(func() {
	app.RouteWithRegexp(".*", func() app.Composer { return shell.New(pages.All).Prepare() })
})

// renderRoute asks go-app's own handler for a page and keeps the component's
// part of it. go-app offers no other way to run OnPreRender with a page's URL.
func renderRoute(handler http.Handler, route string, lang i18n.Lang) (string, error) {
	answer := httptest.NewRecorder()
	address := route + "?" + nav.Lang + "=" + string(lang)
	handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, address, nil))
	if answer.Code != http.StatusOK {
		return "", fmt.Errorf("go-app answered %d", answer.Code)
	}
	root, err := firstOfBody(answer.Body.Bytes())
	if err != nil {
		return "", err
	}
	return tidy(root, depthOf(route)), nil
}

// firstOfBody cuts the component out of go-app's page: it stands between the
// start of the body and the loader that go-app adds.
func firstOfBody(page []byte) (string, error) {
	const loader = `<aside `
	_, rest, ok := bytes.Cut(page, []byte("<body>"))
	end := bytes.LastIndex(rest, []byte(loader))
	if !ok || end < 0 {
		return "", fmt.Errorf("go-app's page has another shape than expected")
	}
	return strings.TrimSpace(string(rest[:end])), nil
}

// depthOf counts the folders between the root and the page of a route.
func depthOf(route string) int {
	return strings.Count(route, "/") - 1
}

// upFrom is the way from the page of a route to the root, as an address.
func upFrom(route string) string {
	if depthOf(route) == 0 {
		return "./"
	}
	return strings.Repeat("../", depthOf(route))
}
