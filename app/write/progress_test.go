package write

import "testing"

// Progress survives being kept; the solution comes after five runs in vain or once the exercise is done.
func TestProgress(t *testing.T) {
	list := []Exercise{{ID: "a"}, {ID: "b"}, {ID: "c", Further: true}}
	p, _ := Decode(`{"exercises":{}}`)
	for range 4 {
		p.Of("a").Note(1, 3)
	}
	if left := p.Of("a").Left(); left != 1 || p.Next(list) != 0 {
		t.Errorf("after four runs in vain: %d left, next is %d", left, p.Next(list))
	}
	p.Of("b").Program = "é"
	p, err := Decode(p.Encode())
	if err != nil || p.Of("b").Program != "é" || p.Of("a").Passed != 1 {
		t.Errorf("kept: %v, %+v", err, p)
	}
	if !p.Of("a").Note(3, 3) || p.Of("a").Note(3, 3) || p.Of("a").Left() != 0 {
		t.Error("done once")
	}
	p.Of("c").Note(2, 2)
	if done := p.Done(list); done != 2 || p.Next(list) != 1 {
		t.Errorf("%d are done, next is %d", done, p.Next(list))
	}
}

// Damaged text gives an empty progress and an error.
func TestDecodeDamaged(t *testing.T) {
	for _, text := range []string{"", "null", "{}", `{"exercises":3}`, `{"exercises":{"a":{"tries":"x"}}}`} {
		p, err := Decode(text)
		if err == nil {
			t.Errorf("%q is read", text)
		}
		p.Of("a").Note(1, 1)
	}
	if p, err := Decode(`{"exercises":{"a":null}}`); err != nil || p.Of("a") == nil {
		t.Error("nothing for an exercise")
	}
}
