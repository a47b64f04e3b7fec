package dispose

import "strings"

// ChooseByKey chooses the stock that a key stands for, or several in turn, in the row of that which is chosen if one is
// there; false where it stands for none.
func (s *Session) ChooseByKey(key string) bool {
	if key == "" {
		return false
	}
	for _, typed := range []string{s.typed + key, key} {
		found, begun := s.keyed(typed)
		if found != "" || begun {
			if s.typed = typed; found != "" {
				s.typed = ""
				s.Choose(found)
			}
			return true
		}
	}
	s.typed = ""
	return false
}

// keyed returns the stock of which the key has been typed, of one with two signs in either order, and says whether one
// has been begun.
func (s *Session) keyed(typed string) (found string, begun bool) {
	for _, stock := range s.stocks {
		same := stock.Key == typed || len(stock.Key) == 2 && stock.Key[1:]+stock.Key[:1] == typed
		if same && (found == "" || stock.Row == s.row()) {
			found = stock.ID
		}
		begun = begun || len(typed) < len(stock.Key) && strings.Contains(stock.Key, typed)
	}
	return found, begun
}

// row returns the row of the chosen stock.
func (s *Session) row() int {
	for _, stock := range s.stocks {
		if stock.ID == s.chosen {
			return stock.Row
		}
	}
	return 0
}
