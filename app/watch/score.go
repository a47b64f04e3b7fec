package watch

import (
	"strconv"
	"strings"
)

// ScoreKey is the key under which the marks of predictions are kept.
const ScoreKey = "predictions"

const scoreVersion = "1"

// A Score counts the answers of a person to questions, and how many were right; zero at first.
type Score struct{ Right, Asked int }

// Mark counts an answer.
func (s *Score) Mark(right bool) {
	s.Asked++
	if right {
		s.Right++
	}
}

// String returns the score as it is kept.
func (s Score) String() string {
	return scoreVersion + " " + strconv.Itoa(s.Right) + " " + strconv.Itoa(s.Asked)
}

// A ScoreError is the error of a text that is no score.
type ScoreError struct{ Text string }

// Error implements error.
func (e *ScoreError) Error() string {
	return "watch: score " + strconv.Quote(e.Text) + ": want version, right, asked"
}

// ParseScore reads what String has written.
func ParseScore(text string) (Score, error) {
	words := strings.Fields(text)
	if len(words) == 3 && words[0] == scoreVersion {
		right, err := strconv.Atoi(words[1])
		asked, err2 := strconv.Atoi(words[2])
		if err == nil && err2 == nil && right >= 0 && right <= asked {
			return Score{right, asked}, nil
		}
	}
	return Score{}, &ScoreError{text}
}
