-- con muchos NULL
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(21, 'Marea de bits', NULL, 'cartucho', NULL),
(22, 'Gato de alquiler', NULL, 'casete', 4),
(23, 'ábaco salvaje', NULL, 'disco', NULL),
(24, '100% queso', NULL, 'disco', 3);
