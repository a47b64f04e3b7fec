package protocol

import "strconv"

// An ID tells a request from others: a JSON number or string as the text in which it was sent, such as 7
// or "a", quotes included; empty for null. It reads and writes itself as that text under encoding/json.
type ID string

// NumberID returns the ID that is written as the number n.
func NumberID(n int) ID { return ID(strconv.Itoa(n)) }

// MarshalJSON returns the text that was sent, or null.
func (id ID) MarshalJSON() ([]byte, error) { return id.append(nil), nil }

// UnmarshalJSON keeps the text.
func (id *ID) UnmarshalJSON(text []byte) error {
	if *id = ID(text); *id == "null" {
		*id = ""
	}
	return nil
}

func (id ID) append(buf []byte) []byte {
	if id == "" {
		return append(buf, "null"...)
	}
	return append(buf, id...)
}
