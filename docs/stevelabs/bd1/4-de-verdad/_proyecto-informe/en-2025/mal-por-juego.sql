-- Falla: filas
SELECT estado, count(*) AS prestamos
FROM movimiento
WHERE prestado BETWEEN '2025-01-01' AND '2025-12-31'
GROUP BY juego_id;
