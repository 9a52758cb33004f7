-- Falla: filas
SELECT count(DISTINCT nota), round(avg(DISTINCT nota), 2), min(nota), max(nota)
FROM prestamo;
