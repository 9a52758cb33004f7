-- Falla: filas
SELECT id, prestado, devuelto FROM prestamo WHERE juego_id = 2 ORDER BY prestado, id;
