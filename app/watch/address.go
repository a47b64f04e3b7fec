package watch

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// The names of the settings in an address, and that of a prepared question.
const (
	gameName       = "g"
	variantName    = "v"
	positionName   = "p"
	algorithmName  = "a"
	depthName      = "d"
	evaluationName = "e"
	orderName      = "o"
	stepName       = "s"
	leafName       = "l"
	movesName      = "m"
	questionName   = "q"
)

// An AddressFault says what is wrong with an address, as a code for the page's messages.
type AddressFault string

// The faults of an address.
const (
	BadName   AddressFault = "name"   // it has a setting that there is not, or one twice
	BadNumber AddressFault = "number" // a number is none, or beyond what can be asked for
	BadChange AddressFault = "change" // a change of a leaf or an order is none
	BadChoice AddressFault = "choice" // there is no such game, position, algorithm or question
)

// An AddressError is why an address leads to no search.
type AddressError struct {
	Fault AddressFault
	Text  string // the part of the address concerned
}

// Error says it for a programmer; the page has a sentence of its own for each Fault.
func (e *AddressError) Error() string {
	return "watch: address: " + string(e.Fault) + " at " + strconv.Quote(e.Text)
}

// Address returns what stands behind the # of a link to a moment.
func (m *Moment) Address() string {
	var b strings.Builder
	put := func(name, value string) {
		if value == "" {
			return
		}
		if b.Len() > 0 {
			b.WriteByte('&')
		}
		b.WriteString(name + "=" + escape.Replace(value))
	}
	put(gameName, m.Game)
	put(variantName, m.Variant)
	put(positionName, m.Position)
	put(algorithmName, m.Algorithm)
	if m.Depth > 0 {
		put(depthName, strconv.Itoa(m.Depth))
	}
	put(evaluationName, m.Evaluation)
	put(orderName, m.Order)
	for _, l := range m.Leaves {
		put(leafName, strings.Join(append(slices.Clone(l.Path), strconv.Itoa(l.Value)), " "))
	}
	for _, o := range m.Moves {
		words := append([]string{strconv.Itoa(len(o.Path))}, o.Path...)
		put(movesName, strings.Join(append(words, o.Moves...), " "))
	}
	if m.Step != 0 {
		put(stepName, strconv.Itoa(m.Step))
	}
	return b.String()
}

// escape keeps apart what an address joins. The navigator escapes all else that an address may not hold.
var escape = strings.NewReplacer("%", "%25", "&", "%26", "+", "%2B", ";", "%3B")

// QuestionAddress returns what stands behind the # of a link to a prepared question.
func QuestionAddress(id string) string { return questionName + "=" + escape.Replace(id) }

// Parse reads what stands behind the # of a link: a moment, or the id of a prepared question. What the address does not
// say is left to be filled in: a Depth of 0, and empty texts. The error is an *AddressError.
func Parse(address string) (m Moment, question string, err error) {
	seen := map[string]bool{}
	for _, part := range strings.Split(address, "&") {
		name, value, _ := strings.Cut(part, "=")
		if plain, err := url.QueryUnescape(value); err == nil {
			value = plain
		}
		if seen[name] && name != leafName && name != movesName {
			return Moment{}, "", &AddressError{BadName, part}
		}
		seen[name] = true
		if name == questionName {
			question = value
			continue
		}
		if fault := m.set(name, value); fault != "" {
			return Moment{}, "", &AddressError{fault, part}
		}
	}
	return m, question, nil
}

// set sets what an address says under a name.
func (m *Moment) set(name, value string) (fault AddressFault) {
	texts := map[string]*string{
		gameName: &m.Game, variantName: &m.Variant, positionName: &m.Position, algorithmName: &m.Algorithm,
		evaluationName: &m.Evaluation, orderName: &m.Order,
	}
	switch {
	case texts[name] != nil:
		*texts[name] = value
	case name == depthName:
		return number(value, 1, MostPlayouts, &m.Depth)
	case name == stepName:
		return number(value, Last, 1<<30, &m.Step)
	case name == leafName:
		return m.leaf(strings.Fields(value))
	case name == movesName:
		return m.order(strings.Fields(value))
	default:
		return BadName
	}
	return ""
}

func number(text string, least, most int, to *int) AddressFault {
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return BadNumber
	}
	*to = n
	return ""
}

// leaf reads the moves that lead to a leaf, and its value.
func (m *Moment) leaf(words []string) AddressFault {
	value := 0
	if len(words) < 2 || len(m.Leaves) == MostChanges || number(words[len(words)-1], -100, 100, &value) != "" {
		return BadChange
	}
	m.SetLeaf(words[:len(words)-1], value)
	return ""
}

// order reads how many moves lead to a node, these, and its moves in their order.
func (m *Moment) order(words []string) AddressFault {
	length := 0
	if len(words) < 3 || len(m.Moves) == MostChanges || number(words[0], 0, len(words)-3, &length) != "" {
		return BadChange
	}
	m.SetOrder(words[1:1+length], words[1+length:])
	return ""
}
