package conform

import (
	"errors"
	"slices"

	"tablier/rules"
)

// checkSpec checks the promises of the spec itself.
func checkSpec(spec *rules.Spec) error {
	switch {
	case spec.ID == "" || spec.New == nil || spec.Parse == nil:
		return errors.New("without an ID, New or Parse")
	case spec.Sides[0] == "" || spec.Sides[1] == "" || spec.Sides[0] == spec.Sides[1]:
		return errors.New("no two Sides")
	case len(spec.Variants) == 0:
		return errors.New("no variant")
	case spec.Recurrences != 0 && spec.Key == nil:
		return errors.New("a recurrence rule needs a Key")
	case spec.Recurrences < 0 || spec.Recurrences == 1:
		return errors.New("a draw at the first occurrence: want Recurrences 0 or more than 1")
	case spec.Rounds < 0 || spec.Rounds > 1 && spec.Recurrences != 0:
		return errors.New("want Rounds 0 or more, and no recurrence rule where there are several")
	case spec.SameDraw != "" && !slices.Contains(spec.Options, spec.SameDraw):
		return errors.New("SameDraw is not among the options")
	case repeats(spec.Variants) || repeats(spec.Options):
		return errors.New("a variant or an option is listed twice")
	}
	return nil
}

func repeats(names []string) bool {
	sorted := slices.Sorted(slices.Values(names))
	return len(slices.Compact(sorted)) < len(names)
}
