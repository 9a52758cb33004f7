SELECT titulo, centavos * 0.01 AS pesos FROM juego WHERE centavos >= 0 ORDER BY pesos, titulo;
