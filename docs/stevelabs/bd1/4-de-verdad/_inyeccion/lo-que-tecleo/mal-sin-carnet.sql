-- Falla: regla 1
-- Falla: regla 2
-- Falla: regla 3
SELECT nombre FROM socio;
