-- Falla: orden
SELECT titulo || ' [' || soporte || ', ' || coalesce(estreno, 's. f.') || ']' FROM juego ORDER BY 'id';
