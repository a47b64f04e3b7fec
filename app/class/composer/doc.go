// Package composer is a teacher who prepares a set: its items and their order, the word and the minutes of each, its
// title and settings, and how it is given. It knows no browser and has no sentences; package app/class/composer/page
// draws it and has the words.
//
// Whatever changes is kept at once among the drafts of the device (package drafts). A match that is to be an item is a
// [Contest]: the machine says what can be reached in it, and a goal that cannot be is refused.
package composer
