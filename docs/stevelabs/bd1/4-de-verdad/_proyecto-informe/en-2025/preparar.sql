CREATE TABLE corte (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  hoy TEXT NOT NULL
) STRICT;
INSERT INTO corte VALUES (1, '2026-11-21');
CREATE VIEW movimiento AS
SELECT p.id, p.juego_id, j.titulo, p.socio_id, s.nombre,
  p.prestado, p.nota,
  CASE
    WHEN p.devuelto IS NULL AND p.vence < c.hoy THEN 'vencido'
    WHEN p.devuelto IS NULL THEN 'fuera'
    WHEN p.devuelto > p.vence THEN 'tarde'
    ELSE 'a tiempo'
  END AS estado,
  CAST(
    julianday(coalesce(p.devuelto, c.hoy)) - julianday(p.prestado)
    AS INTEGER
  ) AS dias
FROM prestamo AS p
JOIN juego AS j ON j.id = p.juego_id
JOIN socio AS s ON s.id = p.socio_id
JOIN corte AS c ON c.id = 1;
