package ai

// An Oracle knows what positions are worth from files that the program does not carry: they are fetched when somebody
// asks. It may be asked from several goroutines.
type Oracle interface {
	// Value returns what the position of a task is worth to the side to move, without what has come before: Unknown
	// where no file at hand says so, which is missing then, and in games of which it knows nothing. With hooks, which are
	// nil otherwise, it first fetches the files that say that, and what the moves are worth: it waits until they have
	// come, or it is plain that they will not soon.
	Value(ctx Context, task *Task, hooks *Hooks) (value Value, missing bool)
}
