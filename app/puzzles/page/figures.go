package page

import (
	"strconv"
	"strings"

	"tablier/app/i18n"
)

// points writes hundredths of a point, with one decimal.
func points(hundredths int, lang i18n.Lang) string {
	tenths := (hundredths + 5) / 10
	text := strconv.Itoa(tenths / 10)
	sign := "."
	if lang == i18n.French {
		sign = ","
	}
	if tenths%10 > 0 || tenths == 0 && hundredths > 0 {
		text += sign + strconv.Itoa(tenths%10)
	}
	return text
}

// half compares a fraction with a half.
func half(fraction string) int {
	top, bottom, ok := strings.Cut(fraction, "/")
	a, _ := strconv.Atoi(top)
	b := 1
	if ok {
		b, _ = strconv.Atoi(bottom)
	}
	return min(1, max(-1, 2*a-b))
}
