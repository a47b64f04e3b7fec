package embed

// A Report is what a page says of a person at a task that it shows. It goes to the set that is being done, where there
// is one, and its notice to the page around a frame.
type Report struct {
	Item    string // what is worked at, as the page's address has it: the id of a puzzle, of an exercise
	Board   string // of a lesson, the one that was answered
	Whole   bool   // of a lesson, all boards are done
	Tried   bool   // an answer has been given
	Answer  string // as package class/handin describes it
	Right   bool   // it was right, and nothing is left to do
	Points  int    // of a match, the person's
	Hints   int    // used so far
	Shown   bool   // the solution has been shown
	Program string // in Python, as it stands
	Notice  Notice // for the host page; of no type where it is not told
}
