SELECT titulo AS juego, soporte FROM juego
WHERE coalesce(centavos, 1) = 0
ORDER BY juego.titulo, juego.id;
