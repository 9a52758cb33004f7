SELECT titulo FROM juego WHERE coalesce(centavos, -1) = -1;
