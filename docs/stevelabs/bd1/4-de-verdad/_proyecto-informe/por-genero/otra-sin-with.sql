SELECT g.nombre, count(p.id),
  round(sum(p.nota) * 1.0 / count(p.nota), 2),
  round(sum(CASE WHEN p.devuelto > p.vence THEN 1 ELSE 0 END) * 100.0 / count(p.devuelto), 1),
  j.titulo
FROM genero AS g
LEFT JOIN juego AS j ON j.id IN (
  SELECT jg.juego_id FROM juego_genero AS jg JOIN prestamo AS q ON q.juego_id = jg.juego_id
  WHERE jg.genero_id = g.id GROUP BY jg.juego_id
  HAVING count(*) = (SELECT max(n) FROM (
    SELECT count(*) AS n FROM juego_genero AS x JOIN prestamo AS y ON y.juego_id = x.juego_id
    WHERE x.genero_id = g.id GROUP BY x.juego_id)))
LEFT JOIN juego_genero AS k ON k.genero_id = g.id
LEFT JOIN prestamo AS p ON p.juego_id = k.juego_id
GROUP BY g.id, j.id ORDER BY g.nombre, j.id;
