package teach

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/class/ready"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/paper"
)

// The row of a course names the lessons that its notions are served by, as they are told one by one below.
func TestRowsOfTheSyllabus(t *testing.T) {
	named := regexp.MustCompile(`(?:Séances?|Lessons?) (\d)(?: (?:à|to) (\d))?`)
	for _, lang := range i18n.Langs() {
		courses, rows := i18n.SyllabusOf(lang).Courses, frontOf(lang).courses
		if len(rows) != len(courses) {
			t.Fatalf("%s: %d rows for %d courses", lang, len(rows), len(courses))
		}
		for i, course := range courses {
			var want []string
			for _, item := range course.Items {
				for _, found := range named.FindAllStringSubmatch(item.Serves, -1) {
					first, _ := strconv.Atoi(found[1])
					last, err := strconv.Atoi(found[2])
					if err != nil {
						last = first
					}
					for n := first; n <= last; n++ {
						want = append(want, strconv.Itoa(n))
					}
				}
			}
			slices.Sort(want)
			if got := strings.Join(slices.Compact(want), " "); got != rows[i].lessons {
				t.Errorf("%s: the row of %s names the lessons %s, its notions %s", lang, course.Name, rows[i].lessons, got)
			}
		}
	}
}

// The first page has four doors, each with a picture of what is behind it: the sheet of a lesson, items of the first
// set that is made ready, pupils of the notebook's example, a sheet that is printed.
func TestPicturesOnTheDoors(t *testing.T) {
	for _, lang := range i18n.Langs() {
		kind, html := render(lang, nav.TeachRoute)
		stock := paper.StockOf(lang, kind.games)
		for route, parts := range map[string][]string{
			nav.SessionsRoute: {i18n.TeachOf(lang).Lesson(2), `class="board`, "def "},
			nav.ComposeRoute:  {strconv.Itoa(ready.All(lang)[0].Items[0].Minutes) + " min", `class="board`, "Python"},
			nav.NotebookRoute: {"Adam", "Alice", "tf-full", "tf-ring", "tf-none"},
			nav.PrintRoute:    {stock.Groups[0].Sheets[0].Body},
		} {
			drawn := string(kind.texts(nav.TeachRoute, lang).Pictures[route])
			if !strings.Contains(html, drawn+`<div><h2><a id="to-`) || !strings.Contains(html, `href="/a`+route+`"`) {
				t.Errorf("%s: no door to %s with its picture", lang, route)
			}
			for _, part := range parts {
				if !strings.Contains(drawn, part) {
					t.Errorf("%s: in the picture of %s there is no %.80s", lang, route, part)
				}
			}
		}
		if d := kind.Describe(nav.TeachRoute, lang); d.Title != i18n.TeachOf(lang).Title || d.Text == "" || d.Unlisted {
			t.Errorf("%s: %+v", lang, d)
		}
	}
}

// The Python package has all its modules, and says where the site is that saved it; how large it is stands beside.
func TestPythonPackage(t *testing.T) {
	kind, html := render(i18n.French, nav.TeachRoute)
	texts := kind.texts(nav.TeachRoute, i18n.French)
	const site = "https://a.example/tablier/"
	data, err := packed(texts.Modules, site)
	if err != nil {
		t.Fatal(err)
	}
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"__init__.py", "positions.py", "tapatan.py", "adresse.py"} {
		text, err := fs.ReadFile(archive, "tablier/"+name)
		if err != nil || len(text) == 0 {
			t.Errorf("%s: %v", name, err)
		}
		if says := strings.Contains(string(text), "\nSITE = \""+site+"\"\n"); says != (name == "adresse.py") {
			t.Errorf("%s says where the site is: %t\n%s", name, says, text)
		}
	}
	said := strconv.Itoa((texts.Packed+999)/1000) + "\u00a0ko</button>"
	if diff := len(data) - texts.Packed; diff < 0 || diff > 100 || !strings.Contains(html, said) {
		t.Errorf("%d bytes, said to be %d: %s", len(data), texts.Packed, said)
	}
}
