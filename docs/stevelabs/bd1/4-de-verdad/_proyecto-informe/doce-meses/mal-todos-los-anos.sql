-- Falla: filas
WITH mes AS (SELECT DISTINCT substr(prestado, 6, 2) AS n FROM prestamo)
SELECT '2025-' || n, count(p.id), coalesce(sum(p.devuelto > p.vence), 0)
FROM mes LEFT JOIN prestamo AS p ON substr(p.prestado, 6, 2) = n
GROUP BY n ORDER BY n;
