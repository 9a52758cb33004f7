-- Falla: filas
SELECT sum(devuelto IS NULL) FROM prestamo;
