CREATE TABLE reserva (
  mesa TEXT NOT NULL, dia TEXT NOT NULL CHECK (dia LIKE '____-__-__'),
  desde INTEGER NOT NULL CHECK (desde BETWEEN 0 AND 23),
  hasta INTEGER NOT NULL CHECK (hasta BETWEEN 0 AND 23 AND hasta > desde),
  PRIMARY KEY (mesa, dia, desde)
) STRICT;
