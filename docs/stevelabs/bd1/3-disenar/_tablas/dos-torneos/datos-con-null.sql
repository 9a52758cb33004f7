-- con torneos de los que no se sabe casi nada
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT,
  dia TEXT,
  cuota INTEGER
) STRICT;
INSERT INTO torneo VALUES
(5, NULL, NULL, NULL),
(6, '', '', 0),
(9, 'copa gotera', NULL, 500);
