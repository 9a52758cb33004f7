-- Falla: filas
SELECT j.id, j.titulo FROM juego AS j
WHERE NOT EXISTS (
  SELECT * FROM prestamo AS p
  WHERE p.juego_id = j.id AND p.prestado > '2025-11-21'
);
