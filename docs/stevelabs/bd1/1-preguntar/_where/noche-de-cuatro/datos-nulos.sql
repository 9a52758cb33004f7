-- con muchos NULL
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(3, 'Marea de bits', NULL, 'cartucho', NULL),
(4, 'Bar d''Ogros', NULL, 'disco', 4),
(5, 'Gato de alquiler', 1989, 'casete', NULL),
(6, 'ábaco salvaje', NULL, 'disco', 1),
(7, '100% queso', NULL, 'casete', NULL),
(8, '¿Quién apagó la luna?', NULL, 'disco', 7);
