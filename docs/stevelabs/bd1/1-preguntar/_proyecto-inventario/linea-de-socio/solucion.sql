SELECT carnet || ' ' || nombre || ': '
  || coalesce(barrio, '¿barrio?') || ', '
  || coalesce(nacimiento, '¿nacimiento?') AS linea
FROM socio
WHERE barrio IS NULL OR nacimiento IS NULL;
