package i18n

// Exact are the sentences about the files with the exact values of all positions of a game.
type Exact struct {
	Title              func(megabytes int) string
	Of                 func(kept, all int) string // in megabytes
	Why, Met, All      string                     // nothing is kept, some, all
	Fetching, Failed   string
	Fetch, Stop, Again string // what the control does
}
