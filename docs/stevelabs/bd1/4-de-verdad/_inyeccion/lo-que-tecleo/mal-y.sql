-- Falla: filas
-- Falla: regla 2
SELECT nombre FROM socio WHERE carnet = '' AND '1' = '1';
