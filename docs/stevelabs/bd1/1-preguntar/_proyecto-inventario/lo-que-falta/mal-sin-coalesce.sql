-- Falla: filas
SELECT id || ' ' || titulo || ': ' || estreno || ', ' || jugadores || ', ' || centavos
FROM juego WHERE estreno IS NULL OR jugadores IS NULL OR centavos IS NULL ORDER BY id;
