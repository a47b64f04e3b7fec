package i18n

// Lay are the sentences about pieces that lie in a tray and are laid over several points at once.
type Lay struct {
	Turn, Put, Back string // what can be done with the piece that has been chosen
	Dead            string // shows the points on which nothing can be laid
	Tray            string
}

var frenchLay = Lay{Turn: "Tourner (R)", Put: "Poser", Back: "Rendre", Dead: "Cases mortes", Tray: "Réserve"}

var englishLay = Lay{Turn: "Turn (R)", Put: "Lay", Back: "Put back", Dead: "Dead cells", Tray: "Reserve"}
