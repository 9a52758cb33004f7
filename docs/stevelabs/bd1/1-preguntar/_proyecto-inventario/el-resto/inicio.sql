SELECT titulo, centavos FROM juego
WHERE ___;
