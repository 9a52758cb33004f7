-- Falla: filas
SELECT carnet, nombre, coalesce(barrio, '¿?'), coalesce(nacimiento, '¿?')
FROM socio WHERE barrio IS NULL OR barrio = '' OR nacimiento IS NULL;
