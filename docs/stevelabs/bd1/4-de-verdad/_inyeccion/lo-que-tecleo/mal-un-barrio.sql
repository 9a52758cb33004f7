-- Falla: filas
SELECT nombre FROM socio WHERE carnet = '' OR barrio <> '';
