SELECT titulo, ___ AS estado FROM juego;
