SELECT id, titulo FROM juego
ORDER BY ___
LIMIT ___ OFFSET ___;
