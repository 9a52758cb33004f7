-- Falla: filas
SELECT carnet, nombre, coalesce(barrio, '¿?'), coalesce(nacimiento, '¿?')
FROM socio WHERE barrio IS NULL AND nacimiento IS NULL;
