-- Falla: tabla socio
-- Falla: tabla juego
-- Falla: regla 2
BEGIN;
DELETE FROM socio WHERE id = 41;
UPDATE juego SET copias = copias + 1 WHERE id = 60;
ROLLBACK;
