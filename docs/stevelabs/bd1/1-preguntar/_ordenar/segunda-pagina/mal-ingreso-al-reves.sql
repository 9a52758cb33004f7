-- Falla: filas
-- Falla: orden
SELECT carnet, nombre, barrio FROM socio
ORDER BY barrio NULLS LAST, ingreso, carnet LIMIT 10 OFFSET 10;
