select titulo as juego from juego where 4 <= jugadores
