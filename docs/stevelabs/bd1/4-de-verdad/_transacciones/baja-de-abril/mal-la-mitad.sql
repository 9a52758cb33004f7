-- Falla: tabla juego
BEGIN;
DELETE FROM socio WHERE id = 41;
COMMIT;
