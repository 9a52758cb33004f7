-- Falla: paso 7
CREATE VIEW reclamo AS
SELECT DISTINCT s.carnet, s.nombre, j.titulo,
  julianday(c.hoy) - julianday(p.vence) AS dias
FROM prestamo AS p
JOIN socio AS s ON s.id = p.socio_id
JOIN juego AS j ON j.id = p.juego_id
JOIN corte AS c ON c.id = 1
WHERE p.devuelto IS NULL AND p.vence < c.hoy;
