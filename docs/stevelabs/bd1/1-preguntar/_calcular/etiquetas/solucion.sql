SELECT titulo || ' [' || soporte || ', ' || coalesce(estreno, 's. f.') || ']' AS etiqueta
FROM juego
ORDER BY id;
