-- Falla: filas
SELECT id, count(presentado_por) AS socios FROM socio
WHERE presentado_por IS NOT NULL
GROUP BY id
ORDER BY socios DESC, id;
