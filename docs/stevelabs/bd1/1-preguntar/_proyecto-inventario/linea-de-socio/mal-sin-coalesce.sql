-- Falla: filas
SELECT carnet || ' ' || nombre || ': ' || barrio || ', ' || nacimiento AS linea
FROM socio WHERE barrio IS NULL OR nacimiento IS NULL;
