package gather

import (
	"archive/zip"
	"path"
	"strings"

	"tablier/app/class/form"
)

// mayHold says whether a file of that name may hold a submission, a set or codes: platforms keep what pupils write into
// a field as pages or plain texts.
func mayHold(name string) bool {
	end := strings.ToLower(path.Ext(name))
	return name == "" || end == form.Extension || end == ".txt" || end == ".html" || end == ".htm"
}

func isZipName(name string) bool { return strings.EqualFold(path.Ext(name), ".zip") }

// hidden says whether a file is none that a person has put there.
func hidden(name string) bool {
	for _, part := range strings.Split(name, "/") {
		if strings.HasPrefix(part, ".") || part == "__MACOSX" || part == "Thumbs.db" || part == "desktop.ini" {
			return true
		}
	}
	return false
}

// submission is what Moodle puts behind the name and the number of a pupil, in the name of a folder or of a file.
const submission = "_assignsubmission"

// submitter returns the name of the pupil in a name that Moodle has made; false where it has not.
func submitter(name string) (pupil string, ok bool) {
	before, _, found := strings.Cut(name, submission)
	if !found {
		return "", false
	}
	pupil = strings.TrimRight(before, "0123456789")
	return strings.TrimSuffix(pupil, "_"), len(pupil) > 1 && len(pupil) < len(before) && strings.HasSuffix(pupil, "_")
}

// folder returns the name of the folder in which a file is, or what stands in its place before the name of a file.
func folder(name string) string {
	folder, file := path.Split(strings.TrimPrefix(name, "/"))
	for _, part := range []string{path.Base(folder), file} {
		if pupil, ok := submitter(part); ok {
			return pupil
		}
	}
	if folder == "" {
		return ""
	}
	return path.Base(folder)
}

// nameOf returns the path of an entry. Older programs write names in the code page of DOS.
func nameOf(entry *zip.File) string {
	name := entry.Name
	if entry.NonUTF8 {
		name = fromDOS(name)
	}
	name = strings.ReplaceAll(form.Tidy(name), "\n", " ")
	return path.Clean("/" + strings.ReplaceAll(name, "\\", "/"))[1:]
}

// dosLetters are the letters of the code pages 437 and 850 from 0x80 on, as far as both have the same.
const dosLetters = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ"

// fromDOS returns a name in the code page of DOS, unless it is in UTF-8 after all.
func fromDOS(name string) string {
	letters := []rune(dosLetters)
	var out strings.Builder
	for i := range len(name) {
		switch c := int(name[i]); {
		case c < 0x80:
			out.WriteByte(name[i])
		case c-0x80 < len(letters):
			out.WriteRune(letters[c-0x80])
		default:
			return name
		}
	}
	return out.String()
}
