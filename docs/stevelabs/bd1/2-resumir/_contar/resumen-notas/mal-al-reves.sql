-- Falla: filas
SELECT count(nota), round(avg(nota), 2), max(nota), min(nota) FROM prestamo;
