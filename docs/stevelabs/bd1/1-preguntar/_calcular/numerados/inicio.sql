SELECT id ___ AS etiqueta FROM juego;
