-- Falla: filas
SELECT count(devuelto) FROM prestamo;
