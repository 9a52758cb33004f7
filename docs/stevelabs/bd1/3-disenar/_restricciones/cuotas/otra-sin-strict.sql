CREATE TABLE torneo (
  cuota INTEGER NOT NULL DEFAULT 0, nombre TEXT UNIQUE NOT NULL CHECK (nombre <> ''), id INTEGER PRIMARY KEY,
  CHECK (NOT cuota < 0 AND typeof(cuota) = 'integer')
);
