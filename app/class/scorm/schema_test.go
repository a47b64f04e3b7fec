package scorm

import (
	"encoding/xml"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A manifestOf is what the schemas of SCORM 1.2 have in a manifest of one page.
type manifestOf struct {
	XMLName       xml.Name `xml:"http://www.imsproject.org/xsd/imscp_rootv1p1p2 manifest"`
	Identifier    string   `xml:"identifier,attr"`
	Schema        string   `xml:"metadata>schema"`
	SchemaVersion string   `xml:"metadata>schemaversion"`
	Organizations struct {
		Default      string `xml:"default,attr"`
		Organization struct {
			Identifier string `xml:"identifier,attr"`
			Title      string `xml:"title"`
			Item       struct {
				Identifier string `xml:"identifier,attr"`
				Reference  string `xml:"identifierref,attr"`
				Title      string `xml:"title"`
			} `xml:"item"`
		} `xml:"organization"`
	} `xml:"organizations"`
	Resource struct {
		Identifier string `xml:"identifier,attr"`
		Type       string `xml:"type,attr"`
		Scorm      string `xml:"http://www.adlnet.org/xsd/adlcp_rootv1p2 scormtype,attr"`
		Href       string `xml:"href,attr"`
		Files      []struct {
			Href string `xml:"href,attr"`
		} `xml:"file"`
	} `xml:"resources>resource"`
}

func parsed(t *testing.T, text string) (m manifestOf) {
	t.Helper()
	if err := xml.Unmarshal([]byte(text), &m); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	return m
}

// children are the elements that each element of a manifest has, in the order that imscp_rootv1p1p2.xsd asks for.
var children = map[string][]string{
	"":             {"manifest"},
	"manifest":     {"metadata", "organizations", "resources"},
	"metadata":     {"schema", "schemaversion"},
	"organization": {"title", "item"}, "organizations": {"organization"},
	"item": {"title"}, "resources": {"resource"},
	"resource": {"file"},
}

// The manifest keeps the rules of the schemas: the elements in their order and namespaces, names that are unique and
// that XML allows, references that lead somewhere, and every file of the package, no other.
func TestManifestKeepsTheSchema(t *testing.T) {
	for _, making := range []Making{Linked, Whole} {
		p := linked("A & B")
		p.Making, p.Edition = making, edition
		files, names := unpacked(t, p)
		text := files[manifestFile]
		wantOrder(t, text)
		m := parsed(t, text)
		if m.Schema != "ADL SCORM" || m.SchemaVersion != "1.2" {
			t.Errorf("of %s %s", m.Schema, m.SchemaVersion)
		}
		o := m.Organizations
		if o.Default != o.Organization.Identifier || o.Organization.Item.Reference != m.Resource.Identifier {
			t.Errorf("references lead nowhere:\n%s", text)
		}
		ids := []string{m.Identifier, o.Organization.Identifier, o.Organization.Item.Identifier, m.Resource.Identifier}
		for i, id := range ids {
			if !regexp.MustCompile(`^[A-Za-z_][\w.-]*$`).MatchString(id) || slices.Contains(ids[:i], id) {
				t.Errorf("an identifier is %q", id)
			}
		}
		if m.Resource.Type != "webcontent" || m.Resource.Scorm != "sco" || m.Resource.Href != "index.html" {
			t.Errorf("the resource is %+v", m.Resource)
		}
		listed := []string{manifestFile}
		for _, file := range m.Resource.Files {
			listed = append(listed, file.Href)
		}
		if !slices.Equal(listed, names) {
			t.Errorf("the manifest lists %v, the package has %v", listed, names)
		}
		if o.Organization.Title != "A & B" || o.Organization.Item.Title != "A & B" {
			t.Errorf("called %q and %q", o.Organization.Title, o.Organization.Item.Title)
		}
	}
}

// wantOrder checks which elements stand in which, in which order and of which namespace.
func wantOrder(t *testing.T, text string) {
	t.Helper()
	if !strings.HasPrefix(text, `<?xml version="1.0" encoding="UTF-8"?>`) {
		t.Error("no declaration of XML")
	}
	open, came := []string{""}, [][]string{nil}
	for d := xml.NewDecoder(strings.NewReader(text)); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		last := len(open) - 1
		switch token := token.(type) {
		case xml.StartElement:
			if token.Name.Space != packaging {
				t.Errorf("%s is of %s", token.Name.Local, token.Name.Space)
			}
			came[last] = append(came[last], token.Name.Local)
			open, came = append(open, token.Name.Local), append(came, nil)
		case xml.EndElement:
			if got := slices.Compact(came[last]); !slices.Equal(got, children[open[last]]) {
				t.Errorf("%s has %v, want %v", open[last], got, children[open[last]])
			}
			open, came = open[:last], came[:last]
		}
	}
	if !slices.Equal(came[0], children[""]) {
		t.Errorf("the file has %v", came[0])
	}
}
