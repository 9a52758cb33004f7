// cspell:ignore GRUOP maximo minimo presio prestamo SELEC
/** Slip of a beginner. Its place is between « and ». */
export interface Slip {
  readonly sql: string;
  /** Card, or hint, that answers it. */
  readonly card: string;
}

/** Tables and rows on which the slips run. */
export const ludoteca = `
CREATE TABLE juego (
  id INTEGER PRIMARY KEY,
  titulo TEXT NOT NULL UNIQUE,
  genero TEXT,
  minimo INTEGER,
  maximo INTEGER,
  precio REAL CHECK (precio >= 0)
) STRICT;
CREATE TABLE socio (
  id INTEGER PRIMARY KEY,
  nombre TEXT NOT NULL,
  correo TEXT UNIQUE,
  ciudad TEXT,
  alta TEXT
) STRICT;
CREATE TABLE prestamo (
  id INTEGER PRIMARY KEY,
  juego_id INTEGER NOT NULL REFERENCES juego,
  socio_id INTEGER NOT NULL REFERENCES socio,
  dia TEXT NOT NULL,
  devuelto TEXT
) STRICT;
INSERT INTO juego VALUES
  (1, 'Oca', 'familiar', 2, 6, 12.5),
  (2, 'Ajedrez', 'estrategia', 2, 2, 20.0),
  (3, 'Ñandú', NULL, 1, 4, NULL),
  (4, 'Dominó', 'familiar', 2, 4, 8.0);
INSERT INTO socio VALUES
  (1, 'Ana', 'ana@club.example', 'Lima', '2025-01-10'),
  (2, 'Bruno', NULL, 'Quito', '2025-03-02'),
  (3, 'Ángela', 'angela@club.example', NULL, '2025-05-20');
INSERT INTO prestamo VALUES
  (1, 1, 1, '2026-01-05', '2026-01-12'),
  (2, 2, 1, '2026-01-20', NULL),
  (3, 1, 3, '2026-02-01', NULL);
`;

/**
 * Slips written before the cards, as a beginner would make them on the tables
 * of a games library.
 */
export const slips: readonly Slip[] = [
  { sql: 'SELECT titulo FROM «juegos»', card: 'table-name' },
  { sql: 'SELECT nombre FROM «usuarios»', card: 'unknown-table' },
  { sql: 'SELECT «título» FROM juego', card: 'column-name' },
  { sql: 'SELECT titulo, «presio» FROM juego', card: 'column-name' },
  { sql: 'SELECT «edad» FROM socio', card: 'unknown-column' },
  { sql: 'SELECT «titulo» FROM prestamo', card: 'column-of-other-table' },
  {
    sql: 'SELECT «j.titulo» FROM juego WHERE precio > 10',
    card: 'alias-not-declared',
  },
  {
    sql: 'SELECT «juego.titulo» FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id',
    card: 'alias-hides-name',
  },
  { sql: 'SELECT «titulo»', card: 'missing-from' },
  { sql: '«SELEC» titulo FROM juego', card: 'keyword-misspelled' },
  { sql: 'SELECT titulo «FORM» juego', card: 'keyword-misspelled' },
  { sql: 'SELECT * FROM juego «WERE» precio > 10', card: 'keyword-misspelled' },
  {
    sql: 'SELECT genero, count(*) FROM juego «GRUOP» BY genero',
    card: 'keyword-misspelled',
  },
  {
    sql: 'SELECT titulo FROM juego «ODER» BY titulo',
    card: 'keyword-misspelled',
  },
  { sql: 'SELECT titulo, precio«,» FROM juego', card: 'extra-comma' },
  {
    sql: 'SELECT titulo, precio FROM juego«,» WHERE precio > 5',
    card: 'extra-comma',
  },
  { sql: 'SELECT titulo «precio» FROM juego', card: 'hint-missing-comma' },
  {
    sql: "INSERT INTO socio (id, nombre «ciudad») VALUES (4, 'Eva', 'Lima')",
    card: 'missing-comma',
  },
  {
    sql: "INSERT INTO socio (id, nombre) VALUES (4 «'Eva'»)",
    card: 'missing-comma',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY titulo «WHERE» precio > 10',
    card: 'clause-order',
  },
  {
    sql: 'SELECT titulo FROM juego LIMIT 3 «ORDER» BY titulo',
    card: 'clause-order',
  },
  {
    sql: 'SELECT genero, count(*) FROM juego GROUP BY genero «WHERE» precio > 5',
    card: 'clause-order',
  },
  { sql: '«FROM» juego SELECT titulo', card: 'clause-order' },
  { sql: 'SELECT titulo FROM juego ORDER «titulo»', card: 'missing-by' },
  {
    sql: 'SELECT * FROM socio WHERE correo «= NULL»',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT * FROM socio WHERE correo «<> NULL»',
    card: 'hint-equals-null',
  },
  { sql: 'SELECT * FROM juego WHERE precio «> =» 10', card: 'operator-split' },
  { sql: 'SELECT * FROM juego WHERE precio «=>» 10', card: 'operator-split' },
  {
    sql: 'SELECT genero FROM juego WHERE «count(*)» > 1 GROUP BY genero',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE precio > «avg(precio)»',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT «titulo», avg(precio) FROM juego',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT * FROM socio WHERE nombre = «"Ana"»',
    card: 'text-in-double-quotes',
  },
  {
    sql: 'SELECT * FROM socio WHERE nombre = «Ana»',
    card: 'text-without-quotes',
  },
  {
    sql: 'SELECT * FROM socio WHERE nombre = «‘Ana’»',
    card: 'typographic-quotes',
  },
  {
    sql: 'SELECT * FROM socio WHERE nombre = «“Ana”»',
    card: 'typographic-quotes',
  },
  {
    sql: "SELECT * FROM socio WHERE nombre = «'Ana ORDER BY id»",
    card: 'unclosed-quote',
  },
  {
    sql: 'SELECT count«(»precio FROM juego',
    card: 'unclosed-parenthesis',
  },
  {
    sql: "SELECT * FROM juego WHERE (genero = 'familiar')«)»",
    card: 'extra-parenthesis',
  },
  {
    sql: "INSERT INTO prestamo VALUES (4, «9», 1, '2026-03-01', NULL)",
    card: 'foreign-key-missing',
  },
  {
    sql: "INSERT INTO prestamo (juego_id, socio_id, dia) VALUES (2, «30», '2026-03-01')",
    card: 'foreign-key-missing',
  },
  { sql: 'DELETE FROM «juego» WHERE id = 1', card: 'foreign-key-used' },
  {
    sql: "UPDATE «juego» SET id = 50 WHERE titulo = 'Oca'",
    card: 'foreign-key-used',
  },
  {
    sql: "INSERT INTO juego (titulo, precio) VALUES («'Oca'», 10.0)",
    card: 'unique-repeated',
  },
  {
    sql: "INSERT INTO socio VALUES («1», 'Eva', 'eva@club.example', 'Lima', '2026-01-01')",
    card: 'key-repeated',
  },
  {
    sql: "INSERT INTO socio (nombre, ciudad) VALUES («NULL», 'Lima')",
    card: 'value-required',
  },
  {
    sql: "INSERT INTO «juego» (genero) VALUES ('cartas')",
    card: 'value-required',
  },
  {
    sql: "INSERT INTO juego (titulo, precio) VALUES ('Go', «-5»)",
    card: 'check-failed',
  },
  {
    sql: "INSERT INTO juego (titulo, minimo) VALUES ('Go', «'dos'»)",
    card: 'strict-value',
  },
  {
    sql: 'SELECT titulo, «id» FROM juego JOIN prestamo ON juego.id = juego_id',
    card: 'ambiguous-column',
  },
  {
    sql: "INSERT INTO socio VALUES «(4, 'Eva', 'Lima')»",
    card: 'value-count',
  },
  {
    sql: 'SELECT titulo FROM juego\n«SELECT» nombre FROM socio;',
    card: 'missing-semicolon',
  },
  {
    sql: 'CREATE TABLE «order» (id INTEGER, total REAL)',
    card: 'reserved-word',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE precio > «(SELECT titulo, precio FROM juego)»',
    card: 'subquery-columns',
  },
  { sql: 'SELECT «NOW»()', card: 'function-of-another-database' },
  { sql: '«SHOW» TABLES', card: 'statement-of-another-database' },
  { sql: "INSERT INTO juego (id, titulo) «(5, 'Go')»", card: 'missing-values' },
  { sql: 'UPDATE «juego SET precio = 0»', card: 'hint-without-where' },
  {
    sql: "UPDATE juego SET precio = 9 «AND» genero = 'cartas' WHERE id = 1",
    card: 'hint-set-and',
  },
  {
    sql: 'SELECT j.titulo, p.dia FROM juego j, «prestamo» p',
    card: 'hint-join-without-condition',
  },
  {
    sql: "SELECT * FROM juego WHERE genero = 'familiar' OR «'cartas'»",
    card: 'hint-or-value',
  },
];
