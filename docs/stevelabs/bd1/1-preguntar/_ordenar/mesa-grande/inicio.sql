SELECT titulo, jugadores, estreno FROM juego
ORDER BY ___;
