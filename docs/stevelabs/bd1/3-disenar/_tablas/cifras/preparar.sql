CREATE TABLE etiqueta (
  id INTEGER PRIMARY KEY,
  serie TEXT
) STRICT;
INSERT INTO etiqueta VALUES
(1, '0047'),
(2, '47A'),
(3, '470'),
(4, 'A47'),
(5, '47.9'),
(6, '4 7');
