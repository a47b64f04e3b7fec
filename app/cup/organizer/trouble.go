package organizer

import (
	"tablier/ai/cup"
	"tablier/app/sandbox"
)

// A Fault is the reason of a refusal or of a stop, as a code for the catalogues. The zero Fault is none.
type Fault int

// The faults.
const (
	BadKept       Fault = iota + 1 // the kept cup cannot be read
	NotKept                        // there is no room to keep the cup
	BadFile                        // a file is no cup that can be played here
	NewerFile                      // a file is of a later version of the program
	BigFile                        // a file is longer than a cup
	BigPrograms                    // files are longer than a program: Names
	BadLink                        // the program of a link is damaged
	LongLink                       // the program of a link is too long
	NoSamples                      // the samples have not come
	Full                           // there is no room for more players: Names of those who are left out
	BadName                        // a player cannot be called so
	NoGame                         // no game lasts for so many random plies
	StillReading                   // the games of a file are being replayed
	BadCup                         // there is no such cup: Err
	MachineFailed                  // the machine has not answered
	NotDrawn                       // what a person has pasted is no game that somebody has drawn
	lastFault     = NotDrawn
)

// Faults returns all faults, so that a test can look for the sentence of each.
func Faults() (all []Fault) {
	for f := Fault(1); f <= lastFault; f++ {
		all = append(all, f)
	}
	return all
}

// A Trouble is a reason why what a person has chosen or asked for is refused.
type Trouble struct {
	Fault Fault
	Names []string // of the players or the files concerned
	Err   error
}

// Notices is what a session says beside the cup.
type Notices struct {
	Question *Question // waits for its answer; nil for none
	Troubles []Trouble // with what was last asked for
	Stopped  Fault     // why the games have stopped before their end; zero when they have not by themselves
	Finished bool      // the last game has just been played
}

// A Question is a confirmation before something that cannot be undone.
type Question struct {
	Games int // how many played games would be lost; 0 where the cup of a file would replace the one there
	then  func()
}

// refusalOf returns the trouble for an error of the configuration or the players of a cup.
func refusalOf(err error) Trouble {
	switch e := err.(type) {
	case *cup.PlayerError:
		return Trouble{Fault: BadName}
	case *cup.ConfigError:
		if e.Field == "players" {
			return Trouble{Fault: Full}
		}
		return Trouble{Fault: NoGame}
	}
	return Trouble{Fault: BadCup, Err: err}
}

// fileTrouble returns the trouble for an error of a file.
func fileTrouble(err error) Trouble {
	if _, newer := err.(*cup.VersionError); newer {
		return Trouble{Fault: NewerFile}
	}
	return Trouble{Fault: BadFile, Err: err}
}

// linkTrouble returns the trouble for an error of a link.
func linkTrouble(err error) Trouble {
	if err == sandbox.ErrLong {
		return Trouble{Fault: LongLink}
	}
	return Trouble{Fault: BadLink}
}
