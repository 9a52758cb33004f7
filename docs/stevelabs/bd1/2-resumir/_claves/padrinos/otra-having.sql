SELECT presentado_por, count(*) FROM socio
GROUP BY presentado_por
HAVING presentado_por IS NOT NULL
ORDER BY count(*) DESC, presentado_por ASC;
