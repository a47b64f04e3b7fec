package driver

const YourTurn = "À vous de jouer."
