package scorm

import (
	"html"
	"strings"

	"tablier/app/class/set"
	"tablier/app/i18n"
)

// sentences are what the page of a package says.
type sentences struct {
	untitled string
	absent   string // no platform answers
	refused  string // the platform does not keep what it is told
}

// page returns the page that a platform opens.
func (p *Package) page() (string, error) {
	address, origin, err := p.source()
	if err != nil {
		return "", err
	}
	code, err := set.Encode(p.Set)
	if err != nil {
		return "", err
	}
	if origin == "" {
		origin = "'self'"
	}
	french, english := sentencesOf(i18n.French), sentencesOf(i18n.English)
	values := []string{
		"lang", string(p.Lang), "frames", origin, "title", p.title(), "source", address, "set", code,
		"absent", french.absent, "absent-en", english.absent, "refused", french.refused, "refused-en", english.refused,
	}
	for i := 0; i < len(values); i += 2 {
		values[i], values[i+1] = "{"+values[i]+"}", html.EscapeString(values[i+1])
	}
	page, err := launch.ReadFile("launch/" + launchPage)
	return strings.NewReplacer(values...).Replace(string(page)), err
}
