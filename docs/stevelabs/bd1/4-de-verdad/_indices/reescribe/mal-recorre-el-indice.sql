-- Falla: regla 1
SELECT juego_id, count(*) FROM prestamo INDEXED BY por_dia
WHERE substr(prestado, 1, 7) = '2025-12'
GROUP BY juego_id
ORDER BY juego_id;
