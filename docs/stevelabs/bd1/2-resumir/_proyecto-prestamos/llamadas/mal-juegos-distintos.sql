-- Falla: filas
SELECT s.carnet, s.nombre,
  count(DISTINCT p.juego_id) AS juegos, min(p.vence) AS desde
FROM prestamo AS p
JOIN socio AS s ON s.id = p.socio_id
WHERE p.devuelto IS NULL AND p.vence < '2026-11-21'
GROUP BY s.id
ORDER BY juegos DESC, desde, s.carnet;
