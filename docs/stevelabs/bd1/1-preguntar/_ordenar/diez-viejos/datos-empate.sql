-- con un empate en el décimo puesto
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(3, 'Élite', 1999, 'disco', 2),
(4, 'ajedrez', 1999, 'disco', 1),
(5, 'Zorro', 1999, 'disco', 2),
(6, 'Bingo', 1999, 'disco', 4),
(7, 'Tormenta', 1990, 'cartucho', 1),
(8, 'Nube', NULL, 'disco', 1),
(9, 'Abismo', 2004, 'disco', 1),
(10, 'Sendero', 1985, 'casete', 2),
(11, 'Faro', 1985, 'casete', 1),
(12, 'Vapor', 1987, 'casete', 1),
(13, 'Cometa', 1988, 'casete', 2),
(14, 'Lobo', 1992, 'cartucho', NULL),
(15, 'Duna', 1993, 'cartucho', 1),
(16, 'Ancla', NULL, 'cartucho', 2),
(17, 'Pozo', 1996, 'disco', 1);
