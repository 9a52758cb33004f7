SELECT estado, count(*) AS prestamos
FROM movimiento
WHERE prestado >= '2025-01-01' AND prestado < '2026-01-01'
GROUP BY 1;
