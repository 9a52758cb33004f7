-- con juegos de 1984 a 1992
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(21, 'Último tren a Nube', 1984, 'cartucho', 1),
(22, 'Ninja de oficina', 1984, 'casete', 2),
(23, 'Volcán en oferta', 1985, 'disco', 2),
(24, 'Granja nocturna', 1985, 'cartucho', 4),
(25, 'La gotera', 1985, 'casete', 1),
(26, 'super_salto', 1986, 'casete', 1),
(27, 'Tractor infinito', 1988, 'disco', 1),
(28, 'Cien años de combo', 1990, 'cartucho', 2),
(29, 'Isla de los lunes', 1991, 'casete', 2),
(30, 'El mapa mojado', 1991, 'disco', 1),
(31, 'Hotel de los yetis', 1991, 'cartucho', 4),
(32, 'Bar d''Ogros', 1992, 'casete', 1),
(33, 'Doble o momia', 1992, 'cartucho', 2),
(34, 'Reino de calcetín', 2000, 'cartucho', 1);
