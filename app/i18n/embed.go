package i18n

// Embed is what a board in a course page says.
type Embed struct {
	Host                              string // the program of the course page, as a player
	AwaitHost, SilentHost             string
	HostFloods, HostFloodsWhy         string
	AskAgain                          string
	Problem                           string
	Fault                             func(fault, param, value string) string // a fault of package embed
	Task                              func(moves int) string                  // to win, in so many moves; 0 for any number
	TaskSolved, TaskFailed, TaskAgain string
	Whole                             string // the link to the whole site
}
