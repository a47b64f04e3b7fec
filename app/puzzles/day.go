package puzzles

import (
	"time"

	"tablier/ai"
	"tablier/ai/puzzle"
)

// DayOf counts the days to a time since 1970, by the calendar of where the reader is.
func DayOf(t time.Time) int {
	year, month, day := t.Date()
	return int(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// Weekday returns the day of the week, from 0 for Monday.
func Weekday(day int) int { return (day + 3) % 7 } // the first day was a Thursday

// GameOf returns which of some games has the puzzle of a day: each has its turn.
func GameOf(day, games int) int { return day % games }

// OfDay returns the puzzle of a day for one of games games, of the bands up to the hardest one: nil where none is
// asked. Everybody with the same hardest band has the same, and none comes again before all have come.
func OfDay(set *puzzle.Set, day, games int, hardest puzzle.Band) *puzzle.Puzzle {
	var asked []*puzzle.Puzzle
	for band := range hardest + 1 {
		asked = append(asked, set.Asked(band)...)
	}
	n := len(asked)
	if n == 0 {
		return nil
	}
	turn := day / games
	return asked[(turn%n*stride(n)+int(ai.Mix(uint64(n))%uint64(n)))%n]
}

// stride returns a number coprime to n, near the golden section of it: multiples of it visit all of n, and successive
// ones are far apart.
func stride(n int) int {
	step := max(1, n*618/1000)
	for ; common(step, n) > 1; step++ {
	}
	return step
}

// common returns the greatest common divisor.
func common(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}
