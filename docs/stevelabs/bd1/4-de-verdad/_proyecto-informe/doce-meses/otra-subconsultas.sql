WITH mes (m) AS (VALUES ('2025-01'), ('2025-02'), ('2025-03'), ('2025-04'),
    ('2025-05'), ('2025-06'), ('2025-07'), ('2025-08'),
    ('2025-09'), ('2025-10'), ('2025-11'), ('2025-12'))
SELECT m,
  (SELECT count(*) FROM prestamo WHERE prestado LIKE m || '%'),
  (SELECT count(*) FROM prestamo WHERE prestado LIKE m || '%' AND devuelto > vence)
FROM mes ORDER BY m;
