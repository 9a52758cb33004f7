WITH x AS (SELECT id, nombre AS torneo FROM torneo)
insert into inscripcion (puntos, torneo_id, carnet)
select c.puntos, x.id, c.carnet from cuaderno c join x using (torneo);
