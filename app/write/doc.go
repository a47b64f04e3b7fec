// Package write is about the players that pupils write: the exercises that lead to them, the lines and the picture of
// each, and how far a person has got. A person at the exercises is a session of package workbench.
//
// The texts of the exercises stand in the folder exercises, one file each. The build packs them into a file for each
// language, which a page fetches when somebody opens an exercise.
package write
