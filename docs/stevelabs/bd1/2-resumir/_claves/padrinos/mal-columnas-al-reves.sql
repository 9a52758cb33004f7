-- Falla: filas
SELECT count(*) AS socios, presentado_por FROM socio
WHERE presentado_por IS NOT NULL
GROUP BY presentado_por
ORDER BY socios DESC, presentado_por;
