SELECT prestado, count(*) AS prestamos
FROM prestamo
WHERE prestado >= '2026-10-01'
GROUP BY prestado
ORDER BY prestado;
