SELECT j.titulo, j.soporte, round(avg(p.nota), 2)
FROM prestamo AS p JOIN juego AS j ON j.id = p.juego_id
WHERE p.nota IS NOT NULL
GROUP BY j.id
HAVING avg(p.nota) > (
  SELECT avg(q.nota)
  FROM prestamo AS q JOIN juego AS k ON k.id = q.juego_id AND k.soporte = j.soporte
)
ORDER BY 2, 3 DESC, j.id;
