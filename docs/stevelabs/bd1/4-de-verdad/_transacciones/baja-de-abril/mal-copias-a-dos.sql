-- Falla: tabla juego
BEGIN;
DELETE FROM socio WHERE id = 41;
UPDATE juego SET copias = 2 WHERE id = 60;
COMMIT;
