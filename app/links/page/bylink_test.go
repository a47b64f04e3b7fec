//go:build !js

package page

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/links/seal"
	"tablier/app/nav"
	"tablier/app/shell"
)

func render(lang i18n.Lang) (*Kind, *page, string) {
	kind := New(&shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: lang}, games.Boards(games.All()))
	p := kind.Page(nav.ByLinkRoute).(*page)
	return kind, p, app.HTMLString(p)
}

// Each section stands in the contents, and the page leads to the rules of the games that need more than links.
func TestPage(t *testing.T) {
	for _, lang := range i18n.Langs() {
		kind, p, html := render(lang)
		m := i18n.Of(lang).ByLink
		for _, section := range p.texts().Sections {
			id, link := `id="`+section.ID+`"`, `href="/a/regles/par-lien/#`+section.ID+`"`
			if strings.Count(html, id) != 1 || strings.Count(html, link) != 1 || section.Title == "" {
				t.Errorf("%s: no way to %s", lang, section.ID)
			}
		}
		for id, want := range map[string]bool{"hyle": true, "stratege": true, "tapatan": false, "entropy": false} {
			if shown := strings.Contains(html, `href="/a/`+id+`/regles/"`); shown != want {
				t.Errorf("%s: the rules of %s are shown: %v", lang, id, shown)
			}
		}
		if d := kind.Describe(nav.ByLinkRoute, lang); d.Title != m.Title || d.Text != m.Description {
			t.Errorf("%s: %+v", lang, d)
		}
		for _, left := range []string{"{open}", "{chance}", "{secret}", "*", " style="} {
			if strings.Contains(html, left) {
				t.Errorf("%s: %q is left in the page", lang, left)
			}
		}
	}
}

// Both languages say the same, section by section.
func TestLanguagesHaveTheSameShape(t *testing.T) {
	french, english := i18n.ByLinkTextsOf(i18n.French).Sections, i18n.ByLinkTextsOf(i18n.English).Sections
	if len(french) != len(english) {
		t.Fatalf("%d sections and %d", len(french), len(english))
	}
	for i, f := range french {
		e := english[i]
		if f.ID != e.ID || len(f.Paragraphs) != len(e.Paragraphs) || len(f.Points) != len(e.Points) ||
			len(f.Table) != len(e.Table) || len(f.After) != len(e.After) {
			t.Errorf("section %s and section %s differ", f.ID, e.ID)
		}
	}
}

// An envelope that is opened shows what was sealed, and one that is opened with a lie does not.
func TestEnvelope(t *testing.T) {
	var e envelope
	m := &i18n.ByLinkTextsOf(i18n.French).Envelope
	if e.press(openButton) || e.press("other") || e.verdict(m) != "" {
		t.Error("an empty envelope is opened")
	}
	salts := map[string]bool{}
	for strength := 1; strength <= strengths; strength++ {
		e.press(sealButton + strconv.Itoa(strength))
		salts[e.salt] = true
		if e.strength != strength || len(e.salt) != 32 || e.verdict(m) != m.Closed {
			t.Errorf("%+v is sealed", e)
		}
		sent := fingerprint(e.text(strength))
		if html := string(e.lines(m)); strings.Count(html, sent) != 1 {
			t.Errorf("a sealed envelope shows %s", html)
		}
		e.press(lieButton)
		if e.claimed == strength || e.claimed < 1 || e.claimed > strengths || e.verdict(m) != m.False ||
			strings.Count(string(e.lines(m)), sent) != 1 {
			t.Errorf("a lie is not found: %+v", e)
		}
		e.press(openButton)
		if e.verdict(m) != m.True || strings.Count(string(e.lines(m)), sent) != 2 {
			t.Errorf("%+v is not true", e)
		}
		if html := app.HTMLString(e.bare(m)); strings.Count(html, `class="mine"`) != 1 || strings.Contains(html, sent) {
			t.Errorf("the table of strength %d: %s", strength, html)
		}
	}
	if len(salts) != strengths {
		t.Errorf("%d salts", len(salts))
	}
}

// The fingerprint is that of SHA-256, as any other program computes it.
func TestFingerprint(t *testing.T) {
	if got, want := fingerprint("4"), "4b227777d4dd1fc6"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	sum := sha256.Sum256([]byte("4-ab"))
	if got := fingerprint("4-ab"); !strings.HasPrefix(hex.EncodeToString(sum[:]), got) {
		t.Errorf("got %s", got)
	}
}

// What the text says of numbers is so in a match, and the picture shows as many hashes as an opening carries.
func TestNumbersAreThoseOfMatches(t *testing.T) {
	if 2*seal.Size != 48 || seal.Draws != 255 || 8*seal.SaltSize != 128 {
		t.Error("the text has other numbers")
	}
	most := 0
	for piece := range leaves {
		most = max(most, seal.ProofLength(leaves, piece))
	}
	_, nodes, root := layOut()
	given, computed := 0, 0
	for _, n := range nodes {
		if n.inProof {
			given++
		}
		if n.onPath && !n.open {
			computed++
		}
	}
	if given != seal.ProofLength(leaves, openLeaf) || most != 5 || given != 5 || computed != 5 || !root.onPath {
		t.Errorf("%d hashes are given, %d computed; at most %d", given, computed, most)
	}
}

// The texts come through the file as they are; what is no such file is said to be missing, and asked for again.
func TestTextsAreReceived(t *testing.T) {
	kind, p, _ := render(i18n.French)
	for _, bad := range []string{"", "{", "null", "{}"} {
		kind.receive(i18n.French, bad, bad != "")
		if _, asked := kind.fetched[i18n.French]; asked || !kind.missing[i18n.French] {
			t.Errorf("%q is taken for the texts", bad)
		}
	}
	text, err := json.Marshal(p.texts())
	if err != nil {
		t.Fatal(err)
	}
	kind.receive(i18n.French, string(text), true)
	if !reflect.DeepEqual(kind.fetched[i18n.French], p.texts()) {
		t.Error("the texts come as others")
	}
}
