package days

import (
	"testing"
	"time"
)

func TestText(t *testing.T) {
	at := time.Date(987, 3, 2, 4, 5, 0, 0, time.UTC)
	for range 3000 {
		at = at.Add(173 * time.Hour).Add(11 * time.Minute)
		if got, want := Text(at), at.Format(time.DateOnly); got != want || !Is(got) {
			t.Fatalf("%s is a day: %t, want %s", got, Is(got), want)
		}
		if got, want := Minute(at, "T"), at.Format("2006-01-02T15:04"); got != want {
			t.Fatalf("got %s, want %s", got, want)
		}
	}
}

func TestIs(t *testing.T) {
	for text, want := range map[string]bool{
		"2024-02-29": true, "2026-02-29": false, "2026-13-01": false, "2026-00-10": false, "2026-1-02": false,
		"2026-01-00": false, "2026/01/02": false, "": false, "+026-01-02": false, "2026-01-2 ": false, "20260-1-02": false,
	} {
		if Is(text) != want {
			t.Errorf("%q is a day: %t", text, !want)
		}
	}
}
