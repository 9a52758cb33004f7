-- Falla: filas
SELECT count(*), round(avg(nota), 2), min(nota), max(nota) FROM prestamo;
