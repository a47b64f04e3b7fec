package paper

import (
	"encoding/xml"
	"io"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tablier/app/paper/sheet"
)

// A shape is an element of a drawing with its surroundings, in millimetres.
type shape struct {
	tag                      string
	left, top, right, bottom float64
	attr                     map[string]string
	text                     string
}

func (s *shape) width() float64  { return s.right - s.left }
func (s *shape) height() float64 { return s.bottom - s.top }

// isCut says whether scissors go along the shape.
func (s *shape) isCut() bool {
	return s.attr["stroke-dasharray"] != "" && s.attr["stroke"] == string(sheet.Grey)
}

// A frame is where the coordinates of a group are: moved, turned and enlarged.
type frame struct{ x, y, scale float64 }

var numbers = regexp.MustCompile(`-?[0-9]*\.?[0-9]+`)

// shapesOf returns the shapes of a drawing.
func shapesOf(t *testing.T, body string) (list []shape) {
	t.Helper()
	decoder := xml.NewDecoder(strings.NewReader("<g>" + body + "</g>"))
	frames := []frame{{scale: 1}}
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			return list
		}
		if err != nil {
			t.Fatal(err)
		}
		switch e := token.(type) {
		case xml.StartElement:
			at := frames[len(frames)-1]
			s := shape{tag: e.Name.Local, attr: map[string]string{}}
			for _, a := range e.Attr {
				s.attr[a.Name.Local] = a.Value
			}
			if s.tag == "g" {
				frames = append(frames, at.within(s.attr["transform"]))
				continue
			}
			frames = append(frames, at)
			s.surround(t, at)
			list = append(list, s)
		case xml.EndElement:
			frames = frames[:len(frames)-1]
		case xml.CharData:
			if text := strings.TrimSpace(string(e)); text != "" {
				last := &list[len(list)-1]
				last.text = text
				last.write(frames[len(frames)-1])
			}
		}
	}
}

// within returns the frame of a group in another one.
func (f frame) within(transform string) frame {
	n := floats(transform)
	if len(n) < 2 {
		return f
	}
	inner := frame{f.x + f.scale*n[0], f.y + f.scale*n[1], f.scale}
	rest := n[2:]
	if strings.Contains(transform, "rotate") {
		inner.scale, rest = -inner.scale, rest[1:]
	}
	if len(rest) > 0 {
		inner.scale *= rest[0]
	}
	return inner
}

func floats(text string) (list []float64) {
	for _, found := range numbers.FindAllString(text, -1) {
		n, _ := strconv.ParseFloat(found, 64)
		list = append(list, n)
	}
	return list
}

func (s *shape) number(name string) float64 {
	n, _ := strconv.ParseFloat(s.attr[name], 64)
	return n
}

// surround finds what is around a shape.
func (s *shape) surround(t *testing.T, at frame) {
	t.Helper()
	n := s.number
	switch s.tag {
	case "circle":
		s.left, s.top, s.right, s.bottom = n("cx")-n("r"), n("cy")-n("r"), n("cx")+n("r"), n("cy")+n("r")
	case "rect":
		s.left, s.top, s.right, s.bottom = n("x"), n("y"), n("x")+n("width"), n("y")+n("height")
	case "line":
		s.left, s.right = min(n("x1"), n("x2")), max(n("x1"), n("x2"))
		s.top, s.bottom = min(n("y1"), n("y2")), max(n("y1"), n("y2"))
	case "path":
		s.left, s.top, s.right, s.bottom = pathBounds(t, s.attr["d"])
	case "text":
	default:
		t.Fatalf("a drawing has %s", s.tag)
	}
	s.move(at)
}

// move brings what is around a shape into the coordinates of the sheet.
func (s *shape) move(at frame) {
	x1, x2 := at.x+at.scale*s.left, at.x+at.scale*s.right
	y1, y2 := at.y+at.scale*s.top, at.y+at.scale*s.bottom
	s.left, s.right, s.top, s.bottom = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
}

// write finds what is around a text.
func (s *shape) write(at frame) {
	size := s.number("font-size")
	wide := size * sheet.Width(s.text, s.attr["font-weight"] != "")
	from := s.number("x")
	switch s.attr["text-anchor"] {
	case "middle":
		from -= wide / 2
	case "end":
		from -= wide
	}
	s.left, s.right, s.top, s.bottom = from, from+wide, s.number("y")-size*.76, s.number("y")+size*.24
	s.move(at)
}

var commands = regexp.MustCompile(`[A-Za-z][^A-Za-z]*`)

// pathBounds returns what is around the ends of the parts of a path: where one is curved it is around more.
func pathBounds(t *testing.T, d string) (left, top, right, bottom float64) {
	t.Helper()
	left, top, right, bottom = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	x, y := 0.0, 0.0
	to := func(px, py float64) {
		x, y = px, py
		left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
	}
	for _, command := range commands.FindAllString(d, -1) {
		n := floats(command[1:])
		switch command[0] {
		case 'M', 'L', 'Q', 'C':
			for i := 0; i+1 < len(n); i += 2 {
				to(n[i], n[i+1])
			}
		case 'l', 'm':
			for i := 0; i+1 < len(n); i += 2 {
				to(x+n[i], y+n[i+1])
			}
		case 'H':
			to(n[len(n)-1], y)
		case 'V':
			to(x, n[len(n)-1])
		case 'h':
			to(x+n[0], y)
		case 'v':
			to(x, y+n[0])
		case 'A':
			to(n[5], n[6])
		case 'Z', 'z':
		default:
			t.Fatalf("a path has %s", command)
		}
	}
	return left, top, right, bottom
}
