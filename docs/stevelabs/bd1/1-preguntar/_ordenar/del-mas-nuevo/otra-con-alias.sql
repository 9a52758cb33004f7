SELECT titulo AS nombre, estreno AS fecha FROM juego ORDER BY fecha DESC, nombre, id;
