INSERT INTO inscripcion (torneo_id, carnet, puntos)
SELECT ___, c.carnet, ___
FROM cuaderno AS c
JOIN torneo AS t ON ___;
