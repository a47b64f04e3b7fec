package seal_test

// Of the secret "sixteen letters!".
const (
	wantEnd             = "776067bc60851599606ebf0958a02e22e14e61de0e683349"
	wantFirst           = "0a7d6f9c4a24b4290d7f1d4a2021b2c95c02d62973ba96bb"
	wantSalt            = "4eab9ccc5d3c2f5eaaccb91229ae64ab"
	wantRoot            = "ffdfa2b0f99ba23bc562d9b641974a23b834cdb325c54175"
	wantMark            = "77c393e4e71c4e73d8ad08d3eede60b3054518e3573510ae"
	wantFraction uint64 = 12041982244962668005
)
