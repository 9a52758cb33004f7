-- Falla: paso 3
-- Falla: paso 4
-- Falla: paso 5
-- Falla: paso 6
-- Falla: paso 7
-- Falla: paso 8
-- Falla: paso 9
-- Falla: paso 10
-- Falla: paso 11
-- Falla: paso 12
-- Falla: paso 13
-- Falla: paso 14
-- Falla: paso 15
-- Falla: paso 16
-- Falla: paso 17
-- Falla: paso 18
-- Falla: paso 19
-- Falla: paso 20
-- Falla: paso 21
CREATE TABLE juego_genero (
  juego_id INTEGER NOT NULL
    REFERENCES juego (id) ON DELETE CASCADE,
  genero_id INTEGER NOT NULL
    REFERENCES genero (id),
  PRIMARY KEY (juego_id)
) STRICT;
CREATE TABLE prestamo (
  id INTEGER PRIMARY KEY,
  juego_id INTEGER NOT NULL
    REFERENCES juego (id),
  socio_id INTEGER
    REFERENCES socio (id) ON DELETE SET NULL,
  prestado TEXT NOT NULL
) STRICT;
