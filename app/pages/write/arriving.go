package write

import "tablier/app/sandbox"

// The parameters of the address: the exercise, and a program.
const (
	exerciseParam = "e"
	programParam  = "p"
)

// Arrive implements shell.Kind: it shows the exercise that the address asks for.
func (k *Kind) Arrive(string) {
	if !k.site.Live {
		return
	}
	said := k.trouble
	refused := k.receive(k.outside.opens())
	if k.list != nil && k.lang == k.site.Lang {
		stays := refused && k.wanted == ""
		if k.shared != "" || !stays && k.list[k.at].ID != k.wanted {
			k.begin()
		} else if said != k.trouble {
			k.redraw()
		}
		return
	}
	if k.lang != k.site.Lang || k.failed {
		k.fetch()
		k.open(nil)
	}
}

// receive takes what the address has to open; it returns whether that was refused.
func (k *Kind) receive(opens string) (refused bool) {
	k.trouble = ""
	asked, err := sandbox.ReadLink(opens)
	k.wanted, k.shared = asked.Get(exerciseParam), ""
	if packed := asked.Get(programParam); packed != "" && err == nil {
		k.shared, err = sandbox.Unpack(packed)
	}
	if k.shared = k.clean(k.shared); len(k.shared) > sandbox.MaxProgram {
		k.shared, err = "", sandbox.ErrLong
	}
	switch err {
	case nil:
		return false
	case sandbox.ErrLong:
		k.trouble = k.messages().Programs.LongLink
	default:
		k.trouble = k.messages().Programs.BadLink
	}
	k.outside.log(err)
	return true
}
