CREATE VIEW disponible (id, titulo, libres) AS
WITH fuera AS (
  SELECT juego_id, count(*) AS n FROM prestamo
  WHERE devuelto IS NULL GROUP BY juego_id
)
SELECT j.id, j.titulo, j.copias - coalesce(f.n, 0)
FROM juego AS j LEFT JOIN fuera AS f ON f.juego_id = j.id
WHERE coalesce(f.n, 0) < j.copias
ORDER BY j.titulo;
