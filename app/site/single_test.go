package site

import (
	"regexp"
	"strings"
	"testing"
)

var (
	inlineScript = regexp.MustCompile(`(?s)<script( id="[^"]*")?>(.*?)</script>`)
	inlineStyle  = regexp.MustCompile(`(?s)<style>(.*?)</style>`)
)

// The single file holds all it needs, and its policy allows that and nothing else.
func TestSingleFileHoldsEverything(t *testing.T) {
	s := built(t)
	data, err := oneFile()
	if err != nil {
		t.Fatal(err)
	}
	page := string(data)
	policy, _, _ := strings.Cut(page[strings.Index(page, "Content-Security-Policy"):], `">`)
	for _, script := range inlineScript.FindAllStringSubmatch(page, -1) {
		if !strings.Contains(policy, sourceOf(script[2])) {
			t.Errorf("the policy forbids the script %s", script[1])
		}
	}
	for _, style := range inlineStyle.FindAllStringSubmatch(page, -1) {
		if !strings.Contains(policy, sourceOf(style[1])) {
			t.Error("the policy forbids the style")
		}
	}
	if strings.Contains(policy, "unsafe-inline") || strings.Contains(policy, "'self'") {
		t.Errorf("policy %s", policy)
	}
	for _, reference := range referencePattern.FindAllStringSubmatch(page, -1) {
		leads := func(to string) bool { return strings.HasPrefix(reference[1], to) }
		if !leads("#") && !leads("data:") && !leads("https://") {
			t.Errorf("the page refers to %s", reference[1])
		}
	}
	for _, name := range []string{"app.wasm", "ai.wasm", "worker.js", "boot.js", "drag.js", "tree.js", "wasm_exec.js"} {
		if !strings.Contains(page, `id="file-`+name+`"`) {
			t.Errorf("%s is not in the page", name)
		}
	}
	for _, script := range assetPattern.FindAllStringSubmatch(string(s.Files["boot.js"]), -1) {
		if script[1] == "compile.js" { // a page from a disk has no files to be compiled elsewhere
			continue
		}
		if !strings.Contains(page, `id="file-`+script[1]+`"`) {
			t.Errorf("boot.js wants %s, which is not in the page", script[1])
		}
	}
}
