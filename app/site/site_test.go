package site

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image"
	_ "image/jpeg"
	"image/png"
	"maps"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"tablier/app/i18n"
	"tablier/app/pages"
	"tablier/app/shell"
)

// build makes the site around programs that are not programs: compiling takes
// long, and nothing here looks inside.
func build() (*Site, error) {
	ctx := context.Background()
	tools, err := findTools(ctx)
	if err != nil {
		return nil, err
	}
	files, err := tools.sources(ctx, nil)
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"app.wasm", "demand/studio.wasm", "ai.wasm", "wasm_exec.js"} {
		files[name] = []byte(name)
	}
	return assemble(files)
}

var buildOnce = sync.OnceValues(build)

// oneFile gives the edition in one file of that site.
var oneFile = sync.OnceValues(func() ([]byte, error) {
	s, err := buildOnce()
	if err != nil {
		return nil, err
	}
	return s.inOneFile()
})

// built gives the site that all tests look at.
func built(t *testing.T) *Site {
	t.Helper()
	s, err := buildOnce()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func (s *Site) pages() []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(s.Files)), func(name string) bool {
		return path.Ext(name) != ".html"
	})
}

func TestEveryRouteHasAPage(t *testing.T) {
	s := built(t)
	for _, page := range shell.Pages(pages.All, i18n.French) {
		name := path.Join(strings.TrimPrefix(page.Route, "/"), "index.html")
		text := string(s.Files[name])
		if !strings.Contains(text, "<title>"+quoter.Replace(page.Title)+"</title>") {
			t.Errorf("%s: no title %q", name, page.Title)
		}
		if !strings.Contains(text, "<h1") {
			t.Errorf("%s: no heading before the program runs", name)
		}
	}
	if _, ok := s.Files[lostPage]; !ok {
		t.Errorf("no %s", lostPage)
	}
}

var (
	referencePattern = regexp.MustCompile(`\s(?:src|href|poster|action)="([^"]*)"`)
	cssURLPattern    = regexp.MustCompile(`url\(\s*["']?([^"')]+)`)
	assetPattern     = regexp.MustCompile(`(?:asset|compile|script)\('([^']+)'\)`)
)

// What a page refers to must be there, wherever the site is put, and be of its version.
func TestReferencesLeadToFiles(t *testing.T) {
	s := built(t)
	const root = "https://example.org/a/b/"
	for _, name := range s.pages() {
		base := address(t, root+strings.TrimSuffix(name, "index.html"))
		for _, match := range referencePattern.FindAllStringSubmatch(string(s.Files[name]), -1) {
			checkReference(t, s, name, root, base, match[1])
		}
	}
	for name, data := range s.Files {
		if path.Ext(name) != ".css" {
			continue
		}
		for _, match := range cssURLPattern.FindAllStringSubmatch(string(data), -1) {
			checkReference(t, s, name, root, address(t, root+name), match[1])
		}
	}
	for _, match := range assetPattern.FindAllStringSubmatch(string(s.Files["boot.js"]), -1) {
		if _, ok := s.Files[match[1]]; !ok {
			t.Errorf("boot.js loads %s, which does not exist", match[1])
		}
	}
}

func checkReference(t *testing.T, s *Site, from, root string, base *url.URL, reference string) {
	t.Helper()
	if strings.HasPrefix(reference, "#") {
		return
	}
	target, err := base.Parse(reference)
	if err != nil {
		t.Errorf("%s: %v", from, err)
		return
	}
	if isLink := target.Host != base.Host && path.Ext(from) == ".html"; isLink {
		if !strings.Contains(string(s.Files[from]), `<a `) || strings.Contains(reference, ".js") {
			t.Errorf("%s loads %s from another origin", from, reference)
		}
		return // a link that a person may follow
	}
	name, inside := strings.CutPrefix(target.String(), root)
	if !inside {
		t.Errorf("%s refers to %s, outside the site", from, reference)
		return
	}
	name, part, _ := strings.Cut(name, "#")
	name, query, _ := strings.Cut(name, "?")
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	opens := strings.Contains(part, "=") // it is not a part of the page
	if page, ok := s.Files[name]; !ok || part != "" && !opens && !strings.Contains(string(page), `id="`+part+`"`) {
		t.Errorf("%s refers to %s, which does not exist", from, reference)
	}
	versioned := slices.Contains([]string{".js", ".css"}, path.Ext(name))
	if path.Ext(from) == ".html" && versioned && query != "v="+s.Version {
		t.Errorf("%s refers to %s without its version", from, reference)
	}
}

func address(t *testing.T, text string) *url.URL {
	t.Helper()
	u, err := url.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// The policy of the pages forbids scripts and styles inside them.
func TestPagesHaveNothingInline(t *testing.T) {
	s := built(t)
	forbidden := map[string]*regexp.Regexp{
		"inline script": regexp.MustCompile(`<script(?:>|\s[^>]*>)[^<]`),
		"style element": regexp.MustCompile(`<style`),
		"style attr":    regexp.MustCompile(`<[^>]*\sstyle[\s=>]`),
		"handler":       regexp.MustCompile(`<[^>]*\son[a-z]+=`),
		"script link":   regexp.MustCompile(`(?i)="javascript:`),
	}
	for _, name := range s.pages() {
		text := withoutLostScript(s, name)
		for what, pattern := range forbidden {
			if found := pattern.FindString(text); found != "" {
				t.Errorf("%s has an %s: %s", name, what, found)
			}
		}
		if !strings.Contains(text, `http-equiv="Content-Security-Policy"`) {
			t.Errorf("%s has no policy", name)
		}
	}
}

// withoutLostScript returns a page without the one script that is written into one: the lost page's, which its policy
// knows by its hash.
func withoutLostScript(s *Site, name string) string {
	text := string(s.Files[name])
	if name != lostPage {
		return text
	}
	head, rest, _ := strings.Cut(text, ` data-version="`+s.Version+`">`)
	script, rest, found := strings.Cut(rest, `</script>`)
	if !found || !strings.Contains(head, " "+sourceOf(script)+" ") {
		return text
	}
	return head + ">" + `</script>` + rest
}

// Every page ends up with the strict policy: the one that stands in it lets web/policy.js add that, and is no less
// strict in what needs no address. A lost page, from which no file is found by its address, has the strict one at once.
func TestPagesHaveTheStrictPolicy(t *testing.T) {
	s := built(t)
	if want := strings.ReplaceAll(provisional, "http: https:", "'self'"); policy != want {
		t.Errorf("beside the servers that may be asked the policies differ:\n%s\n%s", policy, want)
	}
	if regexp.MustCompile(`unsafe-inline|'unsafe-eval'|\*|data:`).MatchString(provisional) {
		t.Errorf("the policy is %s", provisional)
	}
	for _, name := range s.pages() {
		if name == rulesFrame {
			continue
		}
		text := string(s.Files[name])
		first := `<meta http-equiv="Content-Security-Policy" content="` + provisional + `">`
		adds := ` data-policy="` + policy + `"></script>`
		if name == lostPage {
			first, adds = `content="default-src 'none'; script-src 'self' 'sha256-`, ""
			if own := lostPolicy(""); strings.NewReplacer(sourceOf("")+" ", "", "lost ", "").Replace(own) != policy {
				t.Errorf("the lost page's policy is %s", own)
			}
		}
		at, added := strings.Index(text, first), strings.Index(text, adds)
		if at < 0 || added < 0 {
			t.Errorf("%s lacks a policy", name)
		}
		if rest := text[:max(added, 0)]; adds != "" && strings.Count(rest, "<script") != 1 {
			t.Errorf("%s loads something before its policy", name)
		}
	}
}

// What answers about positions loads the site's own scripts only, and is kept for use offline as they are.
func TestRulesFrameIsConfined(t *testing.T) {
	s := built(t)
	text := string(s.Files[rulesFrame])
	_, after, _ := strings.Cut(text, `content="`)
	got, _, _ := strings.Cut(after, `"`)
	want := "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; " +
		"form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
	if got != want {
		t.Errorf("the policy is %s", got)
	}
	if before, _, _ := strings.Cut(text, "<script"); !strings.Contains(before, got) {
		t.Error("it loads something before its policy")
	}
	for _, name := range []string{glue, "compile.js", "rules.js"} {
		if !strings.Contains(text, `<script src="`+name+"?v="+s.Version+`"></script>`) || !Offline(name) {
			t.Errorf("%s is not loaded, or not kept", name)
		}
	}
}

// No script may ask another origin for anything. The names that xAPI gives verbs and activities look like addresses.
func TestScriptsNameNoOrigin(t *testing.T) {
	for name, data := range built(t).Files {
		if strings.HasPrefix(path.Base(name), "xapi.") {
			data = bytes.ReplaceAll(data, []byte("http://adlnet.gov/expapi/"), nil)
		}
		if found := regexp.MustCompile(`https?://[^\s"'<]*`).Find(data); path.Ext(name) == ".js" && found != nil {
			t.Errorf("%s names %s", name, found)
		}
	}
}

func TestManifestStaysInItsFolder(t *testing.T) {
	s := built(t)
	base := address(t, "https://example.org/a/b/manifest.webmanifest")
	var m webManifest
	if err := json.Unmarshal(s.Files["manifest.webmanifest"], &m); err != nil {
		t.Fatal(err)
	}
	addresses := map[string]string{"start_url": m.StartURL, "scope": m.Scope}
	for _, i := range m.Icons {
		addresses["icon "+i.Src] = i.Src
		if _, ok := s.Files[i.Src]; !ok {
			t.Errorf("the icon %s does not exist", i.Src)
		}
	}
	for _, picture := range m.Screenshots {
		addresses["picture "+picture.Src] = picture.Src
		config, _, err := image.DecodeConfig(bytes.NewReader(s.Files[picture.Src]))
		if got := fmt.Sprintf("%dx%d", config.Width, config.Height); err != nil || got != picture.Sizes {
			t.Errorf("the picture %s is %s: %v", picture.Src, got, err)
		}
	}
	for _, c := range m.Shortcuts {
		addresses["shortcut "+c.Name] = c.URL
		if _, ok := s.Files[path.Join(c.URL, "index.html")]; !ok {
			t.Errorf("the shortcut %s leads nowhere", c.URL)
		}
	}
	if len(m.Shortcuts) == 0 {
		t.Error("no shortcut to a game")
	}
	for what, reference := range addresses {
		target, err := base.Parse(reference)
		if err != nil || !strings.HasPrefix(target.String(), "https://example.org/a/b/") {
			t.Errorf("%s %q leads to %v", what, reference, target)
		}
	}
}

func TestIconsHaveTheirSizes(t *testing.T) {
	for name, data := range drawIcons() {
		picture, err := png.DecodeConfig(bytes.NewReader(data))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		want := regexp.MustCompile(`\d+`).FindString(name)
		if picture.Width != picture.Height || want != strconv.Itoa(picture.Width) {
			t.Errorf("%s is %d × %d", name, picture.Width, picture.Height)
		}
	}
}

func TestWorkerListsEveryFile(t *testing.T) {
	s := built(t)
	worker := string(s.Files[serviceWorker])
	for name := range s.Files {
		listed, demanded := strings.Contains(worker, `"`+name+`":"`), strings.HasPrefix(name, demandFolder)
		if listed != (Offline(name) || demanded) {
			t.Errorf("the service worker keeps %s: %t", name, listed)
		}
	}
	if strings.Contains(worker, "{{") || strings.Contains(worker, "/* files */") {
		t.Error("the service worker has a placeholder left")
	}
}

// Two builds of the same sources are equal, so that visitors download nothing again.
func TestBuildIsReproducible(t *testing.T) {
	first := built(t)
	second, err := build()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range first.Files {
		if !bytes.Equal(data, second.Files[name]) {
			t.Errorf("%s differs between two builds", name)
		}
	}
}

func TestVersionFollowsContent(t *testing.T) {
	files := map[string][]byte{"a": []byte("x"), "b": []byte("y")}
	version := hash(files)
	files["b"] = []byte("z")
	if hash(files) == version {
		t.Error("another content, the same version")
	}
}

func TestWriteReplacesOnlySites(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	old := &Site{Files: map[string][]byte{serviceWorker: nil, pageProgram: nil, "old/file": nil}}
	fresh := &Site{Files: map[string][]byte{serviceWorker: nil, pageProgram: nil}}
	for _, s := range []*Site{old, fresh} {
		if err := s.Write(dir); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "old")); !os.IsNotExist(err) {
		t.Error("a file of the old site is still there")
	}

	other := t.TempDir()
	precious := filepath.Join(other, serviceWorker) // a source folder may have one too
	if err := os.WriteFile(precious, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := fresh.Write(other); err == nil {
		t.Error("a folder that holds no site was replaced")
	}
	if _, err := os.Stat(precious); err != nil {
		t.Error(err)
	}
}
