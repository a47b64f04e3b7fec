//go:build !js

package library

import (
	"os"
	"path/filepath"
)

// A Disk is a [Source]: a folder on a disk that has the files as web/ has them.
type Disk string

// Bring implements [Source].
func (d Disk) Bring(names []string, _ int, _ func() bool, take func([][]byte)) {
	files := make([][]byte, len(names))
	for i, name := range names {
		// Nil for one that is not there.
		files[i], _ = os.ReadFile(filepath.Join(string(d), Folder, name+Ending))
	}
	take(files)
}
