package i18n

import "testing"

func TestDe(t *testing.T) {
	for name, want := range map[string]string{
		"Ordi": "d’Ordi", "Humain": "d’Humain", "Zoé": "de Zoé", "Émile": "d’Émile", "œil": "d’œil", "Yves": "d’Yves",
		"Yann": "de Yann", "Hyle": "de Hyle", "Entropy": "d’Entropy", "Joueur 1": "de Joueur 1", "H": "de H", "Y": "de Y",
		"": "de ", "7": "de 7",
	} {
		if got := De(name); got != want {
			t.Errorf("De(%q) = %q, want %q", name, got, want)
		}
	}
}
