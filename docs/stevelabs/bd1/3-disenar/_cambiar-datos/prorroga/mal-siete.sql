-- Falla: filas
-- Falla: tabla prestamo
UPDATE prestamo SET vence = date(vence, '+7 days') WHERE id IN (
  SELECT id FROM prestamo WHERE devuelto IS NULL AND vence >= '2026-11-21' LIMIT 7
);
