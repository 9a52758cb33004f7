CREATE VIEW reclamo (carnet, nombre, titulo, dias) AS
WITH atraso AS (
  SELECT socio_id, juego_id, julianday(hoy) - julianday(vence) AS d
  FROM prestamo JOIN corte
  WHERE devuelto IS NULL
)
SELECT s.carnet, s.nombre, j.titulo, a.d
FROM atraso AS a JOIN socio AS s ON s.id = a.socio_id JOIN juego AS j ON j.id = a.juego_id
WHERE a.d > 0;
