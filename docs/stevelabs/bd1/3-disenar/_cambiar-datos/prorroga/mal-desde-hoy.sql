-- Falla: tabla prestamo
UPDATE prestamo SET vence = date('2026-11-21', '+7 days')
WHERE devuelto IS NULL AND vence >= '2026-11-21';
