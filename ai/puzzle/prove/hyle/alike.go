package hyle

import "tablier/rules/hyle"

// Alike returns the same text for states that are the same but for a symmetry of the board and the names of colours.
// What is in the bag follows from the board and the hand.
func Alike(s *hyle.State) string {
	n, least := int(s.N), ""
	for turn := range 8 {
		text := make([]byte, 0, n*n+2)
		var names [hyle.Most + 1]byte
		seen := byte(0)
		name := func(colour uint8) byte {
			if colour > 0 && names[colour] == 0 {
				seen++
				names[colour] = seen
			}
			return '0' + names[colour]
		}
		for file := range n {
			for rank := range n {
				f, r := file, rank
				if turn&1 != 0 {
					f = n - 1 - f
				}
				if turn&2 != 0 {
					r = n - 1 - r
				}
				if turn&4 != 0 {
					f, r = r, f
				}
				text = append(text, name(s.At(n*f+r)))
			}
		}
		if text = append(text, name(s.Hand), '0'+byte(s.Phase)); least == "" || string(text) < least {
			least = string(text)
		}
	}
	return least
}
