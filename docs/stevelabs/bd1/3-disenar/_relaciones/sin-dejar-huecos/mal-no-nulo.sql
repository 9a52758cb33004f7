-- Falla: paso 19
-- Falla: paso 20
-- Falla: paso 21
CREATE TABLE juego_genero (
  juego_id INTEGER NOT NULL
    REFERENCES juego (id) ON DELETE CASCADE,
  genero_id INTEGER NOT NULL
    REFERENCES genero (id),
  PRIMARY KEY (juego_id, genero_id)
) STRICT;
CREATE TABLE prestamo (
  id INTEGER PRIMARY KEY,
  juego_id INTEGER NOT NULL
    REFERENCES juego (id),
  socio_id INTEGER NOT NULL
    REFERENCES socio (id) ON DELETE SET NULL,
  prestado TEXT NOT NULL
) STRICT;
