package library

import "tablier/rules/entropy"

// Explain is that of tiles.Book. It returns nil where the files are not there.
func (l *Library) Explain(told []int, s entropy.State) []int {
	l.mu.Lock()
	if l.book == nil {
		told = nil
	} else {
		told = l.book.Explain(told, s)
	}
	l.mu.Unlock()
	return told
}
