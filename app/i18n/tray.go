package i18n

// Tray are the sentences with which pages add what they show to the set that a teacher prepares.
type Tray struct {
	Add, Preparing, Undo, Open, PutAway string
	Items                               func(n int) string
	Added                               func(title string) string
	Undone, Full, NotKept               string
}
