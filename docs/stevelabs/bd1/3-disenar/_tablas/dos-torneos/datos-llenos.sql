-- con torneos que ya estaban
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT,
  dia TEXT,
  cuota INTEGER
) STRICT;
INSERT INTO torneo VALUES
(40, 'Copa Gotera', '2025-12-06', 400),
(41, 'Liga Sótano', NULL, NULL);
