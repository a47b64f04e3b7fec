package watch

import (
	"fmt"
	"strconv"
	"strings"
)

// ScoreKey is the key under which a score is kept.
const ScoreKey = "predictions"

// A Score counts the predictions that a person has made, and those of them that were right.
type Score struct{ Right, Of int }

// scoreHead begins a score as text, with the number of its form.
const scoreHead = "predictions 1\n"

// String returns the text form of a score, as it is stored; [ParseScore] reads it.
func (s Score) String() string {
	return scoreHead + strconv.Itoa(s.Right) + " " + strconv.Itoa(s.Of) + "\n"
}

// A ScoreError is the error of a text that is no score.
type ScoreError struct{ Text string }

func (e *ScoreError) Error() string {
	return fmt.Sprintf("watch: %q is not a score: %q and two numbers, the first not larger", e.Text, scoreHead)
}

// ParseScore reads what [Score.String] wrote. The error is a *ScoreError.
func ParseScore(text string) (Score, error) {
	rest, ok := strings.CutPrefix(text, scoreHead)
	right, of, two := strings.Cut(strings.TrimSuffix(rest, "\n"), " ")
	n, bad := strconv.Atoi(right)
	m, worse := strconv.Atoi(of)
	s := Score{n, m}
	if !ok || !two || bad != nil || worse != nil || n < 0 || n > m || s.String() != text {
		return Score{}, &ScoreError{text}
	}
	return s, nil
}
