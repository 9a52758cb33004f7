-- Falla: regla 2
BEGIN;
UPDATE prestamo SET socio_id = 4
WHERE socio_id = 2 AND devuelto IS NULL;
COMMIT;
UPDATE socio SET presentado_por = 4 WHERE presentado_por = 2;
