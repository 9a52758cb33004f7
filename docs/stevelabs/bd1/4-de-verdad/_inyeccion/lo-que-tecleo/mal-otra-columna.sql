-- Falla: regla 4
SELECT nombre FROM socio WHERE 1 = 1 OR carnet = '046';
