-- Falla: filas
SELECT presentado_por, count(*) AS socios FROM socio
GROUP BY presentado_por
ORDER BY socios DESC, presentado_por;
