package watch_test

import (
	"reflect"
	"testing"

	"tablier/app/watch"
)

func TestAddressesComeBack(t *testing.T) {
	m := watch.Moment{Step: 38, Settings: watch.Settings{
		Game: "domino", Variant: "4", Position: "N=4 25@2,1>2,0 &%+;", Algorithm: "table", Depth: 4, Evaluation: "e",
		Order: "best", Leaves: []watch.Leaf{{Path: []string{"=a", "36@2,0>3,0"}, Value: -12}},
		Moves: []watch.Ordered{{Path: []string{}, Moves: []string{"a", "b"}}, {Path: []string{"a"},
			Moves: []string{"c", "d"}}},
	}}
	got, question, err := watch.Parse(m.Address())
	if err != nil || question != "" || !reflect.DeepEqual(got, m) {
		t.Errorf("%q is read as %+v, %v", m.Address(), got, err)
	}
	if _, question, err := watch.Parse(watch.QuestionAddress("bound")); err != nil || question != "bound" {
		t.Errorf("question %q, %v", question, err)
	}
}

func TestBadAddresses(t *testing.T) {
	for address, want := range map[string]watch.AddressFault{
		"x=1": watch.BadName, "d=3&d=4": watch.BadName, "d=0": watch.BadNumber, "d=x": watch.BadNumber,
		"s=-2": watch.BadNumber, "l=5": watch.BadChange, "l=a b": watch.BadChange, "m=3 a b": watch.BadChange,
	} {
		_, _, err := watch.Parse(address)
		if fault, ok := err.(*watch.AddressError); !ok || fault.Fault != want {
			t.Errorf("%q: %v, want %s", address, err, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("g=tapatan&v=tapatan&p=ooro.rr.. o o0r0&a=alphabeta&d=3&s=38&l=a b 5&m=1 a b c")
	f.Add("q=plies")
	f.Add("p=%zz&d=1")
	f.Fuzz(func(t *testing.T, address string) {
		m, _, err := watch.Parse(address)
		if err != nil {
			return
		}
		again, _, err := watch.Parse(m.Address())
		if m.Address() != "" && (err != nil || !reflect.DeepEqual(again, m)) {
			t.Errorf("%q comes back as %+v from %q, %v", address, again, m.Address(), err)
		}
	})
}
