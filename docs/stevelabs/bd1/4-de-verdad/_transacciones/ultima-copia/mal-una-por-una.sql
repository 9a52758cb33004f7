-- Falla: regla 2
BEGIN;
INSERT INTO prestamo (juego_id, socio_id, prestado, vence)
SELECT j.id, 5, '2026-11-21', '2026-12-05' FROM juego AS j
WHERE j.id = 4 AND j.copias > (SELECT count(*) FROM prestamo WHERE juego_id = j.id AND devuelto IS NULL);
COMMIT;
BEGIN;
INSERT INTO prestamo (juego_id, socio_id, prestado, vence)
SELECT j.id, 5, '2026-11-21', '2026-12-05' FROM juego AS j
WHERE j.id = 60 AND j.copias > (SELECT count(*) FROM prestamo WHERE juego_id = j.id AND devuelto IS NULL);
COMMIT;
