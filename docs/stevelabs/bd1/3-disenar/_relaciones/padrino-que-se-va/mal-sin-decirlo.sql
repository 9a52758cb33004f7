-- Falla: paso 3
-- Falla: paso 4
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL,
  presentado_por INTEGER REFERENCES socio (id)
) STRICT;
