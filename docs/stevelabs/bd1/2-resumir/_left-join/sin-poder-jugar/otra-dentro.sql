SELECT titulo, copias,
  (SELECT count(*) FROM prestamo AS p WHERE p.juego_id = j.id AND devuelto IS NULL) AS fuera
FROM juego AS j
ORDER BY fuera DESC, titulo;
