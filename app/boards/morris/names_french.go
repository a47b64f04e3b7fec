package morris

import "tablier/app/board"

// frenchNames are the names of the source and of the boards that stand for its variants.
var frenchNames = []board.VariantName{
	{ID: "tapatan", Variant: "tapatan", Name: "Tapatan", Where: "Philippines", Story: "Le nom que la source a " +
		"retenu, pour un tablier de plexiglas et des boules de résine."},
	{ID: "three-mens-morris", Variant: "tapatan", Name: "Three men’s morris", Where: "Grande-Bretagne", Story: "On " +
		"en voit des tabliers gravés dans la pierre des cloîtres anglais."},
	{ID: "luk-tsut-ki", Variant: "tapatan", Name: "Luk tsut k’i", Where: "Chine", Story: "Le nom veut dire « échecs " +
		"à six pions » : trois pour chacun."},
	{ID: "fanoron-telo", Variant: "tapatan", Name: "Fanoron-telo", Where: "Madagascar", Story: "Le plus petit " +
		"tablier du fanorona ; telo veut dire trois."},
	{ID: "kurna", Variant: "tapatan", Name: "Kurna", Where: "Égypte", Story: "Le tablier est gravé dans les dalles " +
		"du temple de Kurna ; on ne sait pas de quand date la gravure."},
	{ID: "hema", Variant: "tapatan", Name: "Hema", Where: "Côte d’Ivoire", Story: "Nous n’avons pas trouvé le texte " +
		"de ses règles. Nous supposons que ce sont celles du Tapatan."},
	{ID: "achi", Variant: "achi", Name: "Achi", Where: "Ghana", Story: "Les enfants le tracent sur le sol. Avec " +
		"quatre boules chacun, il ne reste qu’un trou."},
	{ID: "nine-holes", Variant: "neuf-trous", Name: "Nine Holes", Where: "Grande-Bretagne", Story: "« Neuf trous », " +
		"et pas de diagonales : seules les rangées et les colonnes gagnent."},
	{ID: "dris-at-talata", Variant: "neuf-trous", Name: "Dris at-Talata", Where: "Égypte", Story: "Les mêmes neuf " +
		"trous ; talata veut dire trois."},
	{ID: "tsoro-square", Variant: "pendus", Name: "Tsoro Yemutatu, carré", Where: "Zimbabwe", Story: "Le tablier du " +
		"Tapatan, où l’on porte sa boule sur n’importe quel point libre."},
	{ID: "pendus", Variant: "pendus", Name: "Les Pendus", Where: "France", Story: "Maurice Kraitchik décrit ce jeu " +
		"en 1948 parmi les récréations mathématiques."},
	{ID: "tant-fant", Variant: "tant-fant", Name: "Tant Fant", Where: "Inde", Story: "Les boules sont déjà placées : " +
		"chacun part de la rangée devant lui."},
	{ID: "nira", Variant: "tant-fant", Name: "Nira", Where: "Inde", Story: "La source dit seulement que les boules y " +
		"sont déjà placées. Nous supposons les règles du Tant Fant."},
	{ID: "shisima", Variant: "shisima", Name: "Shisima", Where: "Kenya", Story: "Shisima veut dire l’étendue d’eau ; " +
		"les boules y sont des insectes qui courent vers son milieu."},
	{ID: "rota", Variant: "rota", Name: "Rota", Where: "Rome", Story: "Des roues à huit rayons sont gravées dans des " +
		"pavés romains. Le nom, « la roue », et les règles sont une reconstitution."},
	{ID: "tsoro", Variant: "tsoro", Name: "Tsoro Yematatu", Where: "Zimbabwe", Story: "Sur un triangle de sept " +
		"points, un seul est libre : on saute pour s’en sortir."},
	{ID: "picaria", Variant: "picaria", Name: "Picaria", Where: "Nouveau-Mexique", Story: "Joué chez les Zuñis. On y " +
		"passe aussi entre les milieux de deux côtés voisins."},
	{ID: "pitarilla", Variant: "picaria", Name: "Pitarilla", Where: "Amériques", Story: "Le nom que la source donne " +
		"au jeu des Amérindiens."},
	{ID: "picaria-13", Variant: "picaria-13", Name: "Picaria à 13 points", Where: "Nouveau-Mexique", Story: "Le même " +
		"jeu, où l’on joue aussi au milieu des quatre cases."},
}
