-- con otros torneos el mismo día y gratis
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY,
  nombre TEXT,
  dia TEXT,
  cuota INTEGER
) STRICT;
INSERT INTO torneo VALUES
(7, 'Torneo del Ñandú', '2026-12-05', 500),
(12, 'Copa Marea', NULL, 0),
(13, 'Copa Marea', '2026-12-05', 0);
