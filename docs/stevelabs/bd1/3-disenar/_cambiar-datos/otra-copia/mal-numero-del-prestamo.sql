-- Falla: tabla juego
UPDATE juego SET copias = copias + 1
WHERE id IN (SELECT id FROM prestamo WHERE devuelto IS NULL);
