UPDATE juego
SET copias = copias + 1
WHERE id IN (SELECT juego_id FROM prestamo WHERE devuelto IS NULL);
