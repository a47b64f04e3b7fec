package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Write puts the site into dir, replacing a site that is there. It refuses to
// replace anything else, and a failure leaves the old site as it was.
func (s *Site) Write(dir string) error {
	if err := replaceable(dir); err != nil {
		return err
	}
	fresh := filepath.Clean(dir) + ".new"
	if err := os.RemoveAll(fresh); err != nil {
		return fmt.Errorf("writing the site: %w", err)
	}
	for name, data := range s.Files {
		file := filepath.Join(fresh, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return fmt.Errorf("writing the site: %w", err)
		}
		if err := os.WriteFile(file, data, 0o644); err != nil {
			return fmt.Errorf("writing the site: %w", err)
		}
	}
	return swap(dir, fresh)
}

// swap puts the fresh folder in the place of dir, and dir back if that fails.
func swap(dir, fresh string) error {
	old := filepath.Clean(dir) + ".old"
	if err := os.RemoveAll(old); err != nil {
		return fmt.Errorf("writing the site: %w", err)
	}
	if err := os.Rename(dir, old); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("writing the site: %w", err)
	}
	if err := os.Rename(fresh, dir); err != nil {
		return errors.Join(fmt.Errorf("writing the site: %w", err), os.Rename(old, dir))
	}
	if err := os.RemoveAll(old); err != nil {
		return fmt.Errorf("removing the old site: %w", err)
	}
	return nil
}

// replaceable tells whether dir may be thrown away: it is absent, empty or a
// site written earlier.
func replaceable(dir string) error {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("writing the site: %w", err)
	}
	if len(entries) == 0 {
		return nil
	}
	for _, name := range []string{serviceWorker, pageProgram} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			return fmt.Errorf("%s holds something else than a site: not replaced", dir)
		}
	}
	return nil
}
