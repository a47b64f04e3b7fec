package i18n

// RulesPage are the sentences of the pages with the rules.
type RulesPage struct {
	Brief          string // the heading of the three sentences
	Contents       string
	Notes, Related string // the parts of the page after what one needs to play
	Play, Try      string // beside a demonstration
	Missing        string // the rules have not come
}
