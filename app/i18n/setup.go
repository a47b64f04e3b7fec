package i18n

// SetUp are the sentences about a set-up phase, in which each player makes several moves in turn that the other one
// does not see.
type SetUp struct {
	Other func(name string) string // who sets up now
	Set   string                   // all moves of a player, in the list of moves
}
