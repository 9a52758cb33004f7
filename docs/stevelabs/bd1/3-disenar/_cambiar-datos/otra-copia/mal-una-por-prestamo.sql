-- Falla: tabla juego
UPDATE juego SET copias = copias + (SELECT count(*) FROM prestamo WHERE juego_id = juego.id AND devuelto IS NULL);
