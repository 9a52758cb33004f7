UPDATE prestamo SET vence = '2026-11-21'
WHERE id = (
  SELECT max(id) FROM prestamo
  WHERE devuelto IS NULL AND vence > '2026-11-21'
);
