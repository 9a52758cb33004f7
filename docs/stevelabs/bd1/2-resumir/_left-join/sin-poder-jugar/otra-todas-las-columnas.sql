SELECT j.titulo, j.copias, count(p.prestado) AS fuera
FROM juego j LEFT OUTER JOIN prestamo p
  ON p.devuelto IS NULL AND j.id = p.juego_id
GROUP BY j.id, j.titulo, j.copias
ORDER BY count(p.prestado) DESC, j.titulo ASC;
