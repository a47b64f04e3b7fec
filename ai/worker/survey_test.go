//go:build !js

package main

import (
	"encoding/json"
	"strings"
	"testing"

	"tablier/ai/protocol"
)

// A board that somebody has drawn is surveyed by its text, in whatever order that stands.
func TestSurvey(t *testing.T) {
	s, w := shipped()
	s.handle([]byte(`{"id":1,"op":"survey","game":"tapatan",` +
		`"variant":"g=3&p=b2a1b1c1a2c2a3b3c3&l=123.405.678.146.207.358.108.306&r=3psx2"}`))
	var got struct {
		protocol.Surveyed
		Error *protocol.Error
	}
	line := w.await(t, "1")
	if err := json.Unmarshal([]byte(line), &got); err != nil || got.Error != nil {
		t.Fatalf("%s: %v", line, err)
	}
	v := got.Survey
	if v.States != 5390 || v.Value != "win" || v.Plies != 9 || len(v.Moves) != 9 || v.Wins+v.Losses+v.Draws != v.States {
		t.Errorf("%+v", v)
	}
}

func TestSurveysRefused(t *testing.T) {
	for _, test := range []struct{ request, code, says string }{
		{`"game":"hyle"`, "engine", "nobody surveys hyle"},
		{`"game":"chess"`, "game", "chess"},
		{`"game":"tapatan","variant":"g=3&p=a1b1&l=01&r=2psx2"`, "variant", "short-line in Lines: a1 b1"},
		{`"game":"tapatan","variant":"g=3&p=a1z1"`, "variant", "bad-field in p"},
		{`"game":"tapatan","from":1`, "field", `"from"`},
	} {
		s, w := shipped()
		s.handle([]byte(`{"id":1,"op":"survey",` + test.request + `}`))
		var got protocol.Answer
		line := w.await(t, "1")
		if err := json.Unmarshal([]byte(line), &got); err != nil || got.Error == nil ||
			string(got.Error.Code) != test.code || !strings.Contains(got.Error.Message, test.says) {
			t.Errorf("%s: %s", test.request, line)
		}
	}
}

// A survey that waits can be stopped.
func TestSurveyIsStopped(t *testing.T) {
	s, w := shipped()
	s.handle([]byte(`{"id":1,"op":"perft","game":"tapatan","depth":100}`))
	s.handle([]byte(`{"id":2,"op":"survey","game":"tapatan"}`))
	s.handle([]byte(`{"id":3,"op":"stop","target":2}`))
	if got := w.await(t, "2"); !strings.Contains(got, `"code":"stopped"`) {
		t.Errorf("got %.100s", got)
	}
	s.handle([]byte(`{"id":4,"op":"stop","target":1}`))
	s.wait()
}
