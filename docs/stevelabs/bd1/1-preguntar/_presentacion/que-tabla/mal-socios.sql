-- Falla: filas
SELECT nombre FROM socio;
