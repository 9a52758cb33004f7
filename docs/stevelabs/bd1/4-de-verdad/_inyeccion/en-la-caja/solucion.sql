SELECT id, soporte FROM juego
WHERE titulo = (SELECT texto FROM formulario);
