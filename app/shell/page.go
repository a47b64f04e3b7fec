package shell

import (
	"net/url"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
)

// A Kind is a kind of page.
type Kind interface {
	// Routes lists the routes of its pages, in the order in which the site is built from them. A route is a path from the
	// site's root, with a slash at both ends.
	Routes() []string
	// Describe describes the page of one of its routes.
	Describe(route string, lang i18n.Lang) Description
	// Page returns the element or the component that is the page of one of its routes: a main element with the id "main".
	Page(route string) app.UI
	// Enter is called before the page of one of its routes is drawn, and Leave when it is no longer shown. Arrive is
	// called after Enter, and whenever the address has something for the page to open.
	Enter(route string)
	Arrive(route string)
	Leave(route string)
}

// Static is embedded by a kind of page that has nothing to do when one is entered or left, or not each time.
type Static struct{}

// Enter implements Kind.
func (Static) Enter(string) {}

// Arrive implements Kind.
func (Static) Arrive(string) {}

// Leave implements Kind.
func (Static) Leave(string) {}

// A Resident is a kind of page with something that lives on while other pages are shown.
type Resident interface {
	// Start yields the steps to its first page, between which the browser has its turn.
	Start(yield func(step func()) bool)
	// Mounted is called once the first page has been drawn in a browser, before it is entered.
	Mounted()
	// Visible is called when the browser shows the page or hides it.
	Visible()
	// Suspend is called when the page is hidden or left, and may get no later turn.
	Suspend()
	// Stored is called when another tab has written a key, and Woken when the page has slept and missed events.
	Stored(key string)
	Woken()
}

// Lasting is embedded by a resident that has nothing to begin, and nothing to do when it is shown, hidden or left.
type Lasting struct{}

// Start implements Resident.
func (Lasting) Start(func(step func()) bool) {}

// Mounted implements Resident.
func (Lasting) Mounted() {}

// Visible implements Resident.
func (Lasting) Visible() {}

// Suspend implements Resident.
func (Lasting) Suspend() {}

// Stored implements Resident.
func (Lasting) Stored(string) {}

// Woken implements Resident.
func (Lasting) Woken() {}

// A Description is the metadata of a page for search engines, bookmarks and links.
type Description struct {
	Title, Text string
	Playing     bool // there is no foot, and on a phone the header is only a link back: the page has its title there
	// Canonical is the route under which search engines should know the page; empty when it is its own.
	Canonical string
	Unlisted  bool // search engines are asked not to show the page
	// Back is the route of the link back in the header on a phone; empty for the home page.
	Back string
	// Among is what is asked for there, if it is one of several lists at that route, and BackName what the link is then
	// called.
	Among    url.Values
	BackName string
}

// A Page is a page with an address, as the site is built from it.
type Page struct {
	Route       string
	Title       string
	Description string
	Canonical   string // as in a Description
	Unlisted    bool   // as in a Description
}

// Pages returns every page of the kinds of pages, in a language.
func Pages(kinds func(*Site) []Kind, lang i18n.Lang) []Page {
	var pages []Page
	for _, kind := range kinds(newSite()) {
		for _, route := range kind.Routes() {
			pages = append(pages, pageOf(kind, route, lang))
		}
	}
	return pages
}

func pageOf(kind Kind, route string, lang i18n.Lang) Page {
	d, site := kind.Describe(route, lang), i18n.Of(lang).Site
	if route == nav.HomeRoute {
		return Page{route, site + " · " + d.Title, d.Text, d.Canonical, d.Unlisted}
	}
	return Page{route, d.Title + " · " + site, d.Text, d.Canonical, d.Unlisted}
}

// LostPage returns the page of every unknown address, as it is built at a route.
func LostPage(route string, lang i18n.Lang) Page { return pageOf(lost{}, route, lang) }
