-- Crea las dos tablas
CREATE TABLE torneo (
  id INTEGER PRIMARY KEY
) STRICT;
