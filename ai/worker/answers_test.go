package main

import (
	"testing"

	"tablier/ai"
	"tablier/ai/protocol"
)

// The engines' words for values, and for being stopped, are the protocol's.
func TestValues(t *testing.T) {
	for value, want := range map[ai.Value]string{
		ai.Win: protocol.ValueWin, ai.Draw: protocol.ValueDraw, ai.Loss: protocol.ValueLoss, ai.Unknown: "",
	} {
		if got := protocolProgress(ai.Progress{Line: ai.Line{Value: value}}).Value; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if ai.Stopped != protocol.EndStopped {
		t.Errorf("%q and %q", ai.Stopped, protocol.EndStopped)
	}
}
