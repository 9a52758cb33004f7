SELECT id || ' ' || titulo || coalesce(': ' || estreno, ': ¿año?')
  || coalesce(', ' || jugadores, ', ¿jugadores?') || coalesce(', ' || centavos, ', ¿precio?')
FROM juego
WHERE estreno + jugadores + centavos IS NULL
ORDER BY juego.id ASC;
