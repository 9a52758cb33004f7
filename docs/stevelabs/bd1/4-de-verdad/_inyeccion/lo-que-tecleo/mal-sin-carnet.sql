-- Falla: regla 1
-- Falla: regla 2
-- Falla: regla 3
-- Falla: regla 4
SELECT nombre FROM socio;
