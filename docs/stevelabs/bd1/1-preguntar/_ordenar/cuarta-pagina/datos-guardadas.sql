-- con las filas guardadas de otra manera
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(40, 'Tormenta', NULL, 'disco', 1),
(41, 'Faro', 1985, 'disco', 2),
(42, 'Zorro', 1986, 'disco', 3),
(43, 'Ancla', 1987, 'disco', 4),
(44, 'élite', 1988, 'disco', 1),
(45, 'Nube', 1989, 'disco', 2),
(46, 'bingo', NULL, 'disco', 3),
(47, 'Duna', 1991, 'disco', 4),
(48, 'Cometa', 1992, 'disco', 1),
(49, 'Lobo', 1993, 'disco', 2),
(50, 'Pozo', 1994, 'disco', 3),
(51, 'Abismo', 1995, 'disco', 4),
(52, 'Vapor', NULL, 'disco', 1),
(53, 'Sendero', 1997, 'disco', 2),
(54, 'Brasa', 1998, 'disco', 3),
(55, 'Ñu', 1999, 'disco', 4),
(56, 'Marea', 2000, 'disco', 1),
(57, 'Gota', 2001, 'disco', 2),
(58, 'Rayo', NULL, 'disco', 3),
(59, 'Cueva', 2003, 'disco', 4),
(60, 'Isla', 1984, 'disco', 1),
(61, 'Eco', 1985, 'disco', 2),
(62, 'Óxido', 1986, 'disco', 3);
CREATE INDEX juego_titulo ON juego (titulo);
