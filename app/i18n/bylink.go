package i18n

// ByLink are the sentences of the page about matches by links that the program has; see [ByLinkTexts].
type ByLink struct {
	Title, Description string
	Why                string // what leads to the page
	Missing            string // its texts have not come
}

// ByLinkTexts are the texts of that page. They are long: a page fetches them where somebody wants them. In a
// paragraph a word between asterisks is one that is defined there, and {chance}, {secret} and {open} stand for the
// names of the games in which chance draws, of those with secrets, and of the others.
type ByLinkTexts struct {
	Lead     string
	Sections []ByLinkSection
	Envelope Envelope
	Chain    ByLinkChain
	Tree     ByLinkTree
}

// A ByLinkSection is a heading with what stands below it, as far as there is any.
type ByLinkSection struct {
	ID, Title  string
	Paragraphs []string
	Points     []string
	Table      [][2]string // the first row is the head
	After      []string    // paragraphs after all that
}

// An Envelope is what the demonstration of a commitment says.
type Envelope struct {
	Pick, Strength          string
	Kept, Sent, Said, Found string
	Open, Lie               string
	Closed, True, False     string
	Python                  string
	Print, Mine, Bare       string // the table of fingerprints without a salt
}

// A ByLinkChain is the words of the picture of two chains of hashes.
type ByLinkChain struct {
	Name          string // what a screen reader says of it
	Upper, Lower  string
	Given, Closed [2]string // two lines each
	First, Then   string
	Draw          string
	Caption       string
}

// A ByLinkTree is the words of the picture of a tree of hashes.
type ByLinkTree struct {
	Name                    string // what a screen reader says of it
	Root, Pawn              string
	Opened, Given, Computed string
	Caption                 string
}
