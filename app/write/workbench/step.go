package workbench

import (
	"encoding/json"

	"tablier/app/sandbox"
)

// The kinds of steps besides a line that is to be run.
const (
	CallStep   = "call"   // a function has been called
	ReturnStep = "return" // a function returns
)

// A Step is a line that is to be run, the call of a function or its return, with the variables of the function that is
// run.
type Step struct {
	Line, Depth int
	Function    string
	Kind        string
	Args        [][2]string // of a call: names and values
	Returned    string      // by a return, empty where an error ends the call
	Variables   []Variable
	Position    string // that the function looks at
	Print       string // what is printed until the next step
}

// A Variable is a name with its value.
type Variable struct {
	Name, Value string
	Fresh       string // "new" for one that has just changed
	ID          int    // the same for one object, 0 for a value that nobody can change
}

// UnmarshalJSON implements json.Unmarshaler: a variable comes as a list.
func (v *Variable) UnmarshalJSON(data []byte) error {
	var parts []any
	if err := json.Unmarshal(data, &parts); err != nil {
		return err
	}
	for i, into := range []*string{&v.Name, &v.Value, &v.Fresh} {
		if i < len(parts) {
			*into, _ = parts[i].(string)
		}
	}
	if len(parts) > 3 {
		id, _ := parts[3].(float64)
		v.ID = int(id)
	}
	return nil
}

func (s *Step) cut() {
	s.Function, s.Print = sandbox.Cut(s.Function, maxText), sandbox.Cut(s.Print, maxText)
	s.Kind, s.Returned = sandbox.Cut(s.Kind, maxName), sandbox.Cut(s.Returned, maxName)
	s.Position = sandbox.Cut(s.Position, maxText)
	s.Args = s.Args[:min(len(s.Args), maxArguments)]
	for i := range s.Args {
		for j := range s.Args[i] {
			s.Args[i][j] = sandbox.Cut(s.Args[i][j], maxName)
		}
	}
	s.Variables = s.Variables[:min(len(s.Variables), maxVariables)]
	for i := range s.Variables {
		v := &s.Variables[i]
		v.Name, v.Value = sandbox.Cut(v.Name, maxName), sandbox.Cut(v.Value, maxName)
		v.Fresh = sandbox.Cut(v.Fresh, maxName)
	}
}
