package sandbox

import "testing"

// Every link with a program opens for ever: a line may be added here, and none changed or removed.
func TestGoldenPrograms(t *testing.T) {
	for packed, want := range map[string]string{
		"ZGVmIGpvdWVyKHBvc2l0aW9uKToKICAgIHJldHVybiBwb3NpdGlvbi5jb3VwcygpWzBdICAjIMOpdMOpCg": "def jouer(position):\n" +
			"    return position.coups()[0]  # été\n",
	} {
		asked, err := ReadLink("e=gagne&p=" + packed)
		if err != nil || asked.Get("e") != "gagne" {
			t.Errorf("read as %v, %v", asked, err)
		}
		if got, err := Unpack(asked.Get("p")); err != nil || got != want {
			t.Errorf("opens as %q, %v", got, err)
		}
		if again := Pack(want); again != packed {
			t.Errorf("is written as %s", again)
		}
	}
}
