-- Falla: filas
SELECT id, soporte FROM juego
WHERE titulo LIKE (SELECT texto FROM formulario);
