package i18n

// Cup are the sentences of the room in which players meet each other.
type Cup struct {
	Players        string
	Yours, Machine string
	Level          func(n int) string // the name of a level among the players
	AddFiles       string
	AddOwn         string
	AddLevel       string
	Nobody         string
	Acts           func(name string) string
	Read           string
	Link, CopyLink string
	Save, Remove   string
	Name           string
	NoCode         string // the program is too long for a code to be scanned

	// what the trial of a program has shown
	Untried, Trying, Tried string
	Fails                  func(line int, why string) string
	Unordered              string
	Same                   func(name string) string           // another player has the same program
	LostBy                 func(games int, why string) string // errors of the program

	// of a program during which the page has gone, until a person wants it tried
	Held, TryIt string
	HeldWhy     func(name string) string

	// what a cup is, as long as nobody meets anybody
	WhatTitle, Example     string
	What                   [3][2]string
	Samples                [7]string // the names of the programs that come with the site
	TrySamples, AddSamples string
	SamplesWhat, NoSamples string
	OpenKept               string
	ToPlay                 string
	ToPlayWhat             func(games int) string // of a cup with one more player

	Offered, Accept, Refuse string // a player who has come by a link

	// what the cup is played by
	Settings            string
	Game, PerPair, Seed string
	Drawn, NotDrawn     string // a game that somebody has drawn
	Plies               string
	PlyCount            func(n int) string

	// how it goes
	Progress                   string
	Waiting                    func(players, games int) string
	Takes                      func(minutes int) string // all games, about
	Few, OneMore               string
	Start, Pause, Resume       string
	Again                      string
	Played                     func(played, all int) string
	Meeting                    func(first, second string, game, of int) string
	Done                       func(games int) string
	How                        func(games, plies int, seed string) string
	Stopped                    string // the machine has not answered
	NoGame                     string // no game lasts for so many random plies
	Erase                      func(games int) string
	Yes, No                    string
	Replace                    string
	Aside                      func(name string) string
	Reading                    string // the games of a file are played again
	Damaged                    string // the cup that was kept
	NotKept                    string // the browser has no room
	BigCup                     string
	BadFile                    string
	NewerFile                  string
	BigFile                    func(names string) string
	BadName                    string
	Full                       func(most int, left string) string // left: the names of those who do not fit
	Class, ClassWhat           string
	Points, Ladder             func(of int) string
	Cross                      string
	Total                      string
	Pts                        string // points, in short
	Cell                       func(row, column string, points, of, won, drawn, lost int) string
	Export, CSV, File, OpenCup string
	Columns                    [9]string // of the table as a file: see cup.Columns
	Which                      string
	Tied                       func(a string, share, margin int, b string, share2, margin2 int) string
	Apart                      string
	Meanwhile                  string
	MeanwhileWhat              string

	// the games of two players
	Tally    func(won, drawn, lost int) string
	Plays    func(name string) string
	Play     func(n int, result string) string
	Results  [3]string // drawn, won, lost, as the row has it
	Ended    func(n int, result string, plies int) string
	Seat     func(name, side, reason string) string
	TooLong  string
	Recurred string // the same position came again
	First    string
	Back, On string
	Last     string
	Steps    string
	NoneYet  string
}
