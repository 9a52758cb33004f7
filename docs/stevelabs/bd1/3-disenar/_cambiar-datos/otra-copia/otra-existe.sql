UPDATE juego SET copias = copias + 1
WHERE EXISTS (SELECT * FROM prestamo WHERE juego_id = juego.id AND devuelto IS NULL);
