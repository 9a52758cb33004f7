-- Falla: paso 10
-- Falla: paso 17
CREATE TABLE reserva (id INTEGER PRIMARY KEY, mesa TEXT NOT NULL, dia TEXT NOT NULL CHECK (dia LIKE '%-%-%'), desde INTEGER NOT NULL CHECK (desde >= 0), hasta INTEGER NOT NULL CHECK (hasta <= 23), CHECK (hasta > desde), UNIQUE (mesa, dia, desde)) STRICT;
