package i18n

// ByLinks is what is said of matches in which the players, each at a screen of their own, send each other links.
type ByLinks struct {
	// To begin one: beside the other ways to play, and what becomes of the match on the table.
	Apart, Here          string
	GoesOn, Begins, Anew string
	NoRandom             string // no secret can be drawn
	NextPlayers          string

	// Who is to do what now, a line and its reason. Name is who is elsewhere.
	Elsewhere            string // beside the name of who is
	Plays                func(name string) string
	MoveWhy              string
	ToSeal               func(name string) string
	ToDraw               func(name string) string
	DrawWhy              string
	ToSetUp              func(name string) string
	SetUpWhy             string
	ToOpen               func(name string) string
	OpenWhy              func(move string) string
	Ended, YouResign     string
	AllWhy               func(name string) string
	LastWhy              func(name string) string
	DoneWhy              string
	ToSend               string
	Invited              func(name, side string) string // to who has opened the first link
	Yours, YoursWhy      string
	Many                 func(links int) string // how long a match takes, before it begins
	ManyWhy              string
	Taking               func(name string, links int) string // a variant, with how many links it takes
	Send, NoServer       string
	CodeOfLink           string
	Larger, Smaller      string // the QR code
	LinkLong, WholeLong  string
	Answer               string
	AnswerWhy            func(name string) string
	Loss                 string // what helps where something has been lost
	Code, CodeWhy        string
	CopyCode             string
	WholeWhy             func(name string) string
	CopyWhole, SendWhole string
	FileWhy              string
	KeepFile             string
}
