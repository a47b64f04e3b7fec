package atlas_test

import (
	"strings"
	"testing"

	"tablier/app/atlas"
)

func TestAddressOpensAState(t *testing.T) {
	s := perform(t, "b=tapatan&p=ooro.rr..+o+o0r0&w=4")
	if s.Map() == nil || s.position() != trap || s.Waves().Passed() != 4 || s.Board() != "tapatan" {
		t.Fatalf("shown: board %s, wave %d", s.Board(), s.Waves().Passed())
	}
	s.Do(s.Pass(5))
	s.elapse(1)
	last := s.kept[len(s.kept)-1]
	other := perform(t, last)
	if other.Choice().At != s.Choice().At || other.Waves().Passed() != 5 {
		t.Errorf("%s opens %d after wave %d", last, other.Choice().At, other.Waves().Passed())
	}
	s.Do(s.CallAsInCourse(true))
	s.lay("b2", "a1")
	s.Do(s.Follow(atlas.OnTable))
	other.fakePage.asked = s.Address()
	other.Open()
	if !other.Waves().InCourse() || len(other.Trail().Steps()) != 3 || other.Address() != s.Address() {
		t.Errorf("%s opens %s", s.Address(), other.Address())
	}
	rev := other.Rev()
	other.fakePage.asked = other.Address()
	other.Open()
	if other.Rev() != rev {
		t.Error("what the page has written itself is opened anew")
	}
}

// Every link to a map opens for ever, and is written as it was: a line may be added here, and none changed or removed.
func TestGoldenMaps(t *testing.T) {
	for _, asked := range []string{
		"b=tapatan&p=ooro.rr..+o+o0r0&w=4",
		"b=tapatan&p=ooro.rr..+o+o0r0&w=5&c=1&t=1AAd0YXBhdGFuBKMBFee30w",
	} {
		s := perform(t, asked)
		if got := strings.ReplaceAll(s.Address(), " ", "+"); s.position() != trap || got != asked {
			t.Errorf("%s is written as %s", asked, got)
		}
	}
}

func TestAddressesThatSayLittle(t *testing.T) {
	for _, asked := range []string{"", "b=nowhere&p=x&w=-3", "p=%zz&w=1000000000000", "b=picaria-13", "t=x"} {
		s := perform(t, asked)
		if s.Board() != "tapatan" || !s.Waves().AllKnown() || s.Map().Of(s.Choice().At).Plies != 10 {
			t.Errorf("%q: board %s, wave %d", asked, s.Board(), s.Waves().Passed())
		}
	}
}

// An address that is too long is said to have no match, and the map is shown all the same.
func TestAddressThatIsTooLong(t *testing.T) {
	for _, whole := range []bool{true, false} {
		s := perform(t, "")
		s.fakePage.asked, s.tooLong = "t="+strings.Repeat("a", 40000), !whole
		s.Open()
		if s.State() != atlas.Shown || s.lastSaid() != atlas.SayAlien || !s.Trail().IsAlien() {
			t.Errorf("state %d, said %v", s.State(), s.said)
		}
	}
}

// Of changes that follow each other the address gets the last alone, and none once the page is left.
func TestAddressFollowsAMomentLater(t *testing.T) {
	s := perform(t, "b=tapatan")
	s.elapse(40)
	s.Do(s.Pass(3))
	s.Do(s.Pass(4))
	s.Do(s.Pass(5))
	if len(s.kept) > 0 {
		t.Errorf("the address changes at once: %v", s.kept)
	}
	if s.elapse(1); len(s.kept) != 1 || s.kept[0] != s.Address() {
		t.Errorf("the address was %q", s.kept)
	}
	s.Do(s.Pass(6))
	s.Do(s.Leave())
	if s.elapse(1); len(s.kept) != 1 {
		t.Errorf("the address of another page becomes %q", s.kept[1:])
	}
}
