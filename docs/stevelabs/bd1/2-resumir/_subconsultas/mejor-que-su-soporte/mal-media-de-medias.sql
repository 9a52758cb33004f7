-- Falla: filas
SELECT j.titulo, j.soporte, round(avg(p.nota), 2) AS media
FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id
HAVING avg(p.nota) > (
  SELECT avg(m) FROM (
    SELECT avg(q.nota) AS m
    FROM prestamo AS q JOIN juego AS k ON k.id = q.juego_id
    WHERE k.soporte = j.soporte
    GROUP BY k.id
  )
)
ORDER BY j.soporte, media DESC, j.titulo;
