SELECT estado, count(*) AS prestamos
FROM movimiento
WHERE ___
GROUP BY ___;
