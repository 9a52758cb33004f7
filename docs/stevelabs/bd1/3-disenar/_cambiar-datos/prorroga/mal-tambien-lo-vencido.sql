-- Falla: tabla prestamo
UPDATE prestamo SET vence = date(vence, '+7 days') WHERE devuelto IS NULL;
