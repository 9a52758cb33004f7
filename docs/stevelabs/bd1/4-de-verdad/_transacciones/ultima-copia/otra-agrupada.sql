BEGIN;
INSERT INTO prestamo (juego_id, socio_id, prestado, vence, devuelto, nota)
SELECT j.id, 5, '2026-11-21', '2026-12-05', NULL, NULL
FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id AND p.devuelto IS NULL
WHERE j.id IN (4, 60)
GROUP BY j.id, j.copias HAVING count(p.id) < j.copias;
COMMIT;
