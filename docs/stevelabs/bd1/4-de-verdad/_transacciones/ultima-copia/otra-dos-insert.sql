BEGIN;
INSERT INTO prestamo (juego_id, socio_id, prestado, vence)
SELECT 60, 5, '2026-11-21', date('2026-11-21', '+14 days') FROM juego WHERE id = 60
AND (SELECT count(*) FROM prestamo WHERE juego_id = 60 AND devuelto IS NULL) < copias;
INSERT INTO prestamo (juego_id, socio_id, prestado, vence)
SELECT 4, 5, '2026-11-21', '2026-12-05'
WHERE (SELECT copias FROM juego WHERE id = 4) >
(SELECT count(*) FROM prestamo WHERE juego_id = 4 AND devuelto IS NULL);
COMMIT;
