SELECT titulo, 'se presta' AS estado FROM juego;
