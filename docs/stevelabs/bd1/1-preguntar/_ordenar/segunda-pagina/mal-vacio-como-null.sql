-- Falla: filas
SELECT carnet, nombre, barrio FROM socio
ORDER BY nullif(barrio, '') NULLS LAST, ingreso DESC, carnet LIMIT 10 OFFSET 10;
