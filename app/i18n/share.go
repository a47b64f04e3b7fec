package i18n

// Share is what is said about sharing a game.
type Share struct {
	Title string
}

var frenchShare = Share{Title: "Partager"}

var englishShare = Share{Title: "Share"}
