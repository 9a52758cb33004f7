SELECT titulo, copias, centavos / 100.0 * copias AS pesos
FROM juego
WHERE centavos * copias / 100.0 > 100
ORDER BY centavos * copias DESC, titulo;
