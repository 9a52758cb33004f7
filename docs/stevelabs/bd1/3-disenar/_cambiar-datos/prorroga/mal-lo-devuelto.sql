-- Falla: tabla prestamo
UPDATE prestamo SET vence = date(vence, '+7 days') WHERE vence >= '2026-11-21';
