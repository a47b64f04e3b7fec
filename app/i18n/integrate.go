package i18n

// Integrate is the page that says how to put a board into a page of one's own.
type Integrate struct {
	Title, Lead                            string
	Make, Snippet, Preview, PreviewNone    string
	PreviewForbidden                       string
	Game, First, Second                    string
	Drawn                                  string // the link to a game that somebody has drawn
	Person, Program                        string
	Position, Moves, Theme, Task, NoTask   string
	Language                               string
	Turned, Straight, TurnedOver, Rules    string
	Controls                               string
	Control                                Table[string, string]
	Win                                    string
	Copy                                   string
	Origin, OriginWhy, OriginAny           string
	WideFrames                             string
	Parameters, ParametersWhy              string
	ParameterRows                          [][2]string
	Messages, MessagesWhy, ToBoard, ToPage string
	ToBoardRows, ToPageRows                [][2]string
	More                                   []Section
}
