// Package scorm makes a set a package of SCORM 1.2: a zip file that learning platforms such as Moodle and ÉLÉA take. It
// knows no page. A package holds
//
//	imsmanifest.xml  what the package is, for the platform
//	index.html       the page that the platform opens, with launch.js and launch.css
//	tablier.html     the edition of the site that is one file, in a package that is [Whole]
//
// The page shows the set in a frame, from the site or from tablier.html, and tells the platform what the frame says of
// it (launch/launch.js):
//
//	cmi.core.score         raw: the items solved; min: 0; max: how many items count. Never less than it was.
//	cmi.core.lesson_status incomplete; completed once nothing is left to do; passed once all is solved. It never goes
//	                       back, and is never failed: a pupil may always go on
//	cmi.core.session_time  how long items were in view and touched
//	cmi.core.exit          suspend
//	cmi.suspend_data       what the pupil goes on from, as package app/class/pupil makes it (Record.Resume)
//
// and nothing else: no name, and no answer but those in the suspend data. A set has no mastery score, so that no
// platform puts a status of its own in the place of these.
package scorm

import (
	"archive/zip"
	"bytes"
	"embed"
	"errors"
	"net/url"
	"strings"

	"tablier/app/class/set"
	"tablier/app/i18n"
)

// A Making is one of the ways to make a package.
type Making int

// The makings.
const (
	Linked Making = iota // shows the set from the site, at its address, with all that the site has
	Whole                // holds the edition that is one file, which runs no programs in Python
)

// Edition is the name of the edition that is one file, in a package and on a site.
const Edition = "tablier.html"

// ErrPython is the error of a set that needs Python, in a package that is whole.
var ErrPython = errors.New("scorm: the edition that is one file runs no Python")

// ErrAddress is the error of an address that no other page can show in a frame, in a package that is linked.
var ErrAddress = errors.New("scorm: no address of a site")

// ErrEdition is the error of a text that is not the edition that is one file.
var ErrEdition = errors.New("scorm: not the edition that is one file")

// A Package is what a package is made of.
type Package struct {
	Making  Making
	Set     *set.Set
	Lang    i18n.Lang // of what the package is called where the set has no title
	Site    string    // the address of the page of sets, where the package is linked
	Edition string    // the edition that is one file, where it is whole
}

// NeedsPython says whether an item of a set is an exercise in Python.
func NeedsPython(s *set.Set) bool {
	for _, item := range s.Items {
		if item.Task.Kind() == set.OfPython {
			return true
		}
	}
	return false
}

//go:embed launch
var launch embed.FS

// The files of a package, in their order.
const (
	manifestFile = "imsmanifest.xml"
	launchPage   = "index.html"
	launchScript = "launch.js"
	launchStyle  = "launch.css"
)

// Write returns the package, the same bytes for the same set. The error is [ErrPython], [ErrEdition], [ErrAddress], or
// that of [set.Encode].
func (p *Package) Write() ([]byte, error) {
	page, err := p.page()
	if err != nil {
		return nil, err
	}
	id, err := p.Set.ID()
	if err != nil {
		return nil, err
	}
	files := []string{launchPage, launchScript, launchStyle}
	if p.Making == Whole {
		files = append(files, Edition)
	}
	texts := map[string]string{manifestFile: manifest(id, p.title(), files), launchPage: page, Edition: p.Edition}
	for _, name := range []string{launchScript, launchStyle} {
		text, err := launch.ReadFile("launch/" + name)
		if err != nil {
			return nil, err
		}
		texts[name] = string(text)
	}
	return pack(append([]string{manifestFile}, files...), texts)
}

// pack returns a zip with files. The manifest stands first, where platforms look for it.
func pack(names []string, texts map[string]string) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, name := range names {
		method := zip.Deflate
		if name == Edition { // its programs are compressed
			method = zip.Store
		}
		file, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: method})
		if err != nil {
			return nil, err
		}
		if _, err := file.Write([]byte(texts[name])); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// title returns what the package is called.
func (p *Package) title() string {
	if p.Set.Title == "" {
		return sentencesOf(p.Lang).untitled
	}
	return p.Set.Title
}

// source returns where the frame finds the set, and the origin that it has; empty where that is the package's own.
func (p *Package) source() (address, origin string, err error) {
	if p.Making == Whole {
		switch {
		case NeedsPython(p.Set):
			return "", "", ErrPython
		case !strings.Contains(p.Edition, `id="file-app.wasm"`):
			return "", "", ErrEdition
		}
		return Edition, "", nil
	}
	site, err := url.Parse(p.Site)
	if err != nil || site.Scheme != "http" && site.Scheme != "https" || site.Host == "" {
		return "", "", ErrAddress
	}
	site.RawQuery, site.Fragment = "", ""
	return site.String(), site.Scheme + "://" + site.Host, nil
}
