package site

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
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

// The home page speaks every language that there are texts in.
func TestHomeInEachLanguage(t *testing.T) {
	registerShell()
	for _, lang := range i18n.Langs() {
		t.Run(string(lang), func(t *testing.T) {
			markup, err := renderRoute(&app.Handler{}, nav.HomeRoute, lang)
			if err != nil {
				t.Fatal(err)
			}
			t.Log(markup)
			m := i18n.Of(lang)
			for _, want := range []string{m.Home.Lead, m.Games, m.Home.Lessons, i18n.Of(lang.Next()).SwitchLang} {
				if !strings.Contains(markup, want) {
					t.Errorf("the page does not say %q", want)
				}
			}
		})
	}
}
