-- Falla: filas
SELECT nombre, titulo, vence FROM fuera ORDER BY vence, id;
