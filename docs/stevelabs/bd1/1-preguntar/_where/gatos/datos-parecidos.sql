-- con títulos parecidos
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(1, 'Gato de alquiler', 1990, 'cartucho', 1),
(2, 'gato de alquiler', 1989, 'casete', 1),
(3, 'GATO DE ALQUILER', 1991, 'disco', 4),
(4, 'Gato de alquiler 2', 1998, 'disco', 1),
(5, 'Gato de alquiler', 2003, 'disco', 4),
(6, 'Gato de Alquiler', 1996, 'cartucho', 2),
(7, 'El gato de alquiler', 1984, 'casete', 1);
