-- Falla: tabla prestamo
UPDATE prestamo SET devuelto = '2026-11-21' WHERE socio_id = 1 AND devuelto IS NULL;
