-- Falla: filas
SELECT id, prestado, devuelto FROM prestamo WHERE id = 12 ORDER BY prestado, id;
