SELECT id, soporte FROM juego WHERE titulo IN (SELECT texto FROM formulario);
