-- Falla: tabla socio
BEGIN;
UPDATE prestamo SET socio_id = 4
WHERE socio_id = 2 AND devuelto IS NULL;
UPDATE socio SET presentado_por = 4 WHERE presentado_por = 2 AND id <> 4;
COMMIT;
