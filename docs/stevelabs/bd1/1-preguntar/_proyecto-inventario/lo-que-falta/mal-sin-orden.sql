-- Falla: orden
SELECT id || ' ' || titulo || ': ' || coalesce(estreno, '¿año?') || ', '
  || coalesce(jugadores, '¿jugadores?') || ', ' || coalesce(centavos, '¿precio?')
FROM juego WHERE estreno IS NULL OR jugadores IS NULL OR centavos IS NULL;
