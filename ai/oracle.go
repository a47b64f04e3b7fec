package ai

// An Oracle knows what positions are worth from files that the program does not carry: they are fetched when somebody
// asks. It may be asked from several goroutines.
type Oracle interface {
	// Fetch has the files at hand that say what the position of a task is worth, and those after its moves. It waits
	// until they have come or it is plain that they will not soon.
	Fetch(ctx Context, task Task, hooks Hooks)
	// Value returns what the position of a task is worth to the side to move, without what has come before: Unknown
	// where no file at hand says so, and in games of which it knows nothing.
	Value(task Task) Value
}
