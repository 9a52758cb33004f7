-- con juegos para 3, para 5 y para más
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(21, 'Último tren a Nube', 1994, 'cartucho', 1),
(22, 'Ninja de oficina', 1997, 'casete', 2),
(23, 'Volcán en oferta', 1998, 'disco', 3),
(24, 'Granja nocturna', 1990, 'cartucho', 4),
(25, 'La gotera', NULL, 'disco', 5),
(26, 'super_salto', 1987, 'casete', 6),
(27, 'Tractor infinito', 1991, 'casete', 8),
(28, 'Cien años de combo', 2001, 'disco', 9),
(29, 'Isla de los lunes', 2004, 'disco', 16),
(30, 'El mapa mojado', 1993, 'cartucho', NULL),
(31, 'Hotel de los yetis', 1985, 'casete', 3);
