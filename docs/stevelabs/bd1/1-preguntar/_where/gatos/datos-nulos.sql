-- con muchos NULL
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(2, 'Marea de bits', NULL, 'cartucho', NULL),
(5, 'Gato de alquiler', NULL, 'casete', 4),
(12, 'ábaco salvaje', NULL, 'disco', 1),
(13, 'Gato de alquiler', NULL, 'cartucho', NULL),
(14, '100% queso', NULL, 'disco', NULL);
