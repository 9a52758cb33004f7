-- Falla: filas
SELECT carnet, nombre, barrio FROM socio
ORDER BY coalesce(barrio, 'zzz'), ingreso DESC, carnet LIMIT 10 OFFSET 10;
