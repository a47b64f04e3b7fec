package site

import (
	"bytes"
	_ "embed"
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"
	"text/template"
)

// policy lets a page use its own origin's files and compile WebAssembly, and
// nothing else: no inline script or style, no frame but the preview of one, no
// form, no other origin. A worker is made of a blob where a frame has no origin.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; " +
	"connect-src 'self'; img-src 'self'; frame-src 'self'; style-src 'self'; manifest-src 'self'; " +
	"base-uri 'none'; form-action 'none'; " + trustedTypes

// trustedTypes lets text become scripts or markup only by the two policies of boot.js.
const trustedTypes = "require-trusted-types-for 'script'; trusted-types tablier default"

// provisional is the policy until web/policy.js has added the other one, with the site's address written out: the
// address is not known here, and in a frame without an origin WebKit matches 'self' against nothing. It lets a page ask
// any server for what such a frame needs. Two policies hold together, so that nothing is allowed but what both allow.
var provisional = strings.NewReplacer(
	"script-src 'self'", anyServer("script-src"),
	"connect-src 'self'", anyServer("connect-src"),
	"img-src 'self'", anyServer("img-src"),
	"frame-src 'self'", anyServer("frame-src"),
	"style-src 'self'", anyServer("style-src"),
).Replace(policy)

func anyServer(directive string) string { return directive + " http: https:" }

//go:embed page.html
var pageSource string

// The template escapes by hand (see view): html/template would refuse data
// attributes with computed names.
var pageTemplate = template.Must(template.New("page").Parse(pageSource))

// addPages adds every page to files, each where a plain file server finds it.
func addPages(files map[string][]byte, bodies []body, version string) error {
	for _, b := range bodies {
		var page bytes.Buffer
		if err := pageTemplate.Execute(&page, newView(b, version)); err != nil {
			return fmt.Errorf("page %s: %w", b.Route, err)
		}
		files[fileOf(b.Route)] = page.Bytes()
	}
	return nil
}

// fileOf is where the page of a route is kept.
func fileOf(route string) string {
	name := strings.TrimPrefix(route, "/")
	if path.Ext(name) == "" {
		name = path.Join(name, "index.html")
	}
	return name
}

// symbols are the same in every page.
var symbols = sync.OnceValue(drawings)

// Needed lists the files that a browser asks for before it shows the page of a route: all but the programs, which come
// after it.
func Needed(route string) []string {
	return []string{
		fileOf(route), "policy.js", "theme.js", sheetOf(route), "boot.js", "icons/icon.svg", "manifest.webmanifest",
	}
}

// sheetOf is the style sheet of the page of a route. The page for an unknown path may become any.
func sheetOf(route string) string {
	if route == lostRoute || slices.Contains(StudioRoutes(), route) {
		return studioSheet
	}
	return styleSheet
}

// view is what the page template sees; its texts are escaped.
type view struct {
	Policy, Title, Description, Markup, Symbols string
	Canonical                                   string // the address under which search engines should know the page
	Unlisted                                    bool   // search engines are asked not to show the page
	Sheet                                       string // the address of the style sheet
	Later                                       string // the policy that web/policy.js adds
	English                                     english
	Boots                                       []string
	Script, Version                             string // a script within the page, and the build's version for it
	Notices                                     []notice
	NoScript, Late                              notice
	up                                          string
}

func newView(b body, version string) view {
	v := view{
		Policy:      provisional,
		Later:       policy,
		Title:       quoter.Replace(b.Title),
		Description: quoter.Replace(b.Description),
		Markup:      b.Markup,
		English:     english{quoter.Replace(b.English.Title), b.English.Markup},
		Symbols:     symbols(),
		NoScript:    noScript().escaped(),
		Late:        late().escaped(),
		up:          upFrom(b.Route),
		Script:      b.Script,
		Version:     version,
		Unlisted:    b.Unlisted,
	}
	for _, n := range shown() {
		v.Notices = append(v.Notices, n.escaped())
	}
	v.Boots, v.Sheet = []string{v.Asset("boot.js")}, v.Asset(sheetOf(b.Route))
	if b.Canonical != "" {
		v.Canonical = v.up + strings.TrimPrefix(b.Canonical, "/")
	}
	if b.Route == lostRoute {
		v.Policy, v.Later, v.Boots = lostPolicy(b.Script), "", nil
	}
	return v
}

// Asset is the address of a file, as seen from the page.
func (v view) Asset(name string) string {
	return v.up + name + "?v=" + v.Version
}

func (n notice) escaped() notice {
	return notice{Key: n.Key, French: quoter.Replace(n.French), Other: quoter.Replace(n.Other)}
}
