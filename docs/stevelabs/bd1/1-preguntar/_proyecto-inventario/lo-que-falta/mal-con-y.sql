-- Falla: filas
SELECT id || ' ' || titulo || ': ' || coalesce(estreno, '¿año?') || ', '
  || coalesce(jugadores, '¿jugadores?') || ', ' || coalesce(centavos, '¿precio?')
FROM juego WHERE estreno IS NULL AND jugadores IS NULL AND centavos IS NULL ORDER BY id;
