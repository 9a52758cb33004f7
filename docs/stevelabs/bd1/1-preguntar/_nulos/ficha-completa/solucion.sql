SELECT carnet, nombre,
  coalesce(barrio, '¿?') AS barrio,
  coalesce(nacimiento, '¿?') AS nacimiento
FROM socio
WHERE barrio IS NULL OR nacimiento IS NULL;
