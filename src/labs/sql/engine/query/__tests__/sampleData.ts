/**
 * Tables for the tests of traces, with NULLs, duplicates, accents, an empty
 * table, a table without rowid, texts that differ in case, and a view.
 */
export const sampleData = `
  CREATE TABLE juego (
    id INTEGER PRIMARY KEY,
    titulo TEXT NOT NULL,
    genero TEXT,
    precio REAL,
    jugadores INTEGER
  ) STRICT;
  CREATE TABLE socio (
    id INTEGER PRIMARY KEY,
    nombre TEXT COLLATE NOCASE,
    barrio TEXT,
    padrino INTEGER
  );
  CREATE TABLE prestamo (
    id INTEGER PRIMARY KEY,
    juego_id INTEGER,
    socio_id INTEGER,
    dia TEXT,
    nota INTEGER
  );
  CREATE INDEX por_juego ON prestamo (juego_id);
  CREATE TABLE etiqueta (
    juego_id INTEGER,
    texto TEXT COLLATE NOCASE,
    PRIMARY KEY (juego_id, texto)
  ) WITHOUT ROWID;
  CREATE TABLE vacia (id INTEGER PRIMARY KEY, nota INTEGER);
  CREATE VIEW caro AS SELECT id, titulo, precio FROM juego WHERE precio > 20;
  INSERT INTO juego VALUES
    (1, 'Ñandú', 'mesa', 12.5, 4), (2, 'Oca', 'mesa', NULL, 2),
    (3, 'Ajedrez', 'lógica', 30.0, 2), (5, 'Árbol', NULL, 22.0, 1),
    (8, 'Oca', 'cartas', 5.0, NULL), (9, 'Zorro', 'lógica', 45.5, 2);
  INSERT INTO socio VALUES
    (1, 'Ana', 'Sur', NULL), (2, 'ANA', 'Norte', 1), (3, 'José', 'Sur', 1),
    (4, 'Inés', NULL, 3), (-7, 'Luz', 'Este', 9);
  INSERT INTO prestamo VALUES
    (1, 1, 1, '2026-01-03', 5), (2, 1, 2, '2026-01-04', NULL),
    (3, 3, 1, '2026-01-04', 3), (4, NULL, 3, '2026-02-01', 4),
    (5, 8, NULL, NULL, 4), (6, 77, 4, '2026-02-01', 1),
    (7, 3, 1, '2026-01-04', 3), (8, 9, 4, '2026-03-09', 2);
  INSERT INTO etiqueta VALUES
    (1, 'Familia'), (1, 'viaje'), (3, 'familia'), (9, 'VIAJE'), (9, 'noche');
`;
