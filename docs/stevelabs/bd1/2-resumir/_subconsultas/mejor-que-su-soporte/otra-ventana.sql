SELECT titulo, soporte, round(media, 2)
FROM (
  SELECT j.id, j.titulo, j.soporte,
    avg(p.nota) OVER (PARTITION BY j.id) AS media,
    avg(p.nota) OVER (PARTITION BY j.soporte) AS del_soporte
  FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
)
WHERE media > del_soporte
GROUP BY id
ORDER BY soporte, round(media, 2) DESC, titulo;
