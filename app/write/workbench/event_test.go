package workbench

import (
	"strings"
	"testing"
)

// What a stranger says is cut to what is shown, and lists that take long to read are left out.
func TestEventsAreCut(t *testing.T) {
	long := strings.Repeat("é", 50_000)
	e, err := read(`{"event":"test","received":"` + long + `","error":{"kind":"` + long + `","message":"` + long + `"}}`)
	if err != nil || len(e.Received) > 3_000 || len(e.Error.Kind) > 1_000 || len(e.Error.Message) > 5_000 {
		t.Errorf("%d, %d and %d bytes: %v", len(e.Received), len(e.Error.Kind), len(e.Error.Message), err)
	}
	wide := `{"line":1,"variables":[` + strings.Repeat(`["a","1",""],`, 999) + `["b","1",""]]}`
	e, err = read(`{"event":"steps","steps":[` + wide + `]}`)
	if err != nil || len(e.Steps) != 1 || len(e.Steps[0].Variables) > 100 {
		t.Errorf("%d steps: %v", len(e.Steps), err)
	}
	named := `{"line":1,"variables":[["` + long[:20_000] + `","1",""]]}`
	e, err = read(`{"event":"steps","steps":[` + named + `]}`)
	if err != nil || len(e.Steps[0].Variables[0].Name) > 1_000 {
		t.Errorf("%+v: %v", e.Steps, err)
	}
	var told parts
	for range 1_000 {
		told.take(&event{lists: lists{Steps: []Step{{Line: 1}}}}, 60_000)
	}
	if len(told.steps) > 80 {
		t.Errorf("%d steps are kept of 60 MB", len(told.steps))
	}
	e, err = read(`{"id":2,"event":"done","move":"a1","nodes":[` + strings.Repeat(`{},`, 80_000) + `{}]}`)
	if err != nil || len(e.Nodes) > 0 || e.Move != "a1" {
		t.Errorf("%d calls, move %q: %v", len(e.Nodes), e.Move, err)
	}
}
