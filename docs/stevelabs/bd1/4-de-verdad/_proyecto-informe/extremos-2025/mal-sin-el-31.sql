-- Falla: filas
WITH total AS (
  SELECT j.id, j.titulo, count(m.id) AS veces
  FROM juego AS j
  LEFT JOIN movimiento AS m
    ON m.juego_id = j.id AND m.prestado >= '2025-01-01' AND m.prestado < '2025-12-31'
  GROUP BY j.id
),
extremo AS (
  SELECT max(veces) AS mas, min(veces) AS menos FROM total
)
SELECT total.titulo, total.veces
FROM total
JOIN extremo ON total.veces IN (extremo.mas, extremo.menos)
ORDER BY total.veces DESC, total.id;
