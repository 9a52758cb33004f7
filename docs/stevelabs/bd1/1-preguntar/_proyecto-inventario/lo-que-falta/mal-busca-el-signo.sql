-- Falla: filas
SELECT id || ' ' || titulo || ': ' || coalesce(estreno, '¿año?') || ', '
  || coalesce(jugadores, '¿jugadores?') || ', ' || coalesce(centavos, '¿precio?') AS linea
FROM juego WHERE linea LIKE '%¿%' ORDER BY id;
