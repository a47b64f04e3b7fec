package watch

import "tablier/ai/protocol"

// A Fault is the reason of a refusal, as a code for the catalogues. The zero Fault is none.
type Fault int

// The faults.
const (
	NoAnswer Fault = iota + 1 // the machine has failed, or has sent no tree
	Refused                   // the machine or the rules refuse a search: Code and Text
	BadParam                  // a parameter of the address cannot be read: Name and Text
	BadLeaf                   // no value for a leaf: Text
)

// A Refusal is why something is not shown or not taken. The zero Refusal is none.
type Refusal struct {
	Fault Fault
	Code  protocol.Code
	Name  string // of the parameter
	Text  string // what a person has written, or the details of the code
}

// Any says whether something was refused: the zero Refusal is none.
func (r Refusal) Any() bool { return r.Fault != 0 }

// reason returns the refusal that tells a person of an error of the machine. What a person can do nothing about goes to
// the console.
func (e *Environment) reason(err error) Refusal {
	answer, ok := err.(*protocol.Error)
	if !ok {
		e.Screen.Log(err)
		return Refusal{Fault: NoAnswer}
	}
	return Refusal{Fault: Refused, Code: answer.Code, Text: answer.Message}
}
