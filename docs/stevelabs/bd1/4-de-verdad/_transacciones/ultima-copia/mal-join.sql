-- Falla: tabla prestamo
BEGIN;
INSERT INTO prestamo (juego_id, socio_id, prestado, vence)
SELECT j.id, 5, '2026-11-21', '2026-12-05' FROM juego AS j
JOIN prestamo AS p ON p.juego_id = j.id AND p.devuelto IS NULL
WHERE j.id IN (4, 60) GROUP BY j.id HAVING count(*) < j.copias;
COMMIT;
