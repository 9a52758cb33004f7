-- Falla: filas
SELECT nombre FROM socio WHERE id = 2;
