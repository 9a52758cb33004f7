BEGIN;
UPDATE inscripcion SET puntos = puntos + 5 WHERE socio_id = 3 AND torneo_id = 2;
UPDATE inscripcion SET puntos = puntos - 5 WHERE socio_id = 2 AND torneo_id = 2;
COMMIT;
