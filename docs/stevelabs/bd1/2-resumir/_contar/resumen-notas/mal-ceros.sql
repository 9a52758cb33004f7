-- Falla: filas
SELECT count(nota), round(avg(coalesce(nota, 0)), 2), min(nota), max(nota)
FROM prestamo;
