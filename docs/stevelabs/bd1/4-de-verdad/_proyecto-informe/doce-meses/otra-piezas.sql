WITH mes AS (
  SELECT '01' AS n UNION SELECT '02' UNION SELECT '03' UNION SELECT '04'
  UNION SELECT '05' UNION SELECT '06' UNION SELECT '07' UNION SELECT '08'
  UNION SELECT '09' UNION SELECT '10' UNION SELECT '11' UNION SELECT '12'
),
resumen AS (
  SELECT substr(prestado, 1, 7) AS m, count(*) AS c, sum(CASE WHEN devuelto > vence THEN 1 ELSE 0 END) AS t
  FROM prestamo GROUP BY 1
)
SELECT '2025-' || n AS mes, coalesce(c, 0), coalesce(t, 0)
FROM mes LEFT JOIN resumen ON m = '2025-' || n
ORDER BY 1;
