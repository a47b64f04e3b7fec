package latest_test

import (
	"testing"

	"tablier/app/latest"
)

// Of all tokens of a source the last alone is valid, once.
func TestLastTokenIsValid(t *testing.T) {
	var s latest.Source
	first := s.Next()
	if !first.Valid() || !s.Pending() {
		t.Error("the first token is not valid")
	}
	second := s.Next()
	if first.Valid() || s.Take(first) {
		t.Error("the first token is valid after the second")
	}
	if !second.Valid() || !s.Take(second) {
		t.Error("the second token is not valid")
	}
	if second.Valid() || s.Pending() || s.Take(second) {
		t.Error("the second token is valid after it was taken")
	}
}

func TestCancelledTokenStaysSo(t *testing.T) {
	var s latest.Source
	cancelled := s.Next()
	s.Cancel()
	if cancelled.Valid() || s.Pending() {
		t.Error("the token is valid after it was cancelled")
	}
	if next := s.Next(); cancelled.Valid() || !next.Valid() {
		t.Error("another token has made the cancelled one valid")
	}
}

// A token is nothing to another source, which may have issued as many.
func TestTokenOfAnotherSource(t *testing.T) {
	var s, other latest.Source
	token := s.Next()
	other.Next()
	if other.Take(token) || !other.Pending() || !token.Valid() {
		t.Error("another source has taken the token")
	}
	if (latest.Token{}).Valid() || s.Take(latest.Token{}) {
		t.Error("the zero token is valid")
	}
}
