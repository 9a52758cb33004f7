SELECT titulo, centavos / 100 + centavos % 100 / 100.0 AS precio FROM juego
WHERE centavos + 1 IS NOT NULL ORDER BY precio ASC, titulo ASC, id;
