SELECT carnet || ' ' || nombre || coalesce(': ' || barrio, ': ¿barrio?')
  || coalesce(', ' || nacimiento, ', ¿nacimiento?')
FROM socio
WHERE NOT (barrio IS NOT NULL AND nacimiento IS NOT NULL);
