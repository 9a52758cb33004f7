SELECT id, soporte FROM juego
WHERE ? = titulo;
