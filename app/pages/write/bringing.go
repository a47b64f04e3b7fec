package write

import (
	"strings"

	"tablier/app/sandbox"
	"tablier/app/write"
)

// bring shows the program of a file, at the exercise that its name tells.
func (k *Kind) bring(name string, data []byte) {
	text := k.clean(sandbox.Decode(data))
	if len(text) > sandbox.MaxProgram { // what is no UTF-8 grows
		k.trouble = k.messages().Programs.BigFile
		k.redraw()
		return
	}
	if at, ok := write.FileExercise(k.list, name); ok && at != k.at {
		k.keepProgram()
		k.at = at
		k.outside.keep(exerciseParam + "=" + k.exercise().ID)
	}
	k.shared = text
	k.show()
}

// typed is edited for a text that may have signs which are not Python's.
func (k *Kind) typed(text string) {
	if cleaned := k.clean(text); cleaned != text {
		k.replace(cleaned)
		return
	}
	k.edited(text)
}

// clean returns a program as Python reads it. That signs were replaced is said once in a visit.
func (k *Kind) clean(program string) string {
	cleaned := sandbox.Clean(program)
	if cleaned != strings.ReplaceAll(program, "\r\n", "\n") && !k.toldOf {
		k.cleaned, k.toldOf = true, true
		k.redraw()
	}
	return cleaned
}
