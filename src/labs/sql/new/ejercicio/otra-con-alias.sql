select titulo from juego as j
