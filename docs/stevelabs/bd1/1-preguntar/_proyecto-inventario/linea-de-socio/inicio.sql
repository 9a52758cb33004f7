SELECT carnet || ' ' || nombre || ': '
  || ___ || ', ' || ___ AS linea
FROM socio
WHERE barrio IS NULL OR nacimiento IS NULL;
