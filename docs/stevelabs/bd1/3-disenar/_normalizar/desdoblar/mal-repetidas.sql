-- Falla: filas
SELECT DISTINCT nombre, carnet FROM cuaderno ORDER BY nombre;
