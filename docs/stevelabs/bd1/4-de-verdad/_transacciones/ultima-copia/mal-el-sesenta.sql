-- Falla: tabla prestamo
BEGIN;
INSERT INTO prestamo (juego_id, socio_id, prestado, vence)
VALUES (60, 5, '2026-11-21', '2026-12-05');
COMMIT;
