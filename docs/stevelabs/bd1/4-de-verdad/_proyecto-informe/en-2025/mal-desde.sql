-- Falla: filas
SELECT estado, count(*) AS prestamos
FROM movimiento
WHERE prestado >= '2025-01-01'
GROUP BY estado;
