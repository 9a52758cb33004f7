-- Falla: filas
-- Falla: regla 2
SELECT nombre FROM socio WHERE carnet = ''' OR ''1'' = ''1';
