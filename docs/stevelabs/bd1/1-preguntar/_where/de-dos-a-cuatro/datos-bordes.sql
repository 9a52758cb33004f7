-- con juegos para 3 y para 5
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(1, 'Granja nocturna', 1990, 'cartucho', 1),
(2, 'Bar d''Ogros', 1989, 'casete', 2),
(3, 'La gotera', 1991, 'disco', 3),
(4, 'Ninja de oficina', 1998, 'disco', 4),
(5, 'Tractor infinito', 2003, 'disco', 5),
(6, 'Isla de los lunes', 1996, 'cartucho', 6),
(7, 'Volcán en oferta', 1984, 'casete', NULL);
