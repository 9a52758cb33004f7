SELECT estado, count(*) AS prestamos
FROM movimiento
WHERE substr(prestado, 1, 4) = '2025'
GROUP BY movimiento.estado;
