-- Falla: filas
SELECT presentado_por, count(DISTINCT nombre) AS socios FROM socio
WHERE presentado_por IS NOT NULL
GROUP BY presentado_por
ORDER BY socios DESC, presentado_por;
