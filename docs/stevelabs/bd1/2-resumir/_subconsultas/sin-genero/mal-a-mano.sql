-- Falla: filas
SELECT titulo FROM juego AS j
WHERE NOT EXISTS (
  SELECT * FROM juego_genero AS jg
  WHERE j.id <> 5
);
