-- con títulos repetidos
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL,
  estreno INTEGER,
  soporte TEXT NOT NULL,
  jugadores INTEGER
) STRICT;
INSERT INTO juego VALUES
(3, 'Granja nocturna', 1990, 'cartucho', 4),
(5, 'Granja nocturna', 2003, 'disco', 4),
(10, 'Granja nocturna', 1996, 'disco', 2),
(13, 'La gotera', 1998, 'disco', 8),
(17, 'La gotera', 1998, 'casete', 4),
(18, 'La gotera', 1999, 'casete', NULL);
