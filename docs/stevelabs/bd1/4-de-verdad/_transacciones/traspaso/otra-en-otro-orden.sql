BEGIN;
UPDATE socio SET presentado_por = 4 WHERE presentado_por IN (2);
UPDATE prestamo SET socio_id = 4 WHERE devuelto IS NULL AND socio_id = 2;
COMMIT;
