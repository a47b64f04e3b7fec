package protocol

import "strconv"

// An ID identifies a request: a JSON number or string as the text in which it was sent, such as 7 or "a", quotes
// included; empty for null. Under encoding/json it reads itself as that text.
type ID string

// NumberID returns the ID of the number n.
func NumberID(n int) ID { return ID(strconv.Itoa(n)) }

// UnmarshalJSON keeps the JSON text of an ID as it is; null is no ID.
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
