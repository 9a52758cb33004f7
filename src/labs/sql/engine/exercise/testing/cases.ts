import type { SqlCase } from '../types';

/** Tables of the exercises that the tests play. */
const TABLES = `
  CREATE TABLE juego (
    id INTEGER PRIMARY KEY,
    titulo TEXT NOT NULL,
    genero TEXT,
    precio REAL
  ) STRICT;
  CREATE TABLE socio (
    id INTEGER PRIMARY KEY,
    nombre TEXT NOT NULL,
    ciudad TEXT
  ) STRICT;
  CREATE TABLE prestamo (
    id INTEGER PRIMARY KEY,
    juego_id INTEGER NOT NULL REFERENCES juego,
    socio_id INTEGER REFERENCES socio,
    dias INTEGER
  ) STRICT;
  CREATE INDEX por_juego ON prestamo (juego_id);
  CREATE VIEW caros AS SELECT titulo, precio FROM juego WHERE precio > 20;
`;

const createCase = (
  name: string,
  isHidden: boolean,
  rows: string,
): SqlCase => ({
  name,
  isHidden,
  setUp: TABLES + rows,
});

/** Data of the exercises that the tests play. */
export const testCases: readonly SqlCase[] = [
  createCase(
    'ejemplo',
    false,
    `INSERT INTO juego VALUES
       (1, 'Oca', 'mesa', 12.5), (2, 'Ajedrez', 'mesa', 20.0),
       (3, 'Laberinto', 'ingenio', 31.0), (4, 'Tesoro', 'aventura', 12.5);
     INSERT INTO socio VALUES
       (1, 'Ana', 'Lima'), (2, 'Beto', 'Quito'), (3, 'Caro', 'Lima');
     INSERT INTO prestamo VALUES
       (1, 1, 1, 3), (2, 1, 2, 5), (3, 2, 1, 4), (4, 3, 1, 8);`,
  ),
  createCase('tablas vacías', true, ''),
  createCase(
    'valores NULL',
    true,
    `INSERT INTO juego VALUES
       (3, 'Zorro', NULL, NULL), (1, 'Barcos', 'mesa', NULL),
       (2, 'Cartas', NULL, 9.0), (5, 'Dardos', '', 25.0);
     INSERT INTO socio VALUES
       (2, 'Beto', NULL), (1, 'Ana', ''), (7, 'Dora', 'Lima');
     INSERT INTO prestamo VALUES
       (5, 1, NULL, NULL), (6, 1, 2, 1), (7, 2, 2, NULL), (9, 5, 1, 2);`,
  ),
  createCase(
    'repetidos',
    true,
    `INSERT INTO juego VALUES
       (9, 'Oca', 'mesa', 10.0), (8, 'Oca', 'mesa', 10.0),
       (7, 'Dominó', 'mesa', 30.0), (6, 'Oca', 'ingenio', 30.0),
       (5, 'Torre', 'ingenio', 7.0), (4, 'Torre', 'aventura', 22.0),
       (2, 'Rayuela', 'aventura', 22.0);
     INSERT INTO socio VALUES
       (4, 'Ana', 'Lima'), (3, 'Ana', 'Lima'), (2, 'Beto', 'Lima'),
       (9, 'Caro', 'Quito');
     INSERT INTO prestamo VALUES
       (1, 9, 4, 2), (2, 9, 4, 2), (3, 9, 4, 2), (4, 8, 3, 2), (5, 7, 2, 9),
       (6, 4, 9, 7), (7, 2, 9, 7), (8, 5, 4, 2);`,
  ),
  createCase(
    'tildes y mayúsculas',
    true,
    `INSERT INTO juego VALUES
       (1, 'ñandú', 'Mesa', 21.0), (2, 'Ñandú', 'mesa', 21.5),
       (3, 'Árbol', 'MESA', 0.1), (4, 'arbol', 'mesa', 0.2),
       (6, 'OCA', 'ingenio', 33.333);
     INSERT INTO socio VALUES
       (1, 'José', 'Bogotá'), (2, 'jose', 'bogotá'), (3, 'Íñigo', 'Lima');
     INSERT INTO prestamo VALUES
       (1, 3, 1, 3), (2, 3, 2, 4), (3, 6, 3, 5), (4, 6, 3, 10);`,
  ),
];
