package page

import (
	"tablier/ai"
	"tablier/app/class/form"
	"tablier/app/class/gather"
	"tablier/app/class/handin"
)

// A catalogue is the sentences of the page, in the order in which they stand on it.
type catalogue struct {
	Head func(title string, pupils int) string

	Drop        string
	DropWhat    string
	Files       string
	Folder      string
	PasteCodes  string
	Example     string
	ExampleSet  string
	ExampleTalk string
	Pasted      string
	PastedWhat  string
	ReadCodes   string
	Invented    string
	Give        string
	GiveWhat    string
	HandIn      string
	Stick       string
	StickOf     string
	Share       string
	ShareOf     string
	Platform    string
	PlatOf      string
	Fill        string
	FillWhat    string

	Actions     string
	AddFiles    string
	AddFolder   string
	PasteCode   string
	CSV         string
	Print       string
	Compare     string
	CompareName string
	Erase       string
	Cup         string
	CupWhat     string
	Keep        string
	Forget      string
	Save        string
	Kept        string
	Unkept      string
	EraseAsk    func(pupils int) string
	EraseYes    string
	EraseNo     string
	Reading     func(read int, all int) string
	Set         string
	Untitled    func(id string) string

	ToCheck    string
	Read       func(files int, pupils int, points int) string
	Twice      func(name string, kept string, aside string) string
	Namesakes  func(name string, count int) string
	Changed    func(file string) string
	OtherSet   func(file string, title string, there bool) string
	NotRead    func(file string, why string) string
	Whole      func(file string) string
	NotTaken   func(count int, paths string, why string) string
	KeepOther  string
	Understood string
	Open       string
	OpenOther  string
	Code       string
	Compared   func(cells int, solved int) string
	Stop       string
	Faults     map[form.Fault]string
	FileFaults map[gather.Fault]string
	NoRoom     string
	BadKept    string
	NewerKept  string
	NoPython   string
	NoTests    string

	Table          string
	Pupil          string
	SortByName     string
	First          string
	Later          string
	Shown          string
	Tried          string
	NotDone        string
	Solved         func(tries int) string
	TriedTimes     func(tries int) string
	WasRead        string
	Then           func(was string, is string) string
	Cell           func(pupil string, item string, result string) string
	Of             func(n int) string
	Minutes        string
	ChangedOutside string
	SolvedOf       func(pupils int) string
	SolvedBy       func(n int, of int) string
	Mean           string

	ClassOf      string
	ClassWhat    func(pupils int) string
	AtFirst      func(n int) string
	Afterwards   func(n int) string
	WithSolution func(n int) string
	Without      func(n int) string
	Undone       func(n int) string
	Hard         string
	HardWhat     func(item string, answer string, pupils int, still int) string
	Item         func(number int) string
	ItemWhat     func(solved int, wrong int) string
	Wrongs       string
	Wrong        func(pupils int) string
	Verdicts     map[ai.Value]string
	Openings     string
	SortByThis   string
	ToPrograms   string
	Close        string
	PupilWhat    func(solved int, of int, minutes int, at string) string
	Hints        func(n int) string
	Remove       string
	Before       string
	After        string
	ItemBefore   string
	ItemAfter    string
	Pupils       func(n int) string
	Items        func(n int) string
	ByName       string
	Back         string
	Outcomes     map[handin.Outcome]string
	Choice       func(number string) string

	ByKind      string
	Met         string
	Bold        string
	Failed      func(test string) string
	Test        func(number string) string
	Passed      func(passed int, tests int) string
	FirstRun    string
	ProgramOf   func(name string) string
	NoProgram   string
	Run         string
	RunOne      string
	RunWhat     string
	Running     func(run int, all int) string
	StopRunning string
	Here        func(passed int, tests int) string
	HereFault   func(fault string) string
	Waits       string
	Runs        string
	Held        string
	Differs     string
	Differing   func(n int) string
	Instead     func(expected string, received string) string
	OpenInWrite string
	Copy        string
	Copied      string
	Same        func(names string) string

	SaidErased string
	SaidSorted func(by string) string
	ByNames    string
}
