-- Falla: orden
SELECT presentado_por, count(*) AS socios FROM socio
WHERE presentado_por IS NOT NULL
GROUP BY presentado_por
ORDER BY socios DESC;
