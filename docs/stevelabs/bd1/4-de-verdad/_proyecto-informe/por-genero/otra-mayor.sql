WITH mov AS (
  SELECT jg.genero_id, p.juego_id, p.nota, p.devuelto,
    CASE WHEN p.devuelto > p.vence THEN 100.0 WHEN p.devuelto IS NOT NULL THEN 0.0 END AS tarde
  FROM prestamo AS p JOIN juego_genero AS jg ON jg.juego_id = p.juego_id
),
veces AS (SELECT genero_id, juego_id, count(*) AS n FROM mov GROUP BY 1, 2),
mayor AS (SELECT genero_id, max(n) AS n FROM veces GROUP BY genero_id),
primero AS (
  SELECT v.genero_id, v.juego_id, j.titulo FROM veces AS v
  JOIN mayor AS m ON m.genero_id = v.genero_id AND m.n = v.n
  JOIN juego AS j ON j.id = v.juego_id
)
SELECT g.nombre,
  (SELECT count(*) FROM mov WHERE genero_id = g.id),
  (SELECT round(avg(nota), 2) FROM mov WHERE genero_id = g.id),
  (SELECT round(avg(tarde), 1) FROM mov WHERE genero_id = g.id),
  pr.titulo
FROM genero AS g LEFT JOIN primero AS pr ON pr.genero_id = g.id
ORDER BY g.nombre, pr.juego_id;
