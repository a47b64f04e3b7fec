// Package notebook is the notebook of a teacher: what the pupils of a class have handed in, on the teacher's device
// alone. It knows no page, and has no sentences.
//
// A [Book] takes what is dropped ([Reading], in steps), finds out what belongs to one pupil ([Pupil]) and to another
// set, and says what is to be looked at ([Notice]). Its [Table] has a row for a pupil and a column for an item, and
// answers what is asked about them: who has answered what ([Table.Answers]), whose programs are alike ([Table.Alike]),
// what has changed since another table ([Compare]), and all of it for a spreadsheet ([Table.CSV]).
//
// A notebook ends with its page, unless the teacher asks for it to be kept on the device ([Book.String]).
package notebook
