//go:build !testgame

package all

import (
	"testing"

	"tablier/rules/conform/bag"
)

// The test game does not ship.
func TestNoTestGame(t *testing.T) {
	if spec, err := Games().Find(bag.Spec().ID); err == nil {
		t.Errorf("%s is in the registry", spec.ID)
	}
}
