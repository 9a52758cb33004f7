-- Falla: tabla prestamo
BEGIN;
INSERT INTO prestamo (juego_id, socio_id, prestado, vence)
SELECT j.id, 5, '2026-11-21', '2026-12-05' FROM juego AS j
WHERE j.id IN (4, 60)
AND j.copias >= (SELECT count(*) FROM prestamo WHERE juego_id = j.id AND devuelto IS NULL);
COMMIT;
