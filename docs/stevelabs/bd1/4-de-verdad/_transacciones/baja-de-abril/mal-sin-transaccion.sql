-- Falla: regla 1
-- Falla: regla 2
DELETE FROM socio WHERE id = 41;
UPDATE juego SET copias = copias + 1 WHERE id = 60;
