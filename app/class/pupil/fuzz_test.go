package pupil_test

import (
	"testing"

	"tablier/app/class/pupil"
	"tablier/app/class/set"
	"tablier/app/embed"
)

// Whatever a platform gives back, a set begins anew or goes on from what a pupil can have done, and that goes on again.
func FuzzResume(f *testing.F) {
	f.Add("")
	f.Add(`{"v":1,"set":"abcdefghijkm","n":1,"at":1,"items":[{"d":[1,2,0,3,0],"a":["x"],"p":"y"},{"d":[0,0,0,0,1]}]}`)
	given := exercises(2)
	id, err := given.ID()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(`{"v":1,"set":"` + id + `","n":7,"at":9,"items":[{"d":[1,2,0,3,0],"a":["x"],"p":"y"},{"d":[0,0,0,0,1]}]}`)
	code, err := set.Encode(given)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c := begin(t)
		c.Arrive(code, "")
		if !c.Resume(text) {
			if c.Record() != nil {
				t.Error("a set that was refused has begun")
			}
			return
		}
		r := c.Record()
		if place := max(r.At, 1); pupil.At(c.store, r.Set, place) == nil {
			t.Fatalf("no item at %d", place)
		}
		c.at(1).Report(embed.Report{Item: "gagne", Tried: true, Answer: "1/1", Right: true})
		c.Follow()
		again := c.Record().Resume()
		if len(again) > pupil.MaxResume {
			t.Fatalf("%d characters", len(again))
		}
		other := begin(t)
		other.Arrive(code, "")
		if !other.Resume(again) {
			t.Errorf("nobody goes on from %s", again)
		}
	})
}
