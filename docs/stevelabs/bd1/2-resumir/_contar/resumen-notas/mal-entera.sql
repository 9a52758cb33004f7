-- Falla: filas
SELECT count(nota), sum(nota) / count(nota), min(nota), max(nota) FROM prestamo;
