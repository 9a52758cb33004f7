CREATE VIEW reclamo AS
SELECT carnet, nombre, titulo,
  CAST(julianday((SELECT hoy FROM corte)) - julianday(vence) AS INTEGER) AS dias
FROM juego JOIN prestamo ON juego.id = juego_id JOIN socio ON socio.id = socio_id
WHERE devuelto IS NULL AND vence < (SELECT hoy FROM corte)
ORDER BY dias DESC;
