CREATE TABLE turno (
  id INTEGER PRIMARY KEY,
  desde INTEGER,
  hasta INTEGER
) STRICT;
INSERT INTO turno VALUES
(1, 10, 12),
(2, 12, 10),
(3, 10, NULL),
(4, 15, 15),
(5, NULL, NULL),
(6, 0, 1);
