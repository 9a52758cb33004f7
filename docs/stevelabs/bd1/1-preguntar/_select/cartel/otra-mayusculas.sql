select jugadores as Para, titulo as Juego from juego; -- el cartel
