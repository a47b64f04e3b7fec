package scorm

import (
	"html"
	"strings"
	"unicode/utf8"
)

// The namespaces of a manifest, with the files of their schemas, which platforms have.
const (
	packaging = "http://www.imsproject.org/xsd/imscp_rootv1p1p2"
	scorm12   = "http://www.adlnet.org/xsd/adlcp_rootv1p2"
	instance  = "http://www.w3.org/2001/XMLSchema-instance"
)

// maxTitle is how many characters a title has at most in the standard.
const maxTitle = 200

// manifest returns the manifest of a package with one page.
func manifest(id, title string, files []string) string {
	var list strings.Builder
	for _, name := range files {
		list.WriteString(`      <file href="` + name + "\"/>\n")
	}
	title = inXML(title)
	return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="tablier-` + id + `" version="1.0"
    xmlns="` + packaging + `"
    xmlns:adlcp="` + scorm12 + `"
    xmlns:xsi="` + instance + `"
    xsi:schemaLocation="` + packaging + ` imscp_rootv1p1p2.xsd
      ` + scorm12 + ` adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>` + title + `</title>
      <item identifier="set" identifierref="launch" isvisible="true">
        <title>` + title + `</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="launch" type="webcontent" adlcp:scormtype="sco" href="` + launchPage + `">
` + list.String() + `    </resource>
  </resources>
</manifest>
`
}

// inXML returns a text as it stands in XML, on one line. What XML does not allow is left out.
func inXML(text string) string {
	text = strings.Join(strings.Fields(strings.Map(func(sign rune) rune {
		switch {
		case sign == '\n' || sign == '\t':
			return ' '
		case sign < ' ' || sign == 0xFFFE || sign == 0xFFFF || sign == utf8.RuneError:
			return -1
		}
		return sign
	}, text)), " ")
	if runes := []rune(text); len(runes) > maxTitle {
		text = string(runes[:maxTitle])
	}
	return html.EscapeString(text)
}
