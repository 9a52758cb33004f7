SELECT presentado_por AS padrino, count(presentado_por) AS ahijados FROM socio
GROUP BY padrino
HAVING ahijados > 0
ORDER BY ahijados DESC, padrino;
