-- Falla: tabla prestamo
BEGIN;
UPDATE prestamo SET socio_id = 4 WHERE devuelto IS NULL;
UPDATE socio SET presentado_por = 4 WHERE presentado_por = 2;
COMMIT;
