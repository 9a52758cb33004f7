-- Falla: filas
SELECT juego_id, count(*) FROM prestamo
WHERE prestado > '2025-12-01' AND prestado < '2026-01-01'
GROUP BY juego_id
ORDER BY juego_id;
