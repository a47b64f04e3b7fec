package nav

import (
	"net/url"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// A Visit is a page with all that its address says: parameters of its own, and something to open.
type Visit struct {
	Route      string
	Parameters url.Values
	Open       string
}

// LinkToVisit is LinkTo for a visit.
func LinkToVisit(n Navigator, v Visit) ui.Link {
	return ui.Link{
		Href: n.VisitHref(v), Scope: app.EventScope(v.Route, v.Parameters.Encode(), v.Open),
		Follow: func(ctx app.Context, e app.Event) {
			e.Call("stopPropagation") // go-app has a way of its own for clicks on links
			if !opensNewTab(e) {
				e.PreventDefault()
				n.Visit(ctx, v)
			}
		},
	}
}

// with returns parameters with those of a visit.
func (v Visit) with(parameters url.Values) url.Values {
	for name, values := range v.Parameters {
		parameters[name] = values
	}
	return parameters
}

// VisitHref implements Navigator.
func (p Paths) VisitHref(v Visit) string {
	return (&url.URL{Path: p.Href(v.Route), RawQuery: v.Parameters.Encode(), Fragment: v.Open}).String()
}

// Visit implements Navigator.
func (p Paths) Visit(ctx app.Context, v Visit) {
	p.follow(ctx, v.Route, p.visiting(ctx.Page().URL(), v))
}

// visiting returns the address of a visit, with the parameters carried over from an address.
func (p Paths) visiting(from *url.URL, v Visit) *url.URL {
	to := p.next(from, v.Route)
	to.RawQuery, to.Fragment = v.with(to.Query()).Encode(), v.Open
	return to
}

// VisitHref implements Navigator.
func (f Fragments) VisitHref(v Visit) string {
	return f.fragment(v.Route+url.PathEscape(v.Open), v.Parameters)
}

// Visit implements Navigator.
func (f Fragments) Visit(ctx app.Context, v Visit) {
	app.Window().Call("scrollTo", 0, 0)
	app.Window().Get("location").Set("hash", f.visiting(ctx.Page().URL(), v))
}

// visiting returns the fragment of a visit, with the parameters carried over from an address.
func (f Fragments) visiting(from *url.URL, v Visit) string {
	return f.fragment(v.Route+url.PathEscape(v.Open), v.with(Carried(parseFragment(from).parameters)))
}
