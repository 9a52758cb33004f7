-- Falla: esquema juego_genero
CREATE INDEX ficha ON prestamo (socio_id, prestado);
DROP INDEX por_socio;
DROP TABLE juego_genero;
