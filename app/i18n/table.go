package i18n

// A Table has what is said of each of a few things, in any order. It is a list because a map would be filled by code
// each time that the page starts, and that code is a hundredth of what a first visit downloads.
type Table[K comparable, T any] []Entry[K, T]

// An Entry is what is said of one thing.
type Entry[K comparable, T any] struct {
	Key K
	Say T
}

// Of returns what is said of a thing, the zero T where that is nothing.
func (t Table[K, T]) Of(key K) (say T) {
	for _, e := range t {
		if e.Key == key {
			return e.Say
		}
	}
	return say
}
