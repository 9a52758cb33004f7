SELECT prestado, count(*) FROM prestamo
GROUP BY prestado HAVING prestado >= '2026-10-01' ORDER BY prestado;
