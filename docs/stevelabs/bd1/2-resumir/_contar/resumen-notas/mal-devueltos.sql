-- Falla: filas
SELECT count(nota), round(avg(nota), 2), min(nota), max(nota) FROM prestamo
WHERE devuelto IS NOT NULL;
