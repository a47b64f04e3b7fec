package site

// What a person can read before, or instead of, the program: French, then
// English. Everything else a person reads comes from the components.
const (
	siteName        = "Tablier"
	siteDescription = "Jeux de plateau à deux, contre la machine ou à deux sur un écran, même sans réseau."
)

// notice is one message of the page itself, in both languages.
type notice struct {
	Key    string // its data attribute, which boot.js asks for
	French string
	Other  string // the same in English
}

// notices are shown by boot.js, in the element after the program's.
var notices = []notice{
	{"loading", "Chargement du jeu…", "Loading the game…"},
	{"kept", "Chargement du jeu… Votre geste est gardé.", "Loading the game… Your tap is kept."},
	{"unsupported",
		"Ce navigateur n’a pas WebAssembly, ou l’interdit : on peut lire ces pages, pas jouer. " +
			"Un navigateur à jour suffit.",
		"This browser lacks or forbids WebAssembly: pages can be read but not played. Any up-to-date browser will do."},
	{"closed",
		"Ce cadre est fermé (sandbox) : le jeu ne peut pas y charger ses programmes. " +
			"L’hébergeur doit l’autoriser, ou la page employer le fichier unique.",
		"This frame is closed (sandbox): the game cannot load its programs here. " +
			"The host has to allow it, or the page to use the single file."},
	{"failed",
		"Le jeu n’a pas pu démarrer. Rechargez la page ; si cela ne suffit pas, vérifiez la connexion.",
		"The game could not start. Reload the page; if that does not help, check the connection."},
	{"absent",
		"Cette page n’est pas encore gardée sur cet appareil : la première fois, il lui faut le réseau. " +
			"Vérifiez la connexion, puis rechargez la page.",
		"This page is not kept on this device yet: the first time it needs the network. " +
			"Check the connection, then reload the page."},
	damaged,
}

// damaged is also shown by the service worker, where it has no page left.
var damaged = notice{"damaged",
	"Un fichier gardé pour jouer sans réseau est abîmé, et n’a pas pu être remplacé. Vos parties ne sont pas touchées. " +
		"Vérifiez la connexion, puis rechargez la page.",
	"A file kept for use without a network is damaged and could not be fetched again. Your games are not affected. " +
		"Check the connection, then reload the page."}

// late is shown after some seconds, by the style sheet, where boot.js has not come.
var late = notice{
	French: "Le jeu n’a pas démarré : un de ses fichiers n’est pas arrivé. Vérifiez la connexion, puis rechargez la page.",
	Other:  "The game has not started: one of its files did not arrive. Check the connection, then reload the page.",
}

// noScript is shown where JavaScript is off.
var noScript = notice{
	French: "Pour jouer, activez JavaScript : le jeu tourne entièrement dans cette page et n’envoie rien.",
	Other:  "Please turn JavaScript on to play: the game runs entirely in this page and sends nothing.",
}
