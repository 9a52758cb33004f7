UPDATE prestamo
SET vence = date(vence, '+7 days')
WHERE devuelto IS NULL AND vence >= '2026-11-21';
