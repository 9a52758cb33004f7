select titulo, jugadores from juego where (jugadores between 2 and 4);
