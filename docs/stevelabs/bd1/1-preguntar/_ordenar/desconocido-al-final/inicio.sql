SELECT titulo, jugadores FROM juego
ORDER BY jugadores ___, ___;
