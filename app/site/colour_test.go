package site

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A colour has red, green and blue of sRGB and how much of it covers what is behind, each from 0 to 1.
type colour [4]float64

// parseColour reads #RGB, #RGBA, #RRGGBB or #RRGGBBAA.
func parseColour(text string) (colour, error) {
	digits, found := strings.CutPrefix(text, "#")
	if len(digits) <= 4 {
		wide := ""
		for _, c := range digits {
			wide += string(c) + string(c)
		}
		digits = wide
	}
	if len(digits) == 6 {
		digits += "FF"
	}
	n, err := strconv.ParseUint(digits, 16, 32)
	if !found || err != nil || len(digits) != 8 {
		return colour{}, fmt.Errorf("%q is not a colour", text)
	}
	c := colour{}
	for i := range c {
		c[i] = float64(n>>(24-8*i)&0xFF) / 255
	}
	return c, nil
}

// mix is color-mix(in srgb, a share, b) of CSS for colours that cover what is behind.
func mix(a colour, share float64, b colour) colour {
	for i := range a {
		a[i] = a[i]*share + b[i]*(1-share)
	}
	return a
}

// over is what is seen of a colour on a ground that covers what is behind.
func (c colour) over(ground colour) colour {
	seen := mix(c, c[3], ground)
	seen[3] = 1
	return seen
}

// luminance is the relative luminance of WCAG 2.2.
func (c colour) luminance() float64 {
	light := 0.0
	for i, weight := range []float64{.2126, .7152, .0722} {
		part := math.Pow((c[i]+.055)/1.055, 2.4)
		if c[i] <= .04045 {
			part = c[i] / 12.92
		}
		light += weight * part
	}
	return light
}

// contrastOf is the contrast ratio of WCAG 2.2 between two colours that cover what is behind.
func contrastOf(a, b colour) float64 {
	light, dark := a.luminance(), b.luminance()
	return (max(light, dark) + .05) / (min(light, dark) + .05)
}

// mixture is color-mix of a share of a colour and another, as a name of the table: "accent 14% surface".
var mixture = regexp.MustCompile(`^(\S+) (\d+)% (\S+)$`)

// colourOf returns what a name of the table stands for in a theme: a token, a literal or a mixture.
func colourOf(tokens map[string]string, name string) (colour, error) {
	if m := mixture.FindStringSubmatch(name); m != nil {
		a, err := colourOf(tokens, m[1])
		if err != nil {
			return colour{}, err
		}
		b, err := colourOf(tokens, m[3])
		share, _ := strconv.ParseFloat(m[2], 64)
		return mix(a, share/100, b), err
	}
	value, found := tokens[name]
	if !found {
		value = name
	}
	if token, found := strings.CutPrefix(value, "var(--"); found {
		return colourOf(tokens, strings.TrimSuffix(token, ")"))
	}
	return parseColour(value)
}

// The numbers are those of the specification and of a browser.
func TestColoursAreComputed(t *testing.T) {
	tokens := map[string]string{"ink": "#000", "other": "var(--ink)"}
	for _, c := range []struct {
		front, back string
		want        float64
	}{
		{"ink", "#FFFFFF", 21}, {"#777", "#FFF", 4.48}, {"other", "#000000", 1}, {"#F00", "#FFF", 4},
		{"ink 50% #FFF", "#FFF", 3.98}, {"#00000080", "#FFF", 4},
	} {
		front, err := colourOf(tokens, c.front)
		if err != nil {
			t.Fatal(err)
		}
		back, err := colourOf(tokens, c.back)
		if err != nil {
			t.Fatal(err)
		}
		if got := contrastOf(front.over(back), back); math.Abs(got-c.want) > .01 {
			t.Errorf("%s on %s has %.2f, want %.2f", c.front, c.back, got, c.want)
		}
	}
	if _, err := colourOf(tokens, "red"); err == nil {
		t.Error("a name that is no token is taken for a colour")
	}
}
