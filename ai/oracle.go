package ai

// An Oracle knows what positions are worth from files that the program does not carry: they are fetched when somebody
// asks. It may be asked from several goroutines.
type Oracle interface {
	// Value returns what the position of a task is worth to the side to move, without what has come before. It fetches
	// the files that say so, and waits until they have come or it is plain that they will not soon: then, and in games
	// of which it knows nothing, the value is Unknown.
	Value(ctx Context, task Task, hooks Hooks) Value
}
