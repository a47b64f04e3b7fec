package domino

// openBook marks the move of the book, if there is one.
func (r *root) openBook() bool { return false }
