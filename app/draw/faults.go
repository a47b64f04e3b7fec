package draw

import (
	"cmp"
	"errors"
	"slices"

	"tablier/rules/morris"
)

// A Remedy is what mends a fault.
type Remedy int

// The remedies.
const (
	AddMiddle  Remedy = iota // a point half way of a line of two
	MakePath                 // of a line
	DropStroke               // takes a stroke away
	DropPoint                // takes the last of the points away that the fault is about
	FewerPawns               // one less on each side
	UsualPawns               // three on each side
	OpenPoints               // closes no point any more
	UsualStart               // puts the pawns that are in place at both ends
)

// A Fault is what keeps the drawing from being a game, at its place.
type Fault struct {
	Flaw     morris.Flaw
	Kind     Stroke // of the stroke whose fault it is
	Number   int    // of that stroke; -1 where it is no stroke's
	Points   []int  // that it is about
	Middle   morris.Place
	Remedies []Remedy
}

// faultsOf returns what is wrong with the drawing, and the game that it is where nothing is.
func (s *plate) faultsOf() (design *morris.Design, faults []Fault) {
	design, err := fitting(s.sketch)
	if err == nil {
		return design, nil
	}
	found, _ := errors.AsType[morris.Faults](err)
	names := s.Names()
	for _, f := range found {
		one := Fault{Flaw: f.Flaw, Number: -1}
		if kind := slices.Index([]string{"Lines", "Paths", "Wins"}, f.Field); kind >= 0 && f.Flaw != morris.NoLine {
			one.Kind, one.Number = Stroke(kind), f.Number
			one.Points = s.Strokes(one.Kind)[f.Number]
		} else if f.Field == "Points" {
			for _, name := range f.Points {
				one.Points = append(one.Points, slices.Index(names, name))
			}
		}
		s.mend(&one)
		faults = append(faults, one)
	}
	return nil, faults
}

// mend adds the remedies of a fault.
func (s *plate) mend(f *Fault) {
	k := &s.sketch
	switch f.Flaw {
	case morris.ShortLine:
		if len(f.Points) == 2 {
			at, ok := middle(k.Grid, k.Places[f.Points[0]], k.Places[f.Points[1]])
			if ok && s.At(at) < 0 && len(k.Places) < morris.MaxPoints && !s.isNear(at, -1) {
				f.Middle = at
				f.Remedies = append(f.Remedies, AddMiddle)
			}
		}
		if f.Kind == Line {
			f.Remedies = append(f.Remedies, MakePath)
		}
		f.Remedies = append(f.Remedies, DropStroke)
	case morris.PointTwice, morris.ShortPath:
		f.Remedies = []Remedy{DropStroke}
	case morris.Unlinked, morris.TooNear:
		f.Remedies = []Remedy{DropPoint}
	case morris.NoRoom:
		if k.Pawns > 2 {
			f.Remedies = []Remedy{FewerPawns}
		}
	case morris.ClosedInSet:
		f.Remedies = []Remedy{OpenPoints}
	case morris.PawnCount:
		f.Remedies = []Remedy{UsualPawns}
	case morris.BadStart, morris.StartCount, morris.NowhereToGo:
		f.Remedies = []Remedy{UsualStart}
	}
}

// Take applies a remedy to all faults of a flaw that have it, or to one of them, by its number among all.
func (s *Session) Take(flaw morris.Flaw, r Remedy, only int) {
	s.Escape() // what is drawn until now may join other strokes, and have no fault any more
	var chosen []Fault
	for i, f := range s.faults {
		if f.Flaw == flaw && slices.Contains(f.Remedies, r) && (only < 0 || only == i) {
			chosen = append(chosen, f)
		}
	}
	slices.SortStableFunc(chosen, func(a, b Fault) int { // from the last stroke and the last point on: others keep theirs
		return cmp.Or(b.Number-a.Number, b.last()-a.last())
	})
	s.change(func() {
		for _, f := range chosen {
			s.take(f, r)
		}
	})
}

// last returns the last of the points that a fault is about, -1 where it is about none.
func (f *Fault) last() int {
	if len(f.Points) == 0 {
		return -1
	}
	return slices.Max(f.Points)
}

// take applies a remedy to one fault.
func (s *plate) take(f Fault, r Remedy) {
	k := &s.sketch
	switch r {
	case AddMiddle:
		s.add(f.Middle)
	case MakePath:
		k.Lines = slices.Delete(k.Lines, f.Number, f.Number+1)
		k.Paths = append(k.Paths, f.Points)
	case DropStroke:
		list := strokes(k, f.Kind)
		*list = slices.Delete(*list, f.Number, f.Number+1)
	case DropPoint:
		s.remove(f.last())
	case FewerPawns:
		k.Pawns--
		s.restart()
	case UsualPawns:
		k.Pawns = usualPawns
		s.restart()
	case OpenPoints:
		k.Barred, k.First = nil, nil
	case UsualStart:
		s.restart()
	}
}
