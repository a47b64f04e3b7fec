package handout_test

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/pages/teach/handout"
	"tablier/app/ui"
)

// sample is a session with all that a paper can have.
func sample() *board.Session {
	return &board.Session{
		Title: "T", Intro: "Do *not* read `a_b*c` <here>.\n- or there", Positions: []string{"xyz o"},
		Phases:   []board.Phase{{Minutes: 5, Does: "x"}},
		Diagrams: []string{"X Y\nZ ."},
		Questions: []board.Question{
			{
				Ask: "First?\nAnd then?", Code: "if a < b:\n\n    pass\n", Lines: 2, Answer: "Yes.",
				Table: [][]string{{"n", "a|b"}, {"1", ""}},
			},
			{Ask: "1. no list", Answer: "2) neither"},
		},
		Grid: board.Grid{
			Intro: "Team: …", Rows: [][]string{{"What", "Points"}, {"words", "4"}}, Asks: "Ask", Asked: []string{"a?"},
		},
	}
}

// A sheet is the same as markup and as Markdown, and Markdown shows each text as it is written.
func TestSheet(t *testing.T) {
	drawn := func(position string) ui.HTML { return ui.HTML("[" + position + "]") }
	paper := handout.Sheet(sample(), "Lesson 1. T", "Name:", drawn)
	const want = "# Lesson 1. T\n\nName: RULE\n\n" +
		"Do \\*not\\* read `a_b*c` \\<here>.\n\n\\- or there\n\n```text\nX Y\nZ .\n```\n\n`xyz o`\n\n" +
		"1. First?\n\n   And then?\n\n   ```python\n   if a < b:\n\n       pass\n   ```\n\n" +
		"   | n | a\\|b |\n   | --- | --- |\n   | 1 |  |\n\n" +
		"   RULERULE\\\n   RULERULE\n\n2. 1\\. no list\n"
	rule := strings.Repeat("…", 24)
	if got := paper.Markdown(); got != strings.ReplaceAll(want, "RULE", rule) {
		t.Errorf("%s", got)
	}
	html := string(paper.HTML())
	for _, part := range []string{
		"<h3>Lesson 1. T</h3>", `<p class="pupil">Name:</p>`,
		`<span class="hand-code" translate="no">a_b*c</span> &lt;here&gt;.</p>`,
		`[xyz o]<p>xyz o</p>`, "<li><p>First?</p><p>And then?</p><pre translate=\"no\">if a &lt; b:\n\n    pass\n</pre>",
		`<table class="hand-numbers"><thead><tr><th scope="col">n</th>`, `<div class="lines"><p></p><p></p></div>`,
	} {
		if !strings.Contains(html, part) {
			t.Errorf("no %s in %s", part, html)
		}
	}
	if strings.Contains(html, "Yes.") || strings.Contains(paper.Markdown(), "Yes.") {
		t.Error("the sheet has an answer")
	}
}

// The answers stand under the numbers of the questions; an exercise has its title and its scheme.
func TestAnswers(t *testing.T) {
	s := sample()
	if got := handout.Answers(s, "A").Markdown(); got != "# A\n\n1. Yes.\n\n2. 2\\) neither\n" {
		t.Errorf("%q", got)
	}
	s.Questions = []board.Question{{
		Title: "Exercise 1", Ask: "Write.", Examples: ">>> 1 + 1\n2\n", Answer: "So.", AnswerCode: "pass",
		Scheme: [][]string{{"What", "Points"}, {"all", "10"}},
	}}
	const want = "# A\n\n## Exercise 1\n\nSo.\n\n```python\npass\n```\n\n" +
		"| What | Points |\n| --- | --- |\n| all | 10 |\n"
	if got := handout.Answers(s, "A").Markdown(); got != want {
		t.Errorf("%q", got)
	}
	s.Phases = nil
	sheet := handout.Sheet(s, "S", "Name:", func(string) ui.HTML { return "" })
	for _, text := range []string{sheet.Markdown(), string(sheet.HTML())} {
		if strings.Contains(text, "xyz o") || !strings.Contains(text, "Exercise 1") || strings.Contains(text, "Points") {
			t.Errorf("%s", text)
		}
	}
}

// The grid of an oral has its criteria and its questions.
func TestGrid(t *testing.T) {
	paper := handout.Grid(sample(), "G")
	const want = "# G\n\nTeam: …\n\n| What | Points |\n| --- | --- |\n| words | 4 |\n\nAsk\n\n- a?\n"
	if got := paper.Markdown(); got != want {
		t.Errorf("%q", got)
	}
	for _, part := range []string{`<table class="hand-words">`, "<li>a?</li>"} {
		if html := string(paper.HTML()); !strings.Contains(html, part) {
			t.Errorf("no %s in %s", part, html)
		}
	}
}
