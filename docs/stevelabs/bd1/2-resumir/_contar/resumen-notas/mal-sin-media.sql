-- Falla: columnas
SELECT count(nota), min(nota), max(nota) FROM prestamo;
