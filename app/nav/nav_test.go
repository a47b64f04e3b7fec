package nav

import (
	"net/url"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/embed"
	"tablier/app/ui"
)

func parse(t *testing.T, address string) *url.URL {
	t.Helper()
	parsed, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

func want(t *testing.T, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %q, want %q", what, got, want)
	}
}

// The two packages that name a parameter name it alike.
func TestParametersAreThoseOfFrames(t *testing.T) {
	want(t, "in a frame", Embed, embed.Param)
	want(t, "language", Lang, embed.Lang)
}

func TestCarried(t *testing.T) {
	for query, carried := range map[string]string{
		"":                                "",
		"lang=en":                         "lang=en",
		"lang=":                           "lang=",
		"lang=en&lang=fr&x=1":             "lang=en",
		"second=3&theme=dark":             "",
		"embed=1&second=3&lang=en":        "embed=1&lang=en&second=3",
		"embed=0&second=3&lang=en":        "lang=en",
		"embed=1&origin=a&origin=b&lang=": "embed=1&lang=&origin=a&origin=b",
		"embed=set&origin=a&lesson=2":     "embed=set&origin=a",
	} {
		parameters, err := url.ParseQuery(query)
		if err != nil {
			t.Fatal(err)
		}
		want(t, query, Carried(parameters).Encode(), carried)
	}
}

func TestPathsRoutes(t *testing.T) {
	for _, c := range []struct{ root, address, route string }{
		{"/", "https://a.fr/", "/"},
		{"/", "https://a.fr", "/"},
		{"/", "https://a.fr/index.html", "/"},
		{"/", "https://a.fr/tapatan/", "/tapatan/"},
		{"/", "https://a.fr/tapatan", "/tapatan/"},
		{"/", "https://a.fr/tapatan/regles/index.html?lang=en#1abc", "/tapatan/regles/"},
		{"/a/b/", "https://a.fr/a/b/", "/"},
		{"/a/b/", "https://a.fr/a/b/tapatan/", "/tapatan/"},
	} {
		want(t, c.address, Paths{Root: c.root}.Route(parse(t, c.address)), c.route)
	}
}

func TestPathsLead(t *testing.T) {
	for _, c := range []struct{ root, from, route, to string }{
		{"/", "https://a.fr/", "/tapatan/", "https://a.fr/tapatan/"},
		{"/", "https://a.fr/tapatan/?lang=en#1abc", "/", "https://a.fr/?lang=en"},
		{"/a/", "https://a.fr:8080/a/?x=1", "/parties/", "https://a.fr:8080/a/parties/"},
		{"/a/", "https://a.fr/a/hyle/?second=3&embed=1", "/hyle/regles/", "https://a.fr/a/hyle/regles/?embed=1&second=3"},
	} {
		want(t, c.from, Paths{Root: c.root}.next(parse(t, c.from), c.route).String(), c.to)
	}
	for from, to := range map[string]string{
		"https://a.fr/a/tapatan/":                    "https://a.fr/a/tapatan/rota/",
		"https://a.fr/a/tapatan/shisima/?lang=en#1a": "https://a.fr/a/tapatan/rota/?lang=en#1a",
	} {
		want(t, "renamed "+from, Paths{Root: "/a/"}.renamed(parse(t, from), "/tapatan/rota/").String(), to)
	}
	p := Paths{Root: "/a/"}
	want(t, "href", p.Href("/tapatan/"), "/a/tapatan/")
	want(t, "home", p.Href("/"), "/a/")
	here := parse(t, "https://a.fr/a/?lang=en#x")
	want(t, "address", p.address(here, "/tapatan/", "1abc"), "https://a.fr/a/tapatan/#1abc")
	want(t, "amended", amended(here, Lang, "fr").String(), "https://a.fr/a/?lang=fr#x")
	want(t, "amended", amended(parse(t, "https://a.fr/a/?x=1"), Lang, "fr").String(), "https://a.fr/a/?lang=fr&x=1")
	want(t, "parameters", p.Parameters(here).Encode(), "lang=en")
}

func TestFragmentsAreDivided(t *testing.T) {
	for fragment, c := range map[string]struct{ route, arrival, parameters string }{
		"":                          {"/", "", ""},
		"#":                         {"/", "", ""},
		"#main":                     {"/", "", ""},
		"#/":                        {"/", "", ""},
		"#/tapatan":                 {"/tapatan/", "", ""},
		"#/tapatan/":                {"/tapatan/", "", ""},
		"#/tapatan//":               {"/tapatan/", "", ""},
		"#/tapatan/regles/":         {"/tapatan/regles/", "", ""},
		"#/tapatan/1abc":            {"/tapatan/", "1abc", ""},
		"#/tapatan/1a-_c":           {"/tapatan/", "1a-_c", ""},
		"#/1abc":                    {"/", "1abc", ""},
		"#/a/b/g=c":                 {"/a/b/", "g=c", ""},
		"#/a/g=c&p=d%2Fe%20f":       {"/a/", "g=c&p=d/e f", ""},
		"#/a/g=c/d?lang=en":         {"/a/", "g=c/d", "lang=en"},
		"#/tapatan/?lang=en":        {"/tapatan/", "", "lang=en"},
		"#/tapatan?lang=en":         {"/tapatan/", "", "lang=en"},
		"#/tapatan/1abc?lang=en":    {"/tapatan/", "1abc", "lang=en"},
		"#/?lang=en&x=1":            {"/", "", "lang=en&x=1"},
		"#?lang=en":                 {"/", "", "lang=en"},
		"#/tapatan/?x=a%26b%2Fc%3F": {"/tapatan/", "", "x=a%26b%2Fc%3F"},
		"#/%C3%A9/":                 {"/é/", "", ""},
		"#/a%3Fb/":                  {"/a?b/", "", ""},
	} {
		got := parseFragment(parse(t, "file:///t.html"+fragment))
		want(t, fragment, got.route, c.route)
		want(t, fragment, got.arrival, c.arrival)
		want(t, fragment, got.parameters.Encode(), c.parameters)
		want(t, fragment, Fragments{}.Route(parse(t, "file:///t.html"+fragment)), c.route)
	}
}

func TestFragmentsLead(t *testing.T) {
	f := Fragments{}
	want(t, "href", f.Href("/tapatan/"), "#/tapatan/")
	for _, c := range []struct{ from, route, to string }{
		{"file:///t.html", "/tapatan/", "#/tapatan/"},
		{"file:///t.html#/tapatan/1abc", "/", "#/"},
		{"file:///t.html#/tapatan/?lang=en&x=1", "/parties/", "#/parties/?lang=en"},
		{"file:///t.html?lang=en#/tapatan/", "/parties/", "#/parties/"},
		{"file:///t.html#/tapatan/?embed=1&second=3", "/tapatan/regles/", "#/tapatan/regles/?embed=1&second=3"},
	} {
		want(t, c.from, f.next(parse(t, c.from), c.route), c.to)
	}
	for from, to := range map[string]string{
		"file:///t.html":                          "#/?lang=fr",
		"file:///t.html#/tapatan/":                "#/tapatan/?lang=fr",
		"file:///t.html#/tapatan/?lang=en&x=1":    "#/tapatan/?lang=fr&x=1",
		"file:///t.html?lang=en#/tapatan/1abc":    "#/tapatan/1abc?lang=fr",
		"file:///t.html#/tapatan/regles/?lang=en": "#/tapatan/regles/?lang=fr",
	} {
		want(t, from, f.amended(parse(t, from), Lang, "fr"), to)
	}
	for from, to := range map[string]string{
		"file:///t.html#/tapatan/?lang=en": "#/tapatan/rota/?lang=en",
		"file:///t.html#/tapatan/shisima/": "#/tapatan/rota/",
	} {
		want(t, "renamed "+from, f.renamed(parse(t, from), "/tapatan/rota/"), to)
	}
	here := parse(t, "file:///d/t.html#/tapatan/?lang=en")
	want(t, "address", f.address(here, "/hyle/", "1abc"), "file:///d/t.html#/hyle/1abc")
}

// The query of the one file's address holds where its fragment says nothing.
func TestFragmentsParameters(t *testing.T) {
	for address, parameters := range map[string]string{
		"file:///t.html":                                   "",
		"file:///t.html?lang=en#/tapatan/":                 "lang=en",
		"file:///t.html?lang=en#/tapatan/?lang=fr":         "lang=fr",
		"file:///t.html?embed=1&lang=en#/tapatan/?lang=fr": "embed=1&lang=fr",
	} {
		want(t, address, Fragments{}.Parameters(parse(t, address)).Encode(), parameters)
	}
}

// What a page is to open comes there as it was given, whatever it holds.
func TestOpenLinks(t *testing.T) {
	const what = "g=hyle&p=eee/baa? d"
	for _, n := range []Navigator{Paths{Root: "/a/"}, Fragments{}} {
		html := app.HTMLString(ui.Tree(`<a href="{}"></a>`, LinkToOpen(n, "/b/c/", what)))
		href := strings.TrimSuffix(strings.TrimPrefix(html[strings.Index(html, "href="):], `href="`), `"></a>`)
		href, _, _ = strings.Cut(href, `"`)
		address := parse(t, "https://a.fr/a/").ResolveReference(parse(t, strings.ReplaceAll(href, "&amp;", "&")))
		want(t, href, n.Route(address), "/b/c/")
		want(t, href, n.Opens(address), what)
	}
	here := parse(t, "https://a.fr/a/?lang=en&x=1#y")
	want(t, "paths", Paths{Root: "/a/"}.opening(here, "/b/", "g=c d").String(), "https://a.fr/a/b/?lang=en#g=c%20d")
	here = parse(t, "file:///t.html#/a/?lang=en&x=1")
	want(t, "fragments", Fragments{}.opening(here, "/b/", "g=c/d"), "#/b/g=c%2Fd?lang=en")
	want(t, "none", Paths{Root: "/a/"}.Opens(parse(t, "https://a.fr/a/")), "")
}

// What a page keeps in its address is what is opened there again, and nothing else in the address changes.
func TestKeep(t *testing.T) {
	const what = "p=ooro.rr.. o/o0r0&w=4"
	to := keeping(parse(t, "https://a.fr/a/?lang=en#p=x%20y+&w=5"), what)
	want(t, "paths", to.String(), "https://a.fr/a/?lang=en#p=ooro.rr..%20o/o0r0&w=4")
	want(t, "paths again", Paths{Root: "/"}.Opens(parse(t, to.String())), what)
	f := Fragments{}
	file := f.keeping(parse(t, "file:///t.html#/a/b/p=x?lang=en"), what)
	want(t, "one file", file, "#/a/b/p=ooro.rr..%20o%2Fo0r0&w=4?lang=en")
	want(t, "one file again", f.Opens(parse(t, "file:///t.html"+file)), what)
	want(t, "its route", f.Route(parse(t, "file:///t.html"+file)), "/a/b/")
}

func TestLinkTo(t *testing.T) {
	got := app.HTMLString(ui.Tree(`<a href="{}">T</a>`, LinkTo(Paths{Root: "/a/"}, "/tapatan/")))
	if !strings.Contains(got, `href="/a/tapatan/"`) {
		t.Error(got)
	}
}
