-- Falla: filas
SELECT estado, count(*) AS prestamos
FROM movimiento
WHERE prestado BETWEEN '2025' AND '2025-12'
GROUP BY estado;
