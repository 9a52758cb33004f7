SELECT id || ' ' || titulo || ': ' || coalesce(estreno, '¿año?') || ', '
  || coalesce(jugadores, '¿jugadores?') || ', ' || coalesce(centavos, '¿precio?')
FROM juego
WHERE NOT (estreno IS NOT NULL AND jugadores IS NOT NULL AND centavos IS NOT NULL)
ORDER BY id;
