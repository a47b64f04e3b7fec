package i18n

// Share is what is said about sharing a game.
type Share struct {
	Title                                                string
	Link, Record, Position                               string // what the field shows
	CopyLink, CopyRecord, CopyPosition                   string
	Copied, CopyByHand                                   string
	Send                                                 string // hands the link to another application
	CodeOfLink, TooLongForCode, TooLong, NoLink          string
	LinkSoon                                             string // while the link of a long game is made
	YoursOnly                                            string
	Open, OpenWhy, OpenIt                                string
	Kept, KnownAlready, PassedAlready                    string
	Watched, WatchedWhy                                  string
	Opening, DoNotOpen                                   string // while a long game is read
	NothingToOpen, NoneOfThese, LinkIllegal, RecordShort string
	LinkAlien, LinkNewer, LinkDamaged                    string
	LinkUnknown, LinkLong, TextLong                      string
	MoveRefused                                          func(number int, move string) string
	MoveMissing                                          func(number int) string // a move that the text no longer says
	PositionUnread, RecordUnread                         func(character int) string
	PositionShort                                        string
	RecordField                                          func(field string) string
	UnknownName                                          func(what, name string) string
	SeedWrong                                            func(round int) string
}
