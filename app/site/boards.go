package site

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"tablier/ai/puzzle"
	"tablier/app/lesson"
	"tablier/app/nav"
)

// boards returns the folders with the code of the games of the program, that of the test game only where tags choose
// it.
func (t tools) boards(ctx context.Context, tags []string) (folders []string, err error) {
	args := []string{"list", "-deps", "-tags", strings.Join(tags, ","), "-f", "{{.Dir}}", "./app/games"}
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = t.module
	out, err := output(cmd)
	if err != nil {
		return nil, err
	}
	for dir := range strings.Lines(string(out)) {
		dir = strings.TrimSpace(dir)
		if filepath.Dir(dir) == filepath.Join(t.module, "app", "boards") {
			folders = append(folders, dir)
		}
	}
	return folders, nil
}

// eachBeside calls f with the name and the text of each file in folders whose name fits a pattern.
func eachBeside(folders []string, pattern string, f func(name string, text []byte) error) error {
	for _, dir := range folders {
		names, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			return err
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			if err := f(name, text); err != nil {
				return err
			}
		}
	}
	return nil
}

// lessons returns the lessons that stand in the folders of boards, by the places from which pages fetch them.
func lessons(boards []string) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := eachBeside(boards, "lesson*.txt", func(name string, text []byte) error {
		l, err := lesson.Parse(string(text))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		files[nav.LessonFile(l.ID)] = text
		return nil
	})
	return files, err
}

// puzzles returns the puzzles that stand in the folders of boards, by the places from which pages fetch them.
func puzzles(boards []string) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := eachBeside(boards, "puzzles.txt", func(name string, text []byte) error {
		s, err := puzzle.Parse(string(text))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		files[nav.PuzzleFile(s.Game)] = text
		return nil
	})
	return files, err
}
