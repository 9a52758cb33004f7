// cspell:ignore DISTINT epoca gruop mario PROMEDIO SELEC Tetris
import type { Slip } from './slips';

/**
 * Slips that readers wrote without having seen the cards, on the sample
 * database of the library. The first 80 fail; the rest run in silence.
 */
export const librarySlips: readonly Slip[] = [
  { sql: '«SELEC» titulo FROM juego;', card: 'keyword-misspelled' },
  { sql: 'SELECT titulo, estreno «FORM» juego;', card: 'keyword-misspelled' },
  { sql: 'SELECT nombre «DE» socio;', card: 'keyword-in-spanish' },
  {
    sql: 'SELECT titulo\nFROM juego\n«WERE» estreno > 1985;',
    card: 'keyword-misspelled',
  },
  {
    sql: 'SELECT titulo, estreno FROM juego «ODER» BY estreno;',
    card: 'keyword-misspelled',
  },
  {
    sql: 'select soporte, count(*) from juego «gruop» by soporte',
    card: 'keyword-misspelled',
  },
  { sql: 'SELECT titulo FROM juego ORDER «estreno» DESC;', card: 'missing-by' },
  { sql: 'SELECT titulo FROM juego «ORDERBY» titulo;', card: 'words-together' },
  { sql: 'SELECT «DISTINT» barrio FROM socio;', card: 'keyword-as-column' },
  {
    sql: "SELECT titulo FROM juego WHERE estreno > 1985 «Y» soporte = 'disco';",
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio «ES» NULL;',
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT titulo, estreno FROM juego ORDER BY estreno «DES»;',
    card: 'keyword-misspelled',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY titulo «LIMITE» 5;',
    card: 'keyword-in-spanish',
  },
  { sql: 'SELECT titulo, estreno«,» FROM juego;', card: 'extra-comma' },
  { sql: 'SELECT titulo estreno «soporte» FROM juego;', card: 'missing-comma' },
  {
    sql: 'SELECT titulo«;» estreno FROM juego;',
    card: 'semicolon-before-from',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = 'disco'«,» estreno > 1985;",
    card: 'comma-in-condition',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte IN ('disco', 'casete'«,»);",
    card: 'extra-comma',
  },
  {
    sql: 'UPDATE juego SET centavos = «12,50» WHERE id = 3;',
    card: 'decimal-comma',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY titulo\n«SELECT» nombre FROM socio ORDER BY nombre;',
    card: 'missing-semicolon',
  },
  { sql: 'SELECT «juego,titulo» FROM juego;', card: 'table-as-column' },
  {
    sql: 'SELECT titulo FROM juego WHERE soporte = «"disco"»;',
    card: 'text-in-double-quotes',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE soporte = «‘casete’»;',
    card: 'typographic-quotes',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = «'disco;»",
    card: 'unclosed-quote',
  },
  {
    sql: "SELECT estreno FROM juego WHERE titulo = «'Dragon's» Lair';",
    card: 'quote-inside-text',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE soporte = «cartucho»;',
    card: 'text-without-quotes',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE nombre LIKE «%ana%»;',
    card: 'pattern-without-quotes',
  },
  { sql: 'SELECT titulo FROM «juegos»;', card: 'table-name' },
  { sql: 'SELECT «título» FROM juego;', card: 'column-name' },
  { sql: 'SELECT titulo, «precio» FROM juego;', card: 'unknown-column' },
  { sql: 'SELECT * FROM «juego-genero»;', card: 'name-with-sign' },
  { sql: 'SELECT titulo, «nombre» FROM juego;', card: 'column-of-other-table' },
  {
    sql: 'SELECT «id», titulo, prestado\nFROM juego\nJOIN prestamo ON prestamo.juego_id = juego.id;',
    card: 'ambiguous-column',
  },
  {
    sql: 'SELECT «juego.titulo», p.prestado\nFROM juego AS j\nJOIN prestamo AS p ON p.juego_id = j.id;',
    card: 'alias-hides-name',
  },
  {
    sql: 'SELECT s.nombre, «p.prestado»\nFROM socio AS s\nJOIN prestamo ON prestamo.socio_id = s.id;',
    card: 'alias-not-declared',
  },
  {
    sql: 'SELECT estreno AS «Año de estreno» FROM juego;',
    card: 'alias-with-space',
  },
  {
    sql: 'SELECT soporte AS «group», titulo FROM juego;',
    card: 'reserved-word',
  },
  {
    sql: 'SELECT titulo «WHERE» estreno > 1985 FROM juego;',
    card: 'clause-order',
  },
  {
    sql: "SELECT titulo FROM juego ORDER BY titulo «WHERE» soporte = 'disco';",
    card: 'clause-order',
  },
  {
    sql: 'SELECT soporte, count(*) FROM juego HAVING count(*) > 3 «GROUP» BY soporte;',
    card: 'clause-order',
  },
  {
    sql: 'SELECT titulo FROM juego LIMIT 5 «ORDER» BY estreno;',
    card: 'clause-order',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = 'disco' «WHERE» estreno > 1985;",
    card: 'clause-repeated',
  },
  {
    sql: 'SELECT titulo, prestado\nFROM juego\nWHERE devuelto IS NULL\n«JOIN» prestamo ON prestamo.juego_id = juego.id;',
    card: 'clause-order',
  },
  {
    sql: 'SELECT socio_id, count(*) FROM prestamo WHERE «count(*)» > 2 GROUP BY socio_id;',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno = «max(estreno)»;',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT «max(count(*))» FROM prestamo GROUP BY juego_id;',
    card: 'aggregate-nested',
  },
  {
    sql: 'SELECT titulo FROM juego «HAVING» estreno > 1985;',
    card: 'having-without-group',
  },
  {
    sql: 'SELECT soporte, count(*) AS cuantos FROM juego WHERE «cuantos» > 2 GROUP BY soporte;',
    card: 'aggregate-alias-in-where',
  },
  {
    sql: 'SELECT «sum(centavos, copias)» FROM juego;',
    card: 'function-arguments',
  },
  { sql: 'SELECT count«(»* FROM juego;', card: 'unclosed-parenthesis' },
  {
    sql: "SELECT titulo FROM juego WHERE soporte IN «'disco', 'casete'»;",
    card: 'in-without-parentheses',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno «=>» 1985;',
    card: 'operator-split',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno BETWEEN 1980«,» 1989;',
    card: 'between-without-and',
  },
  {
    sql: "SELECT titulo,\n  CASE WHEN estreno < 1985 THEN 'viejo' ELSE 'nuevo' «AS» epoca\nFROM juego;",
    card: 'case-without-end',
  },
  {
    sql: 'SELECT id FROM prestamo WHERE vence < «NOW»();',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT nombre, «YEAR»(ingreso) FROM socio;',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT «TOP 5» titulo FROM juego ORDER BY estreno;',
    card: 'limit-of-another-database',
  },
  {
    sql: 'SELECT «PROMEDIO»(nota) FROM prestamo;',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT titulo, «LEN»(titulo) FROM juego;',
    card: 'function-of-another-database',
  },
  {
    sql: "INSERT INTO juego (titulo, estreno, soporte) VALUES ('Tetris', 1984, «'diskette'»);",
    card: 'check-failed',
  },
  {
    sql: "INSERT INTO juego (titulo, estreno, soporte) VALUES ('Tetris', «'en 1984'», 'disco');",
    card: 'strict-value',
  },
  {
    sql: "INSERT INTO «socio» (carnet, nombre) VALUES ('0901', 'Rosa Lima');",
    card: 'value-required',
  },
  {
    sql: "INSERT INTO socio (carnet, nombre, ingreso) VALUES\n  ('0901', 'Rosa Lima', '2024-05-20'),\n  («'0901'», 'Iván Soto', '2024-05-20');",
    card: 'unique-repeated',
  },
  {
    sql: "INSERT INTO prestamo (juego_id, socio_id, prestado, vence)\nVALUES («9999», 1, '2024-05-20', '2024-05-27');",
    card: 'foreign-key-missing',
  },
  { sql: 'DELETE FROM «juego» WHERE id = 1;', card: 'foreign-key-used' },
  { sql: "INSERT INTO genero VALUES «('Billar')»;", card: 'value-count' },
  {
    sql: "INSERT INTO juego (titulo, soporte) VALUES «('Tetris', 'disco', 1984)»;",
    card: 'values-for-columns',
  },
  {
    sql: "UPDATE socio «barrio» = 'Centro' WHERE id = 4;",
    card: 'missing-word',
  },
  { sql: 'DELETE «*» FROM prestamo WHERE id = 7;', card: 'extra-word' },
  {
    sql: 'CREATE TABLE sala (\n  id INTEGER PRIMARY KEY,\n  nombre TEXT NOT NULL«,»\n);',
    card: 'extra-comma',
  },
  {
    sql: 'CREATE TABLE «genero» (\n  id INTEGER PRIMARY KEY,\n  nombre TEXT\n);',
    card: 'already-exists',
  },
  {
    sql: 'CREATE TABLE reserva (\n  juego_id INTEGER PRIMARY KEY,\n  socio_id INTEGER «PRIMARY» KEY\n);',
    card: 'two-primary-keys',
  },
  {
    sql: 'CREATE TABLE resena (\n  id INTEGER PRIMARY KEY,\n  juego_id INTEGER,\n  FOREIGN KEY «juego_id» REFERENCES juego (id)\n);',
    card: 'missing-opening-parenthesis',
  },
  {
    sql: 'ALTER TABLE socio ADD COLUMN correo TEXT «NOT NULL»;',
    card: 'add-column',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE id IN «(SELECT socio_id, juego_id FROM prestamo)»;',
    card: 'subquery-columns',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno = «SELECT» min(estreno) FROM juego;',
    card: 'subquery-without-parentheses',
  },
  {
    sql: 'SELECT titulo, estreno FROM juego\n«UNION»\nSELECT nombre FROM socio;',
    card: 'union-columns',
  },
  {
    sql: 'UPDATE juego SET copias = 2 WHERE id = 3;\n«COMMIT»;',
    card: 'transaction-not-open',
  },
  { sql: 'CREATE INDEX «ON» prestamo (socio_id);', card: 'missing-name' },
  {
    sql: 'CREATE VIEW pendientes\n«SELECT» * FROM prestamo WHERE devuelto IS NULL;',
    card: 'missing-as',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio «= NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT id, prestado FROM prestamo WHERE devuelto «<> NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE id «NOT IN (SELECT presentado_por FROM socio)»;',
    card: 'hint-not-in-null',
  },
  {
    sql: 'SELECT titulo, prestado FROM juego JOIN «prestamo»;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT nombre, prestado FROM socio, «prestamo» WHERE devuelto IS NULL;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT titulo FROM prestamo JOIN juego ON «juego.id = prestamo.id»;',
    card: 'hint-join-by-keys',
  },
  {
    sql: "SELECT titulo, soporte, estreno FROM juego\nWHERE soporte = 'disco' «OR» soporte = 'casete' AND estreno < 1985;",
    card: 'hint-or-and',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = 'disco' OR «'casete'»;",
    card: 'hint-or-value',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte <> 'disco' «OR» soporte <> 'casete';",
    card: 'hint-always-true',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = 'disco' «AND» soporte = 'cartucho';",
    card: 'hint-never-true',
  },
  {
    sql: 'SELECT titulo, «centavos / 100» AS precio FROM juego;',
    card: 'hint-integer-division',
  },
  {
    sql: 'SELECT «count(devuelto) / count(*)» * 100 AS porcentaje FROM prestamo;',
    card: 'hint-integer-division',
  },
  {
    sql: "SELECT nombre FROM socio WHERE «strftime('%Y', ingreso) = 2024»;",
    card: 'hint-text-function-number',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «carnet = 0017»;',
    card: 'hint-text-number',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo LIKE «'mario'»;",
    card: 'hint-like-without-wildcard',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo «= 'Super%'»;",
    card: 'hint-wildcard-with-equals',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte IN («'disco, casete'»);",
    card: 'hint-list-in-text',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = «'Disco'»;",
    card: 'hint-accents',
  },
  {
    sql: "SELECT nombre FROM socio WHERE «barrio <> 'Centro'»;",
    card: 'hint-lost-nulls',
  },
  { sql: 'UPDATE «juego SET centavos = 0»;', card: 'hint-without-where' },
  { sql: 'DELETE FROM «prestamo»;', card: 'hint-without-where' },
  {
    sql: "UPDATE socio SET barrio = 'Sur' «AND» nombre = 'Ana Sol' WHERE id = 2;",
    card: 'hint-set-and',
  },
  {
    sql: 'SELECT «titulo», avg(centavos) FROM juego;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT barrio, «nombre», count(*) FROM socio GROUP BY barrio;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT titulo, estreno FROM juego WHERE «1980 < estreno < 1985»;',
    card: 'hint-chained-comparison',
  },
  {
    sql: 'SELECT titulo «estreno», soporte FROM juego;',
    card: 'hint-missing-comma',
  },
  {
    sql: 'SELECT «count(devuelto)» AS prestamos FROM prestamo;',
    card: 'hint-count-null',
  },
  {
    sql: "SELECT id, prestado FROM prestamo WHERE prestado >= «'2024-3-5'»;",
    card: 'hint-date-format',
  },
  {
    sql: "SELECT id, prestado FROM prestamo WHERE prestado > «'31/01/2024'»;",
    card: 'hint-date-format',
  },
  {
    sql: 'SELECT id, vence FROM prestamo WHERE vence < «2024-03-01»;',
    card: 'hint-date-without-quotes',
  },
  {
    sql: 'SELECT id, «devuelto - prestado» AS dias FROM prestamo WHERE devuelto IS NOT NULL;',
    card: 'hint-date-sum',
  },
  {
    sql: "SELECT titulo, estreno FROM juego ORDER BY «'estreno'»;",
    card: 'hint-text-as-column',
  },
  {
    sql: "SELECT socio_id, count(*) AS 'total'\nFROM prestamo\nGROUP BY socio_id\nHAVING «'total'» > 2;",
    card: 'hint-text-as-column',
  },
  {
    sql: 'SELECT socio_id, count(*) FROM prestamo «HAVING» count(*) > 1;',
    card: 'hint-having-without-group',
  },
  {
    sql: "SELECT nombre, prestado\nFROM socio\nLEFT JOIN prestamo ON prestamo.socio_id = socio.id\nWHERE «prestamo.prestado» >= '2024-03-01';",
    card: 'hint-left-join-cancelled',
  },
  {
    sql: 'SELECT nombre, «count(*)» AS veces\nFROM socio\nLEFT JOIN prestamo ON prestamo.socio_id = socio.id\nGROUP BY socio.id;',
    card: 'hint-count-left-join',
  },
  {
    sql: 'SELECT titulo, count(*) AS veces\nFROM juego\nJOIN prestamo ON prestamo.juego_id = juego.id\n«GROUP BY prestamo.id»;',
    card: 'hint-group-of-one',
  },
  {
    sql: "SELECT «max(ltrim(carnet, '0'))» AS ultimo FROM socio;",
    card: 'hint-ordered-digits',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno BETWEEN «1989 AND 1980»;',
    card: 'hint-between-reversed',
  },
  {
    sql: "SELECT nombre «+» ' (' + barrio + ')' AS ficha FROM socio;",
    card: 'hint-text-sum',
  },
];
