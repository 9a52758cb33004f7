BEGIN;
UPDATE juego SET copias = copias + 1 WHERE id = 60;
DELETE FROM socio WHERE id = 41;
COMMIT;
