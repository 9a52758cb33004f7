-- Falla: tabla prestamo
BEGIN;
UPDATE prestamo SET socio_id = 4 WHERE socio_id = 2;
UPDATE socio SET presentado_por = 4 WHERE presentado_por = 2;
COMMIT;
