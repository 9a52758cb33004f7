-- Falla: filas
SELECT estado, count(*) AS prestamos
FROM movimiento
WHERE prestado > '2025-01-01' AND prestado < '2025-12-31'
GROUP BY estado;
