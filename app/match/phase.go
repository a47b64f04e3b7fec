package match

// A Phase is the state of a match on a page: whose turn it is, or what it waits for.
type Phase int

// The phases. Beside each stands what ends it; a person can always do something else, such as take back, begin another
// match or choose who plays, after which the match is in whatever phase it has come to.
const (
	Loading       Phase = iota // no program runs yet: Mounted
	SavedByNewer               // a later version has saved the match: an update of the program
	Elsewhere                  // another tab plays on: PlayHerePressed
	Failed                     // the machine is out of order: TryAgainPressed
	Covered                    // the screen is handed over: Uncovered
	Interlude                  // the animation of the last move runs: its last Elapsed, or Skipped
	Over                       // there is a result: Restarted
	Watched                    // nobody plays it here: no event of this page
	Resting                    // a match between machines is paused, or nobody looks at it: PausePressed, Visible, Entered
	Greeting                   // a newcomer has not begun, and it is not their turn: Welcomed, or Gestured
	BetweenRounds              // a round has ended: RoundBegun, or Elapsed in a match between machines
	ChanceActs                 // chance is to act: Elapsed
	Held                       // the page once crashed while the machine searched: AnywayPressed, or another match
	OpponentMoves              // an opponent is to move: the event for which it waits
	PersonMoves                // a person here is to move: Gestured
)

// Phase returns the phase that the match is in.
func (c *Controller) Phase() Phase {
	t := c.table
	switch {
	case !c.live:
		return Loading
	case c.saving.newer:
		return SavedByNewer
	case c.elsewhere:
		return Elsewhere
	case c.failed:
		return Failed
	case t.Covered():
		return Covered
	case c.interlude.on:
		return Interlude
	case t.Result().Over():
		return Over
	case c.watched():
		return Watched
	case c.resting():
		return Resting
	case c.greets():
		return Greeting
	case t.Between():
		return BetweenRounds
	case t.Chance():
		return ChanceActs
	case c.held && c.opponent() == &c.opponents.machine:
		return Held
	case c.opponent() != nil:
		return OpponentMoves
	}
	return PersonMoves
}

// watched says whether a match can only be watched here; in a frame the host page plays from elsewhere.
func (c *Controller) watched() bool { return c.frame == nil && c.table.Watched() }

// resting says whether a match between machines waits: a person has paused it, or nobody looks.
func (c *Controller) resting() bool {
	return c.table.MachinesOnly() && (c.paused || c.hidden || !c.shown)
}
