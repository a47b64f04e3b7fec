// Package teacher is a teacher at the notebook of a class: what is shown of it, how it is sorted, where the keyboard is
// in its table, what is being read, whether it is kept on the device, and the programs of pupils that are run again. It
// knows no browser and has no sentences; app/class/teacher/page draws it and has the words.
//
//	files, codes, control, key ──► methods of Session ──► Environment: Python, Library, Clock, Store, Screen
//	                                     ▲                              │
//	                                     └───────── callbacks ◄─────────┘
//
// The notebook is a notebook.Book; a [Session] has its table as it stands and a [Look] at it. What files claim of a
// program is not believed: [Checks] has programs run again, one after another.
//
// Nothing is kept unless the teacher asks for it (Session.Keep), and all of it is erased by one control.
package teacher
