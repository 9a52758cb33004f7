CREATE TABLE pareja (
  prestamo INTEGER NOT NULL,
  juego_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  titulo TEXT NOT NULL
) STRICT;
INSERT INTO pareja VALUES
(4, 3, 1, 'Marea de bits'),
(4, 3, 2, 'Gato de alquiler'),
(4, 3, 3, 'Ñandú veloz'),
(4, 3, 4, 'La penúltima vida'),
(4, 3, 5, 'Rock ''n'' Raíz'),
(5, 1, 1, 'Marea de bits'),
(5, 1, 2, 'Gato de alquiler'),
(5, 1, 3, 'Ñandú veloz'),
(5, 1, 4, 'La penúltima vida'),
(5, 1, 5, 'Rock ''n'' Raíz');
