CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL,
  presentado_por INTEGER REFERENCES socio (id) ON DELETE ___
) STRICT;
