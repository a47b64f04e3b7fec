package watch_test

import (
	"errors"
	"testing"

	"tablier/app/watch"
)

// A score reads back, and what is none is refused.
func TestScore(t *testing.T) {
	for _, s := range []watch.Score{{}, {0, 3}, {7, 7}} {
		if got, err := watch.ParseScore(s.String()); err != nil || got != s {
			t.Errorf("%+v reads back as %+v, %v", s, got, err)
		}
	}
	for _, text := range []string{
		"", "predictions 1\n", "predictions 2\n1 2\n", "predictions 1\n3 2\n", "predictions 1\n-1 2\n",
		"predictions 1\n01 2\n", "predictions 1\n1 2\nmore\n",
	} {
		var bad *watch.ScoreError
		if got, err := watch.ParseScore(text); !errors.As(err, &bad) || got != (watch.Score{}) {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
}

func FuzzScore(f *testing.F) {
	f.Add("predictions 1\n3 4\n")
	f.Fuzz(func(t *testing.T, text string) {
		if s, err := watch.ParseScore(text); err == nil && s.String() != text {
			t.Errorf("%q reads as %+v", text, s)
		}
	})
}
