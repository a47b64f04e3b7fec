package i18n

// Past is what is said about the games that were played and about all that is kept.
type Past struct {
	Nav, Title, Lead, None string
	Later                  string // what a later version has written

	// how games ended, counted
	AgainstMachine   string
	Opponent         func(variant, level string) string // variant is empty where there is only one
	Won, Drawn, Lost string
	Together         string // names the only line of two people's results
	Reset, ResetYes  string
	ResetAsk         func(game string) string

	// which games are shown
	Game, Name string
	EveryGame  string
	Nobody     func(name string) string

	// one game
	List         string
	Games        func(n int) string
	Versus       func(one, other string) string
	Moves        func(n int) string
	ResignedTo   func(winner, loser string) string
	YouResigned  func(winner string) string
	Unfinished   string
	Retaken      string // a move was taken back after it had revealed something
	Replay, Drop string
	DropAsk      string
	Broken       string // it cannot be replayed
	More         func(n int) string

	// all that is kept
	Data, DataWhere         string
	Durable, Evictable      string
	Refused                 string
	Aside                   func(names string) string
	Export, Import, Erase   string
	Exported                func(file string) string
	ImportAsk               func(games int) string
	ImportYes, Imported     string
	EraseAsk, EraseYes      string
	Erased, NoRoom, Keep    string
	Unchanged               string
	FileTooLarge, FileAlien string
	FileLater               string
	Reading, StopReading    string // of a file that takes a while
	FileField, FileKey      func(name string) string
	FileText, TextLater     func(key string) string
	FileEntry               func(key string, number int) string // counted from 1
	Detail                  func(why string) string             // what the program says, in English
}
