SELECT j.titulo, j.copias,
  sum(CASE WHEN p.id IS NOT NULL AND p.devuelto IS NULL THEN 1 ELSE 0 END)
FROM juego AS j LEFT JOIN prestamo AS p ON j.id = p.juego_id
GROUP BY j.id
ORDER BY 3 DESC, j.id;
