-- Falla: tabla prestamo
UPDATE prestamo SET devuelto = '2026-11-21', nota = NULL WHERE id = 1;
