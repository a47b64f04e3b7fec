package site

import (
	"strings"
	"testing"
	"testing/fstest"

	"tablier/app/i18n"
	"tablier/app/licence"
	"tablier/app/nav"
)

// A licence that stands in web/LICENCE.txt is said on the pages, in the script that starts the program, and before
// those of others; without one the pages say that none has been chosen.
func TestOwnLicence(t *testing.T) {
	const text = "Licence of the test 1.0\n\nDo as you like.\n"
	for _, c := range []struct {
		web  fstest.MapFS
		name string
	}{
		{fstest.MapFS{"boot.js": {Data: []byte("const LICENCE = '' /* licence */;")}}, ""},
		{fstest.MapFS{
			"boot.js": {Data: []byte("const LICENCE = '' /* licence */;")}, licence.File: {Data: []byte(text)},
		}, "Licence of the test 1.0"},
	} {
		files, err := staticFiles(c.web)
		if err != nil {
			t.Fatal(err)
		}
		chooseLicence(files)
		boot, err := fill(files[bootScript], ownLicencePlace, licence.Chosen())
		if err != nil || string(boot) != `const LICENCE = "`+c.name+`";` {
			t.Errorf("the script says %s, %v", boot, err)
		}
		if own := string(ownLicence(files)); strings.Contains(own, "Do as you like.") != (c.name != "") {
			t.Errorf("%q: the licences begin with %s", c.name, own)
		}
		bodies, err := prerender()
		if err != nil {
			t.Fatal(err)
		}
		for _, body := range bodies {
			if body.Route != nav.LicenceRoute && body.Route != nav.TeachRoute {
				continue
			}
			for lang, markup := range map[i18n.Lang]string{
				i18n.French: body.Markup, i18n.English: body.English.Markup,
			} {
				if said := strings.Contains(markup, licence.Sentence(lang)); !said {
					t.Errorf("%q: %s does not say in %s: %s", c.name, body.Route, lang, licence.Sentence(lang))
				}
			}
		}
	}
	licence.Choose("")
}
