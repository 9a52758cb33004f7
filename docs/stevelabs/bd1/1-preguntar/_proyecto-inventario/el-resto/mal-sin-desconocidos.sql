-- Falla: filas
SELECT titulo, centavos FROM juego
WHERE NOT (centavos < 2500 OR centavos > 4550);
