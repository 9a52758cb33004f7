SELECT titulo, soporte FROM juego
WHERE NOT centavos > 0
ORDER BY titulo ASC, id ASC;
