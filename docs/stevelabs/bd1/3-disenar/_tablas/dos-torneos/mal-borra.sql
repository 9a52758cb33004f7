-- Falla: tabla torneo
DROP TABLE torneo;
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT,
  dia TEXT,
  cuota INTEGER
) STRICT;
INSERT INTO torneo (nombre, dia, cuota)
VALUES ('Copa Gotera', '2026-12-05', 500), ('Liga Sótano', NULL, 0);
