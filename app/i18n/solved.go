package i18n

// Solved are the sentences about what is known exactly of the games.
type Solved struct {
	Title, Text        string
	Note, ShowNote     string // what is claimed and how to check it
	Tables, ShowTables string // values and counts
}
