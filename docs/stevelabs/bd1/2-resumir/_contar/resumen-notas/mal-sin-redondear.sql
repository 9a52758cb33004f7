-- Falla: filas
SELECT count(nota), avg(nota), min(nota), max(nota) FROM prestamo;
