-- Falla: filas
SELECT id, prestado, devuelto FROM prestamo WHERE socio_id = 12 ORDER BY prestado, id;
