-- Falla: orden
WITH total AS (
  SELECT jg.genero_id, jg.juego_id, count(*) AS veces
  FROM juego_genero AS jg
  JOIN prestamo AS p ON p.juego_id = jg.juego_id
  GROUP BY jg.genero_id, jg.juego_id
),
resumen AS (
  SELECT g.id, g.nombre, count(p.id) AS prestamos,
    round(avg(p.nota), 2) AS nota,
    round(100.0 * sum(p.devuelto > p.vence) / count(p.devuelto), 1) AS tarde
  FROM genero AS g
  LEFT JOIN juego_genero AS jg ON jg.genero_id = g.id
  LEFT JOIN prestamo AS p ON p.juego_id = jg.juego_id
  GROUP BY g.id
)
SELECT r.nombre, r.prestamos, r.nota, r.tarde, j.titulo
FROM resumen AS r
LEFT JOIN total AS t ON t.genero_id = r.id AND t.veces = (
  SELECT max(veces) FROM total WHERE genero_id = r.id
)
LEFT JOIN juego AS j ON j.id = t.juego_id
ORDER BY r.nombre, j.titulo;
