WITH total AS (
  SELECT j.id, j.titulo, count(m.titulo) AS veces
  FROM juego AS j
  LEFT JOIN movimiento AS m
    ON m.juego_id = j.id AND substr(m.prestado, 1, 4) = '2025'
  GROUP BY j.id
),
extremo AS (
  SELECT max(veces) AS mas, min(veces) AS menos FROM total
)
SELECT total.titulo, total.veces
FROM total
JOIN extremo ON total.veces IN (extremo.mas, extremo.menos)
ORDER BY total.veces DESC, total.id;
