-- Falla: filas
WITH mes (nombre) AS (
  VALUES ('2025-01'), ('2025-02'), ('2025-03'), ('2025-04'),
    ('2025-05'), ('2025-06'), ('2025-07'), ('2025-08'),
    ('2025-09'), ('2025-10'), ('2025-11'), ('2025-12')
)
SELECT mes.nombre, count(p.id) AS prestamos, coalesce(sum(p.devuelto > p.vence), 0) AS tarde
FROM mes
JOIN prestamo AS p ON substr(p.prestado, 1, 7) = mes.nombre
GROUP BY mes.nombre
ORDER BY mes.nombre;
