package site

import (
	"regexp"
	"strings"
	"testing"

	"tablier/app/i18n"
)

// inBoth divides a page at where it begins to hold itself in English.
func inBoth(page []byte) (french, english string, ok bool) {
	return strings.Cut(string(page), `<template id="english"`)
}

// Every page holds itself in English, with the same places and no French sentence; a drawing that is the same stands in
// it once.
func TestPagesInEnglish(t *testing.T) {
	french, english := i18n.Of(i18n.French), i18n.Of(i18n.English)
	point := regexp.MustCompile(` id="point-`)
	for name, page := range built(t).Files {
		if !strings.HasSuffix(name, ".html") || !strings.Contains(string(page), `<div class="app">`) {
			continue
		}
		first, rest, ok := inBoth(page)
		rest, _, closed := strings.Cut(rest, `<div id="boot-status"`)
		if !ok || !closed {
			t.Errorf("%s does not hold itself in English", name)
			continue
		}
		if was, is := len(point.FindAllString(first, -1)), len(point.FindAllString(rest, -1)); was != is {
			t.Errorf("%s has %d points, %d in English", name, was, is)
		}
		for _, words := range [][2]string{
			{french.Aids.Skip, english.Aids.Skip}, {french.Problems.Nav, english.Problems.Nav},
		} {
			in := func(text, words string) bool { return strings.Contains(text, ">"+words+"<") }
			if !in(first, words[0]) || in(rest, words[0]) || !in(rest, words[1]) {
				t.Errorf("%s says %q in English, want %q", name, words[0], words[1])
			}
		}
		if drawings := strings.Count(rest, "<template>"); drawings > 1 {
			t.Errorf("%s has %d drawings twice", name, drawings)
		}
	}
}
