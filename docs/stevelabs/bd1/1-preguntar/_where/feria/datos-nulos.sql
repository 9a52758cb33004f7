-- con muchos NULL
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(51, 'Marea de bits', NULL, 'cartucho', NULL),
(52, 'Bar d''Ogros', NULL, 'casete', 4),
(53, 'Gato de alquiler', 1989, 'casete', NULL),
(54, 'ábaco salvaje', NULL, 'disco', 1),
(55, '100% queso', 1986, 'disco', NULL),
(56, '¿Quién apagó la luna?', 1991, 'cartucho', NULL);
