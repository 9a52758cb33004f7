-- Falla: regla 1
SELECT juego_id, count(*) FROM prestamo
WHERE prestado LIKE '2025-12%'
GROUP BY juego_id
ORDER BY juego_id;
