-- Falla: filas
WITH mes AS (SELECT DISTINCT '2025-' || substr(prestado, 6, 2) AS nombre FROM prestamo)
SELECT mes.nombre, count(p.id), coalesce(sum(p.devuelto > p.vence), 0)
FROM mes LEFT JOIN prestamo AS p ON substr(p.prestado, 1, 7) = mes.nombre
GROUP BY mes.nombre ORDER BY mes.nombre;
