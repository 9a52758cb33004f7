SELECT u.torneo, u.puesto, u.socio, u.puntos FROM (
  SELECT t.id AS tid, s.id AS sid, t.nombre AS torneo, s.nombre AS socio, i.puntos,
    rank() OVER (PARTITION BY t.id ORDER BY i.puntos DESC) AS puesto
  FROM inscripcion AS i JOIN torneo AS t ON t.id = i.torneo_id JOIN socio AS s ON s.id = i.socio_id
) AS u
WHERE u.puesto <= 3
ORDER BY u.tid, u.puesto, u.sid;
