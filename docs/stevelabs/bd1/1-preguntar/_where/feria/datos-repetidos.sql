-- con juegos repetidos
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(41, 'Granja nocturna', 1990, 'cartucho', 4),
(42, 'Granja nocturna', 1990, 'casete', 4),
(43, 'Granja nocturna', 1990, 'disco', 2),
(44, 'La gotera', 1987, 'casete', 1),
(45, 'La gotera', 1987, 'casete', 2),
(46, 'La gotera', 1997, 'casete', 2);
