package site

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"tablier/app/nav"
)

//go:embed single.html
var singleSource string

var singleTemplate = template.Must(template.New("single").Parse(singleSource))

// A part is a file of the site within the single one.
type part struct{ Name, Text string }

// single is what the template of the single file sees.
type single struct {
	view
	Icon, Theme, Style string
	Data, Scripts      []part // the scripts run in this order
}

// Single makes a site whose program has all pages, with the build tags given, and returns it as one page, which opens
// from a disk. The programs in it are compressed and in base64. It has no installation, no updates and one address; see
// nav.Fragments.
func Single(ctx context.Context, tags ...string) (page []byte, version string, err error) {
	s, err := around(ctx, []edition{whole()}, tags)
	if err != nil {
		return nil, "", err
	}
	page, err = s.inOneFile()
	return page, s.Version, err
}

// inOneFile returns the edition of the site that is one HTML file.
func (s *Site) inOneFile() ([]byte, error) {
	bodies, err := prerender()
	if err != nil {
		return nil, err
	}
	home := bodies[0]
	home.rewrite(func(markup string) string { return siteLinks.ReplaceAllString(markup, ` href="#/$1"`) })
	page := single{view: newView(home, ""), Theme: string(s.Files["theme.js"]), Style: string(s.Files[studioSheet])}
	page.Icon = "data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(s.Files["icons/icon.svg"])
	for _, name := range []string{engineProgram, pageProgram} {
		text, err := inBase64(s.Files[name])
		if err != nil {
			return nil, fmt.Errorf("single file: %s: %w", name, err)
		}
		page.Data = append(page.Data, part{name, text})
	}
	for _, name := range slices.Sorted(maps.Keys(s.demand)) {
		if omitted(name) {
			continue
		}
		text, err := inBase64(s.Files[s.demand[name]])
		if err != nil {
			return nil, fmt.Errorf("single file: %s: %w", name, err)
		}
		page.Data = append(page.Data, part{name, text})
	}
	page.Data = append(page.Data, part{engineWorker, string(s.Files[engineWorker])})
	for _, name := range []string{glue, "drag.js", "tree.js", "boot.js", "host.js", "xapi.js"} {
		page.Scripts = append(page.Scripts, part{name, string(s.Files[name])})
	}
	if err := page.check(); err != nil {
		return nil, err
	}
	page.Policy = page.policy()
	var out bytes.Buffer
	if err := singleTemplate.Execute(&out, page); err != nil {
		return nil, fmt.Errorf("single file: %w", err)
	}
	return out.Bytes(), nil
}

// omitted says whether the edition in one file is without a file on demand: what runs Python, for a frame within this
// page would have its policy, by which Python cannot run; and the megabytes of exact values.
func omitted(name string) bool {
	for _, folder := range []string{pythonSources, nav.CertificateFolder, nav.ValuesFolder} {
		if strings.HasPrefix(name, folder) {
			return true
		}
	}
	return false
}

// siteLinks are the links of the home page to others of the site.
var siteLinks = regexp.MustCompile(` href="(?:\./)?((?:[a-z0-9-]+/)*)"`)

func inBase64(data []byte) (string, error) {
	packed, err := squeeze(data, func(w io.Writer) (io.WriteCloser, error) {
		return gzip.NewWriterLevel(w, gzip.BestCompression)
	})
	return base64.StdEncoding.EncodeToString(packed), err
}

// check makes sure that no part ends the element that it is written into.
func (s *single) check() error {
	for _, p := range append(append([]part{{"theme.js", s.Theme}}, s.Data...), s.Scripts...) {
		if strings.Contains(p.Text, "</script") || strings.Contains(p.Text, "<!--") {
			return fmt.Errorf("single file: %s cannot stand in a page", p.Name)
		}
	}
	if strings.Contains(s.Style, "</style") || cssFiles.MatchString(s.Style) {
		return fmt.Errorf("single file: a style sheet refers to a file")
	}
	return nil
}

var cssFiles = regexp.MustCompile(`url\(|@import`)

// policy lets the page run what is written in it, workers made of that, and nothing else.
func (s *single) policy() string {
	scripts := []string{sourceOf(s.Theme)}
	for _, p := range s.Scripts {
		scripts = append(scripts, sourceOf(p.Text))
	}
	return "default-src 'none'; script-src " + strings.Join(scripts, " ") + " 'wasm-unsafe-eval'; worker-src blob:; " +
		"img-src data:; style-src " + sourceOf(s.Style) + "; base-uri 'none'; form-action 'none'; " + trustedTypes
}

// sourceOf returns the hash by which a content security policy allows an inline script.
func sourceOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}
