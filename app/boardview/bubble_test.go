package boardview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// A bubble with controls stands where it covers the fewest of the other points, and within the board where it can.
func TestBesideCoversLittle(t *testing.T) {
	at := board.Point{X: 300, Y: 300, R: 20}
	for _, c := range []struct {
		others []board.Point
		want   string
	}{
		{nil, `"bubble below"`},
		{[]board.Point{{X: 300, Y: 400, R: 20}}, `"bubble above"`},
		{[]board.Point{{X: 300, Y: 400, R: 20}, {X: 200, Y: 200, R: 20}}, `"bubble above rightward"`},
		{[]board.Point{{X: 420, Y: 400, R: 20}, {X: 200, Y: 200, R: 20}}, `"bubble below leftward"`},
	} {
		if got := app.HTMLString(Beside(at, c.others, app.Text("x"))); !strings.Contains(got, c.want) {
			t.Errorf("beside %v: %s, want %s", c.others, got, c.want)
		}
	}
}
