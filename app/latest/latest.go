// Package latest tells the last of several requests from the older ones, whose answers and timers come too late. Who
// waits for something keeps a [Source] for it, and gives each request the [Token] that the source issues.
package latest

// A Source issues tokens, of which at most one is valid: the last, until it is cancelled. The zero Source is ready for
// use. It must not be copied once it has issued a token.
type Source struct {
	last    int // the number of the last token
	pending bool
}

// A Token is what a source has issued for a request. The zero Token is valid for no source.
type Token struct {
	source *Source
	number int
}

// Next issues a token. Those before it are no longer valid.
func (s *Source) Next() Token {
	s.last++
	s.pending = true
	return Token{s, s.last}
}

// Cancel ends the validity of the last token.
func (s *Source) Cancel() { s.pending = false }

// Pending says whether the last token is valid still.
func (s *Source) Pending() bool { return s.pending }

// Take says whether a token is the valid one of this source, and ends its validity: what it was issued for has come.
func (s *Source) Take(t Token) bool {
	valid := t.source == s && t.Valid()
	if valid {
		s.Cancel()
	}
	return valid
}

// Valid says whether a token is valid still.
func (t Token) Valid() bool { return t.source != nil && t.source.pending && t.source.last == t.number }
