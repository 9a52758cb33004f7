-- Falla: filas
SELECT carnet, nombre, coalesce(barrio, nacimiento, '¿?'), coalesce(nacimiento, '¿?')
FROM socio WHERE barrio IS NULL OR nacimiento IS NULL;
