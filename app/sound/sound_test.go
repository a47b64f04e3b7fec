package sound

import (
	"testing"

	"tablier/app/store"
)

// Sounds are off until they are switched on, and the choice is kept.
func TestSwitch(t *testing.T) {
	kept := store.Private()
	p := New(kept)
	if p.On() {
		t.Error("sounds are on at first")
	}
	p.Switch(true)
	if again := New(kept); !again.On() {
		t.Error("the choice is not kept")
	}
	if New(store.Private()).On() {
		t.Error("the choice holds in a store that does not have it, as that of a frame")
	}
	p.Switch(false)
	if New(kept).On() {
		t.Error("sounds cannot be switched off")
	}
}

// Each sound is audible and short.
func TestTones(t *testing.T) {
	for _, kind := range []Kind{Move, Take, End} {
		if len(tones[kind]) == 0 {
			t.Errorf("kind %d is silent", kind)
		}
		for _, tone := range tones[kind] {
			if tone.from < 80 || tone.to < 80 || tone.volume < .05 || tone.volume > .5 || tone.at+tone.last > 1 {
				t.Errorf("kind %d: %+v", kind, tone)
			}
		}
	}
}
