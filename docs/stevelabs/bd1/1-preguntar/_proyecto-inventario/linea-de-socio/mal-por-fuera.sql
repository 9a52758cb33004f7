-- Falla: filas
SELECT coalesce(carnet || ' ' || nombre || ': ' || barrio || ', ' || nacimiento, '¿barrio?, ¿nacimiento?') AS linea
FROM socio WHERE barrio IS NULL OR nacimiento IS NULL;
