package main

import (
	"testing"

	"tablier/ai"
	"tablier/ai/protocol"
)

// The engines' words for values, and for what ends a search, are the protocol's.
func TestValues(t *testing.T) {
	for value, want := range map[ai.Value]string{
		ai.Win: protocol.ValueWin, ai.Draw: protocol.ValueDraw, ai.Loss: protocol.ValueLoss, ai.Unknown: "",
	} {
		if got := protocolProgress(ai.Progress{Line: ai.Line{Value: value}}).Value; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if ai.Stopped != protocol.EndStopped || ai.ByTime != protocol.EndTime {
		t.Errorf("%q and %q, %q and %q", ai.Stopped, protocol.EndStopped, ai.ByTime, protocol.EndTime)
	}
}

// A line says the risk of its move where that is known.
func TestRiskIsCarried(t *testing.T) {
	r := ai.Result{Lines: []ai.Line{{Value: ai.Draw, Risk: ai.Risk{Losing: 1, Replies: 3, Level: 1}}, {Value: ai.Draw},
		{Risk: ai.Risk{Losing: 2, Replies: 3, Level: 1, AtLeast: true}}}}
	lines := protocolFound(r, 0).Lines
	if got := lines[0].Risk; got == nil || *got != (protocol.Risk{Losing: 1, Replies: 3, Level: 1}) {
		t.Errorf("got %+v", got)
	}
	if got := lines[2].Risk; got == nil || *got != (protocol.Risk{Losing: 2, Replies: 3, Level: 1, AtLeast: true}) {
		t.Errorf("got %+v of a part that is proved", got)
	}
	if lines[1].Risk != nil {
		t.Errorf("got %+v where nothing is known", lines[1].Risk)
	}
}
