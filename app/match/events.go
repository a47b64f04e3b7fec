package match

import (
	"net/url"

	"tablier/ai/protocol"
	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/play"
	"tablier/rules"
)

// An Event is something that has happened to a match.
type Event interface{ isEvent() }

// What happens outside of the page.
type (
	// Loaded is the text of the game in storage, when the page began or another tab has written it: the match on the
	// table is given up for it. Seed is what a new table comes from where there is nothing.
	Loaded struct {
		Text string
		OK   bool // there is a text
		Seed uint64
		Left bool // the page has gone while the machine searched for it, and not as pages go: see package begun
	}
	// Stored is the text in storage after another tab has written.
	Stored struct {
		Text string
		OK   bool
		Seed uint64
	}
	// Framed puts what the parameters of a frame ask for on the table.
	Framed struct{ Query url.Values }
	// Mounted begins the match's life in a browser.
	Mounted struct{}
	// Entered and Left say that the match's page is on the screen, and that it no longer is.
	Entered struct{}
	Left    struct{}
	// Visible says whether the browser shows the page.
	Visible struct{ Yes bool }
	// Suspending is the last chance to save which position is shown: the page may get no later turn.
	Suspending struct{}

	// Heard is the progress of the machine with a question.
	Heard struct {
		ID       int
		Progress protocol.Progress
	}
	// Answered is the machine's answer to a question, or why there is none.
	Answered struct {
		ID    int
		Found protocol.Found
		Err   error
	}
	// Elapsed is the end of a Wait.
	Elapsed struct{ ID int }
	// Reminded is the end of a Remind.
	Reminded struct{ ID int }
	// Saved is the outcome of a Save: not OK when only this page holds the text.
	Saved struct{ OK bool }
	// Filed says that the match with an ID is in the archive.
	Filed struct{ ID string }
	// UnfinishedArchived says that the unfinished match before the one on the table is in the archive.
	UnfinishedArchived struct{}

	// Prepared is the end of a Prepare, and its error. Progressed says only that it has come further.
	Prepared   struct{ Err error }
	Progressed struct{}

	// HostListens says that the host page can be told things from now on.
	HostListens struct{}
	// HostFloods says that the host page has said too much at once, and is not heard any more.
	HostFloods struct{}
	// HostSaid is a message of the host page.
	HostSaid struct{ Text string }
)

// What a person does.
type (
	// Gestured is a gesture at the board, or at a control of the game's own.
	Gestured struct{ Gesture board.Gesture }
	// TouchedEarly is a point that was touched before the program ran: it is played as soon as it can be.
	TouchedEarly struct{ Point string }
	// Wrote is a move in the game's notation.
	Wrote struct{ Text string }
	// Cancelled forgets the points touched of a move.
	Cancelled struct{}
	// WentTo shows the position after a number of plies.
	WentTo struct{ Ply int }
	// UndoPressed and RedoPressed step through the match, or through what is tried.
	UndoPressed struct{}
	RedoPressed struct{}
	// LineChosen goes back to a line that was left for another.
	LineChosen struct{ Line int }
	// Welcomed says that a newcomer has seen what is offered on a first visit.
	Welcomed struct{}
	// Restarted begins another match.
	Restarted struct{}
	// RoundBegun begins the next round.
	RoundBegun struct{}
	// Uncovered says that the screen is with the person to move.
	Uncovered struct{}
	// SawAs shows a finished match as a seat knew it, or with everything for -1.
	SawAs struct{ Seat int }
	// ResignPressed gives up for the seat that Resigner names.
	ResignPressed struct{}
	// Arrived opens a game from elsewhere.
	Arrived struct{ Game Incoming }
	// KeepAsked archives the match as it stands, if it belongs there.
	KeepAsked struct{}
	// VariantAsked asks for a match of a variant, by one of its names if it has some, as an address does: for the one on
	// the table if it is of the variant.
	VariantAsked struct{ Variant, Kin string }
	// Reopened opens a match of the past, with the links that it goes on by, nil for none.
	Reopened struct {
		Game  archive.Game
		Match *rules.Match
		Links *post.Match
	}
	// Configured changes the settings, Rearranged only how the board is shown.
	Configured struct{ Settings play.Settings }
	Rearranged struct{ Settings play.Settings }
	// SatDown changes who plays.
	SatDown struct{ Seats [2]play.Seat }
	// Renamed gives a seat a name.
	Renamed struct {
		Seat int
		Name string
	}
	// ScoreReset sets the score to nothing.
	ScoreReset struct{}
	// CorrespondenceBegun goes on by links, as the host, with what the match is known by and a secret that nobody can
	// foresee. Where the match on the table cannot, another begins.
	CorrespondenceBegun struct {
		ID     link.ID
		Secret seal.Secret
	}
	// Joined puts a match by links on the table: another person has invited to it, or its links have been brought back.
	Joined struct{ Links *post.Match }
	// Posted takes a link of the other side of the match on the table: see [Controller.LinkRefusal].
	Posted struct{ Turn *link.Turn }

	// HintAsked asks for the best move.
	HintAsked struct{}
	// EvaluationSwitched and MoveValuesSwitched show or hide what the machine thinks of the position, and of each move.
	EvaluationSwitched struct{}
	MoveValuesSwitched struct{}
	// PausePressed pauses a match between machines, or lets it go on, and StepPressed lets them make one move.
	PausePressed struct{}
	StepPressed  struct{}
	// PlayNowPressed cuts the machine short.
	PlayNowPressed struct{}
	// AnywayPressed has the machine search although the page once crashed during that search.
	AnywayPressed struct{}
	// TryAgainPressed restarts the machine after a failure.
	TryAgainPressed struct{}
	// AskHostAgain asks a host page that has not answered once more.
	AskHostAgain struct{}
	// PlayHerePressed takes the match back from another tab; Loaded has come before.
	PlayHerePressed struct{}
	// ReviewStarted and ReviewStopped begin and end the review of the match.
	ReviewStarted struct{}
	ReviewStopped struct{}
	// Skipped ends an interlude, if it began before.
	Skipped struct{ At Moment }
)

func (Loaded) isEvent()              {}
func (Stored) isEvent()              {}
func (Framed) isEvent()              {}
func (Mounted) isEvent()             {}
func (Entered) isEvent()             {}
func (Left) isEvent()                {}
func (Visible) isEvent()             {}
func (Suspending) isEvent()          {}
func (Heard) isEvent()               {}
func (Answered) isEvent()            {}
func (Elapsed) isEvent()             {}
func (Reminded) isEvent()            {}
func (Saved) isEvent()               {}
func (Filed) isEvent()               {}
func (UnfinishedArchived) isEvent()  {}
func (Prepared) isEvent()            {}
func (Progressed) isEvent()          {}
func (HostListens) isEvent()         {}
func (HostFloods) isEvent()          {}
func (HostSaid) isEvent()            {}
func (Gestured) isEvent()            {}
func (TouchedEarly) isEvent()        {}
func (Wrote) isEvent()               {}
func (Cancelled) isEvent()           {}
func (WentTo) isEvent()              {}
func (UndoPressed) isEvent()         {}
func (RedoPressed) isEvent()         {}
func (LineChosen) isEvent()          {}
func (Welcomed) isEvent()            {}
func (Restarted) isEvent()           {}
func (RoundBegun) isEvent()          {}
func (Uncovered) isEvent()           {}
func (SawAs) isEvent()               {}
func (ResignPressed) isEvent()       {}
func (Arrived) isEvent()             {}
func (KeepAsked) isEvent()           {}
func (VariantAsked) isEvent()        {}
func (Reopened) isEvent()            {}
func (Configured) isEvent()          {}
func (Rearranged) isEvent()          {}
func (SatDown) isEvent()             {}
func (Renamed) isEvent()             {}
func (ScoreReset) isEvent()          {}
func (CorrespondenceBegun) isEvent() {}
func (Joined) isEvent()              {}
func (Posted) isEvent()              {}
func (HintAsked) isEvent()           {}
func (EvaluationSwitched) isEvent()  {}
func (MoveValuesSwitched) isEvent()  {}
func (PausePressed) isEvent()        {}
func (StepPressed) isEvent()         {}
func (PlayNowPressed) isEvent()      {}
func (AnywayPressed) isEvent()       {}
func (TryAgainPressed) isEvent()     {}
func (AskHostAgain) isEvent()        {}
func (PlayHerePressed) isEvent()     {}
func (ReviewStarted) isEvent()       {}
func (ReviewStopped) isEvent()       {}
func (Skipped) isEvent()             {}
