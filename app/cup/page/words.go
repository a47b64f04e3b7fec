package page

import (
	"tablier/ai/cup"
	"tablier/app/cup/organizer"
	"tablier/app/i18n"
	"tablier/app/sandbox"
	"tablier/app/ui"
)

// said says for a reader what has just happened.
func (f *frame) said() string {
	switch {
	case f.notices.Question != nil:
		return f.questionText(*f.notices.Question)
	case f.notices.Finished:
		played, _ := f.cup.Progress()
		return f.words.Done(played)
	}
	return ""
}

// questionText says what a question asks.
func (f *frame) questionText(q organizer.Question) string {
	if q.Games > 0 {
		return f.words.Erase(q.Games)
	}
	return f.words.Replace
}

// troubles says what is wrong with what was last asked for.
func (f *frame) troubles() string {
	var said []string
	for _, t := range f.notices.Troubles {
		said = append(said, sayTrouble(f.lang, t))
	}
	return ui.Join(" ", said...)
}

// stopped says why the games have stopped by themselves.
func (f *frame) stopped() string {
	return sayTrouble(f.lang, organizer.Trouble{Fault: f.notices.Stopped})
}

// sayTrouble says what a trouble is; nothing of one without a fault.
func sayTrouble(lang i18n.Lang, t organizer.Trouble) string {
	m, programs := i18n.CupOf(lang), i18n.ProgramsOf(lang)
	names, err := ui.Join(", ", t.Names...), ""
	if t.Err != nil {
		err = t.Err.Error()
	}
	switch t.Fault {
	case organizer.BigPrograms:
		return m.BigFile(names)
	case organizer.Full:
		return m.Full(cup.MaxPlayers, names)
	}
	return map[organizer.Fault]string{
		organizer.BadKept: m.Damaged, organizer.NotKept: m.NotKept, organizer.BadFile: m.BadFile + err,
		organizer.NewerFile: m.NewerFile, organizer.BigFile: m.BigCup, organizer.BadLink: programs.BadLink,
		organizer.LongLink: programs.LongLink, organizer.NoSamples: m.NoSamples, organizer.BadName: m.BadName,
		organizer.NoGame: m.NoGame, organizer.StillReading: m.Reading, organizer.BadCup: err,
		organizer.MachineFailed: m.Stopped, organizer.NotDrawn: m.NotDrawn,
	}[t.Fault]
}

// why says what an error is, and where it stands.
func (f *frame) why(fault cup.Fault) string {
	explained := f.kind.browser.explain(sandbox.Fault{
		Kind: fault.Kind, Type: fault.Type, Line: fault.Line, Message: fault.Text,
	})
	return i18n.ProgramsOf(f.lang).At(fault.Line) + explained.Title
}
