-- Falla: tabla inscripcion
BEGIN;
UPDATE inscripcion SET puntos = puntos - 5
WHERE torneo_id = 2 AND socio_id = 2;
UPDATE inscripcion SET puntos = puntos + 5
WHERE torneo_id = 2 AND socio_id <> 2;
COMMIT;
