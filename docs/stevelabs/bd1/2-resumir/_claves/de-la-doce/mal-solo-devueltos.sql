-- Falla: filas
SELECT id, prestado, devuelto FROM prestamo
WHERE juego_id = 12 AND devuelto IS NOT NULL ORDER BY prestado, id;
