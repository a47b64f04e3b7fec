package ai

// MostFiles is how many files are fetched at most, beside those that a question cannot do without, for one that is about
// hundreds of positions, each of which can need another file: 1.8 MB, an eighth of all of Entropy's. Those that the
// device keeps come in any number.
const MostFiles = 8

// An Oracle knows what positions are worth from files that the program does not carry: they are fetched when somebody
// asks. It may be asked from several goroutines.
type Oracle interface {
	// Value returns what the position of a task is worth to the side to move, without what has come before. It is Unknown
	// where files would say so that are not at hand, which missing tells, and where none does: in games and under options
	// of which it knows nothing, where the game has ended, and for a task that is Alone. With hooks, which are nil
	// otherwise, it first fetches the files that say that, and what the moves are worth: it waits until they have come,
	// or it is plain that they will not soon.
	Value(ctx Context, task *Task, hooks *Hooks) (value Value, missing bool)
	// Fetch fetches the files that say what the positions of some tasks are worth, all together, and waits for them as
	// Value does. Many positions need many files: the first so many may come from anywhere, the others come where the
	// device keeps them. It returns how many of the first have come or may still come: not those of which it is known
	// that they do not, so that they can be asked for once more.
	Fetch(ctx Context, tasks []Task, most int, hooks *Hooks) (fetched int)
}

// A Surpriser is an Oracle whose files say of a value only what who reads them does not expect.
type Surpriser interface {
	Oracle
	// Surprise returns, for the player to move in the position of a task and then for the other one, what is told if that
	// one is to move. It fetches the files that say it, and returns nil where they do not come, which missing tells, and
	// where there are none, as for Value.
	//
	// First comes how many bytes tell it and all others of the same block. Then there are three numbers for the position,
	// and for each in which one piece of the player who waits stands on another free cell, piece by piece and cell by
	// cell in the order of their names: 0 for a draw, 1 for a win of the player to move, 2 for a loss; the chance in
	// 65,536ths, before it is told, that it is no draw; and that it is a win if it is none. The chances are 0 where the
	// game has ended: that need not be told.
	Surprise(ctx Context, task *Task, hooks *Hooks) (told []int, missing bool)
}
