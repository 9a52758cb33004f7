CREATE TABLE torneo (
  id INTEGER NOT NULL UNIQUE,
  nombre TEXT NOT NULL CHECK (nombre <> ''),
  mesa_id INTEGER REFERENCES mesa
) STRICT;
