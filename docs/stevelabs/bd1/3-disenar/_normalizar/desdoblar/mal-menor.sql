-- Falla: filas
SELECT nombre, min(carnet) FROM cuaderno GROUP BY nombre ORDER BY nombre;
