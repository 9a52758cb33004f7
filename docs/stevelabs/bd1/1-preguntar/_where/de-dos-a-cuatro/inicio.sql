SELECT titulo, jugadores FROM juego
WHERE ___ BETWEEN ___ AND ___;
