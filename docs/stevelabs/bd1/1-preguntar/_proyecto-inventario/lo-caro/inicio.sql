SELECT titulo, copias, ___ AS pesos
FROM juego
WHERE ___
ORDER BY ___;
