SELECT titulo, CASE copias WHEN 1 THEN 'una' ELSE 'varias' END, coalesce(jugadores, 1)
FROM juego
WHERE lower(titulo) LIKE '%de%'
ORDER BY coalesce(estreno, 9999), id;
