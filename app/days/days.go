// Package days formats and parses days and times for storage, attributes and file names: 2026-03-02 and 2026-03-02
// 14:05. Package time reads and writes any layout, which is 10 kB of the page's program.
package days

import (
	"strconv"
	"time"
)

// Text returns the day of a time, by its own clock.
func Text(t time.Time) string {
	year, month, day := t.Date()
	return digits(year, 4) + "-" + digits(int(month), 2) + "-" + digits(day, 2)
}

// Minute returns the day and the minute of a time, with a separator between them.
func Minute(t time.Time, between string) string {
	return Text(t) + between + digits(t.Hour(), 2) + ":" + digits(t.Minute(), 2)
}

// Is says whether a text is that of a day, as [Text] writes it.
func Is(text string) bool {
	if len(text) != len("2026-03-02") {
		return false
	}
	year, _ := strconv.Atoi(text[:4])
	month, _ := strconv.Atoi(text[5:7])
	day, _ := strconv.Atoi(text[8:])
	return Text(time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC)) == text
}

// digits writes a number with at least so many digits.
func digits(n, least int) string {
	text := strconv.Itoa(n)
	for len(text) < least {
		text = "0" + text
	}
	return text
}
