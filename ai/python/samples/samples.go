//go:build !js

// Package samples has players in Python that a class begins with, from chance to alpha-beta.
package samples

import (
	"embed"
	"fmt"
)

//go:embed *.py
var files embed.FS

// All returns the sample programs in Python, the weakest player first.
func All() (programs []string, err error) {
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil, fmt.Errorf("the samples: %w", err)
	}
	for _, entry := range entries {
		program, err := files.ReadFile(entry.Name())
		if err != nil {
			return nil, fmt.Errorf("the samples: %w", err)
		}
		programs = append(programs, string(program))
	}
	return programs, nil
}
