// cspell:ignore cuont DISTINTC ifnull ILIKE isnull maximo minimo NOCASE
// cspell:ignore presio prestamo savepoint STRIC titulos zeroblob rownum
import type { Example } from './types';

/** Examples of the cards for errors, on the games library. */
export const faultExamples: readonly Example[] = [
  // Laboratory.
  {
    card: 'limit-time',
    sql: '«WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n»',
    other:
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT count(*) FROM n',
  },
  {
    card: 'limit-text',
    sql: "«SELECT replace(hex(zeroblob(900000)), '0', 'ocho letras')»",
    other: "SELECT replace(hex(zeroblob(9)), '0', 'ocho letras')",
  },
  {
    card: 'limit-memory',
    sql: '«WITH RECURSIVE n(i, t) AS (SELECT 1, zeroblob(1000000) UNION SELECT i + 1, zeroblob(1000000) FROM n WHERE i < 200) SELECT count(t) FROM n»',
    other:
      'WITH RECURSIVE n(i, t) AS (SELECT 1, zeroblob(10) UNION SELECT i + 1, zeroblob(10) FROM n WHERE i < 20) SELECT count(t) FROM n',
  },
  {
    card: 'transaction-nested',
    sql: 'BEGIN; «BEGIN»',
    other: 'BEGIN; COMMIT; BEGIN',
  },
  {
    card: 'transaction-not-open',
    sql: '«COMMIT»',
    other: 'BEGIN; COMMIT',
  },
  {
    card: 'savepoint-unknown',
    sql: '«ROLLBACK TO inicio»',
    other: 'SAVEPOINT inicio; ROLLBACK TO inicio',
  },
  {
    card: 'attach-forbidden',
    sql: "«ATTACH» 'otra.db' AS otra",
    other: 'CREATE TABLE otra (id INTEGER)',
  },
  {
    card: 'collation-unknown',
    sql: 'SELECT titulo FROM juego ORDER BY titulo COLLATE «SPANISH»',
    other: 'SELECT titulo FROM juego ORDER BY titulo COLLATE NOCASE',
  },
  {
    card: 'integer-overflow',
    sql: '«SELECT sum(9223372036854775807) FROM juego»',
    other: 'SELECT total(9223372036854775807) FROM juego',
  },
  // Refusals of the engine.
  {
    card: 'empty-name',
    sql: 'SELECT «""» FROM juego',
    other: "SELECT '' FROM juego",
  },
  {
    card: 'null-character',
    sql: 'SELECT titulo «\0»FROM juego',
    other: 'SELECT titulo FROM juego',
  },
  {
    card: 'vacuum-here',
    sql: '«VACUUM»',
    other: "ATTACH 'otra.db' AS otra",
  },
  {
    card: 'no-other-database',
    sql: 'CREATE TABLE «club».sala (id INTEGER)',
    other: 'CREATE TABLE main.sala (id INTEGER)',
  },
  {
    card: 'nested-triggers',
    setUp: `PRAGMA recursive_triggers = ON;
      CREATE TRIGGER otra AFTER INSERT ON socio BEGIN
        INSERT INTO socio (nombre) VALUES (new.nombre); END;`,
    sql: "«INSERT INTO socio (nombre) VALUES ('Eva')»",
    other: "INSERT INTO juego (titulo) VALUES ('Go')",
  },
  {
    card: 'expression-too-deep',
    sql: `«SELECT ${'1 + '.repeat(1200)}1»`,
    other: 'SELECT 1 + 1',
  },
  {
    card: 'too-many-parts',
    sql: `«SELECT 1${' UNION SELECT 1'.repeat(600)}»`,
    other: 'SELECT 1 UNION SELECT 1',
  },
  {
    card: 'database-full',
    sql: 'PRAGMA max_page_count = 1; «INSERT INTO socio (nombre) SELECT hex(zeroblob(9000))»',
    other: 'INSERT INTO socio (nombre) SELECT hex(zeroblob(9000))',
  },
  {
    card: 'read-only-database',
    sql: 'PRAGMA query_only = ON; «DELETE FROM prestamo WHERE id = 1»',
    other: 'PRAGMA query_only = OFF; DELETE FROM prestamo WHERE id = 1',
  },
  {
    card: 'not-authorized',
    sql: '«PRAGMA hard_heap_limit = 9»',
    other: 'PRAGMA foreign_keys = ON',
  },
  {
    card: 'malformed-json',
    sql: `«SELECT json('{"nombre":')»`,
    other: `SELECT json('{"nombre": "Oca"}')`,
  },
  {
    card: 'hexadecimal-too-big',
    sql: 'SELECT «0xFFFFFFFFFFFFFFFFFF»',
    other: 'SELECT 0xFF',
  },
  {
    card: 'generated-column',
    setUp: 'CREATE TABLE caja (ancho INTEGER, doble INTEGER AS (ancho * 2));',
    sql: 'INSERT INTO caja (ancho, «doble») VALUES (2, 4)',
    other: 'INSERT INTO caja (ancho) VALUES (2)',
  },
  {
    card: 'unknown-module',
    sql: 'CREATE VIRTUAL TABLE nota USING «fts9»(texto)',
    other: 'CREATE VIRTUAL TABLE nota USING fts5(texto)',
  },
  {
    card: 'protected-table',
    setUp: 'CREATE VIEW atrasos AS SELECT dia FROM prestamo;',
    sql: '«CREATE INDEX por_dia ON atrasos (dia)»',
    other: 'CREATE INDEX por_dia ON prestamo (dia)',
  },
  {
    card: 'check-of-old-rows',
    sql: 'ALTER TABLE juego ADD COLUMN copias INTEGER DEFAULT 0 «CHECK (copias > 0)»',
    other:
      'ALTER TABLE juego ADD COLUMN copias INTEGER DEFAULT 1 CHECK (copias > 0)',
  },
  {
    card: 'full-text-query',
    setUp: 'CREATE VIRTUAL TABLE nota USING fts5(texto);',
    sql: `SELECT * FROM nota WHERE nota MATCH «'"oca'»`,
    other: "SELECT * FROM nota WHERE nota MATCH 'oca'",
  },
  // Other languages.
  {
    card: 'dotted-call',
    sql: 'SELECT «titulo.upper»() FROM juego',
    other: 'SELECT upper(juego.titulo) FROM juego',
  },
  {
    card: 'operator-of-another-language',
    sql: 'UPDATE juego SET «minimo++» WHERE id = 1',
    other: 'UPDATE juego SET minimo = minimo + 1 WHERE id = 1',
  },
  {
    card: 'ternary-operator',
    sql: "SELECT precio > 10 «?» 'caro' : 'barato' FROM juego",
    other: 'SELECT precio > ? FROM juego',
  },
  {
    card: 'tables-with-and',
    sql: 'SELECT titulo, dia FROM juego «AND» prestamo',
    other: 'SELECT titulo, dia FROM juego, prestamo',
  },
  {
    card: 'value-of-another-language',
    sql: 'SELECT titulo FROM juego WHERE genero IS «None»',
    other: "SELECT titulo FROM juego WHERE genero IS 'None'",
  },
  {
    card: 'letter-for-digit',
    sql: 'SELECT titulo FROM juego WHERE precio > «l00»',
    other: 'SELECT titulo FROM juego WHERE precio > 100',
  },
  {
    card: 'table-for-column',
    sql: 'SELECT dia FROM prestamo WHERE «socio» = 3',
    other: 'SELECT dia FROM prestamo WHERE socio_id = 3',
  },
  {
    card: 'star-with-dot',
    sql: 'SELECT «*.*» FROM juego',
    other: 'SELECT juego.* FROM juego',
  },
  {
    card: 'if-for-case',
    sql: "SELECT «IF» precio > 10 THEN 'caro' ELSE 'barato' FROM juego",
    other: "SELECT if(precio > 10, 'caro', 'barato') FROM juego",
  },
  // Habits.
  {
    card: 'word-for-comma',
    sql: 'SELECT titulo «y» precio FROM juego',
    other: 'SELECT titulo y, precio FROM juego',
  },
  {
    card: 'operator-in-words',
    sql: 'SELECT titulo FROM juego WHERE precio «mayor que» 10',
    other: 'SELECT titulo FROM juego WHERE precio > 10',
  },
  {
    card: 'default-equals',
    sql: 'CREATE TABLE sala (nivel INTEGER DEFAULT «=» 1)',
    other: 'CREATE TABLE sala (nivel INTEGER DEFAULT 1)',
  },
  {
    card: 'star-word',
    sql: 'SELECT «todo» FROM juego',
    other: 'SELECT * FROM juego',
  },
  {
    card: 'limit-word',
    sql: 'SELECT titulo FROM juego LIMIT «diez»',
    other: 'SELECT titulo FROM juego LIMIT 10',
  },
  {
    card: 'table-and-column-swapped',
    sql: 'SELECT juego FROM «titulo»',
    other: 'SELECT titulo FROM juego',
  },
  {
    card: 'column-after-in',
    sql: "SELECT nombre FROM socio WHERE 'Ana' IN «nombre»",
    other: "SELECT nombre FROM socio WHERE 'Ana' IN (nombre)",
  },
  {
    card: 'text-prefix',
    sql: "SELECT titulo FROM juego WHERE genero = «N'cartas'»",
    other: "SELECT n.titulo FROM juego AS n WHERE genero = 'cartas'",
  },
  {
    card: 'dual-table',
    sql: 'SELECT 2 + 2 FROM «dual»',
    other: 'SELECT 2 + 2',
  },
  {
    card: 'join-type-late',
    sql: 'SELECT titulo FROM juego «JOIN LEFT» prestamo AS p ON juego_id = juego.id',
    other:
      'SELECT titulo FROM juego LEFT JOIN prestamo AS p ON juego_id = juego.id',
  },
  {
    card: 'empty-condition',
    sql: 'SELECT titulo FROM juego «WHERE» LIMIT 5',
    other: 'SELECT titulo FROM juego WHERE id > 1 LIMIT 5',
  },
  {
    card: 'change-with-limit',
    sql: 'DELETE FROM prestamo «ORDER» BY dia LIMIT 1',
    other:
      'DELETE FROM prestamo WHERE id IN (SELECT id FROM prestamo ORDER BY dia LIMIT 1)',
  },
  {
    card: 'table-in-set',
    sql: 'UPDATE juego SET «juego.»precio = 9 WHERE id = 1',
    other: 'UPDATE juego SET precio = juego.precio + 1 WHERE juego.id = 1',
  },
  {
    card: 'table-in-index',
    sql: 'CREATE INDEX por_dia ON prestamo («prestamo.»dia)',
    other: 'CREATE INDEX por_dia ON prestamo (dia)',
  },
  {
    card: 'unit-after-number',
    sql: 'SELECT titulo FROM juego WHERE precio > 50 «pesos»',
    other: 'SELECT titulo FROM juego WHERE precio > 50',
  },
  {
    card: 'row-number-column',
    sql: 'SELECT titulo FROM juego WHERE «rownum» <= 5',
    other: 'SELECT titulo FROM juego WHERE rowid <= 5',
  },
  {
    card: 'count-of-table',
    sql: 'SELECT count(«p.*») FROM prestamo AS p',
    other: 'SELECT count(*), p.* FROM prestamo AS p',
  },
  {
    card: 'variable-declaration',
    sql: '«total =» SELECT count(*) FROM juego',
    other: 'SELECT count(*) AS total FROM juego',
  },
  {
    card: 'range-with-colon',
    sql: 'SELECT sum(minimo«:maximo») FROM juego',
    other: 'SELECT sum(minimo) FROM juego WHERE id = :maximo',
  },
  {
    card: 'update-with-join',
    sql: 'UPDATE juego «JOIN» prestamo ON juego.id = juego_id SET precio = 1',
    other:
      'UPDATE juego SET precio = 1 FROM prestamo WHERE juego.id = juego_id',
  },
  {
    card: 'column-position',
    sql: 'ALTER TABLE juego ADD COLUMN tema TEXT «AFTER» titulo',
    other: 'ALTER TABLE juego ADD COLUMN tema TEXT',
  },
  // Repairs.
  {
    card: 'repair-remove',
    sql: 'SELECT «=»sum(precio) FROM juego',
    other: 'SELECT sum(precio) FROM juego',
  },
  {
    card: 'repair-insert',
    sql: 'SELECT genero «count»(*) FROM juego GROUP BY genero',
    other: 'SELECT genero, count(*) FROM juego GROUP BY genero',
  },
  {
    card: 'repair-replace',
    sql: "SELECT group_concat(titulo «SEPARATOR» ', ') FROM juego",
    other: "SELECT group_concat(titulo, ', ') FROM juego",
  },
  {
    card: 'repair-wrap',
    sql: "INSERT INTO socio (nombre) VALUES ('Eva'), «'Leo'»",
    other: "INSERT INTO socio (nombre) VALUES ('Eva'), ('Leo')",
  },
  {
    card: 'repair-swap',
    sql: 'SELECT * «juego FROM»',
    other: 'SELECT * FROM juego',
  },
  {
    card: 'repair-unwrap',
    sql: 'CREATE VIEW lista AS «(SELECT titulo FROM juego)»',
    other: 'CREATE VIEW lista AS SELECT titulo FROM juego',
  },
  // Quotes and characters.
  {
    card: 'typographic-quotes',
    sql: 'SELECT * FROM socio WHERE nombre = «“Ana Luz”»',
    other: "SELECT * FROM socio WHERE nombre = '“Ana Luz”'",
  },
  {
    card: 'invisible-character',
    sql: 'SELECT titulo«\u00a0»FROM juego',
    other: "SELECT titulo FROM juego WHERE genero = 'a\u00a0b'",
  },
  {
    card: 'unclosed-quote',
    sql: "INSERT INTO socio (nombre, ciudad) VALUES («'Eva, '»Lima')",
    other: "INSERT INTO socio (nombre, ciudad) VALUES ('Eva', 'Lima')",
  },
  {
    card: 'quote-inside-text',
    sql: "SELECT * FROM socio WHERE nombre = «'O'Higgins»'",
    other: "SELECT * FROM socio WHERE nombre = 'O''Higgins'",
  },
  {
    card: 'comment-of-another-language',
    sql: 'SELECT * FROM juego «#» todos',
    other: 'SELECT * FROM juego -- # todos',
  },
  {
    card: 'name-with-digit',
    sql: 'CREATE TABLE «2semestre» (id INTEGER)',
    other: 'CREATE TABLE semestre2 (id INTEGER)',
  },
  {
    card: 'cast-with-colons',
    sql: 'SELECT precio«::»TEXT FROM juego',
    other: 'SELECT CAST(precio AS TEXT) FROM juego',
  },
  {
    card: 'strange-character',
    sql: 'SELECT precio + «10€» FROM juego',
    other: "SELECT precio || '10€' FROM juego",
  },
  // Other databases.
  {
    card: 'function-of-another-database',
    sql: "SELECT «LEN»('Oca')",
    other: "SELECT length('Oca')",
  },
  {
    card: 'reserved-function',
    sql: 'SELECT «isnull»(precio, 0) FROM juego',
    other: 'SELECT ifnull(precio, 0) FROM juego',
  },
  {
    card: 'function-name',
    sql: 'SELECT «cuont»(*) FROM juego',
    other: 'SELECT count(*) FROM juego',
  },
  {
    card: 'unknown-function',
    sql: 'SELECT «titulo»(1) FROM juego',
    other: 'SELECT titulo FROM juego',
  },
  {
    card: 'function-arguments',
    sql: 'SELECT «ifnull(precio)» FROM juego',
    other: 'SELECT ifnull(precio, 0) FROM juego',
  },
  {
    card: 'statement-of-another-database',
    sql: '«TRUNCATE» TABLE prestamo',
    other: 'DELETE FROM prestamo',
  },
  {
    card: 'operator-of-another-database',
    sql: "SELECT * FROM juego WHERE titulo «ILIKE» 'o%'",
    other: "SELECT * FROM juego WHERE titulo LIKE 'o%'",
  },
  {
    card: 'exclamation-for-not',
    sql: 'SELECT * FROM juego WHERE «!»(minimo = 2)',
    other: 'SELECT * FROM juego WHERE NOT (minimo = 2)',
  },
  {
    card: 'limit-of-another-database',
    sql: 'SELECT «TOP 5» titulo FROM juego',
    other: 'SELECT titulo FROM juego LIMIT 5',
  },
  {
    card: 'interval',
    sql: 'SELECT dia + «INTERVAL 1» DAY FROM prestamo',
    other: "SELECT date(dia, '+1 day') FROM prestamo",
  },
  {
    card: 'auto-increment',
    sql: 'CREATE TABLE sala (id INT PRIMARY KEY «AUTO_INCREMENT»)',
    other: 'CREATE TABLE sala (id INTEGER PRIMARY KEY AUTOINCREMENT)',
  },
  {
    card: 'enum-type',
    sql: "CREATE TABLE sala (nivel «ENUM»('bajo', 'alto'))",
    other: "CREATE TABLE sala (nivel TEXT CHECK (nivel IN ('bajo', 'alto')))",
  },
  {
    card: 'alter-of-another-database',
    sql: 'ALTER TABLE juego «MODIFY» genero INTEGER',
    other: 'ALTER TABLE juego RENAME COLUMN genero TO tema',
  },
  // Places.
  {
    card: 'semicolon-too-early',
    sql: 'SELECT titulo FROM juego«;» WHERE precio > 10',
    other: 'SELECT titulo FROM juego WHERE precio > 10;',
  },
  {
    card: 'semicolon-before-from',
    sql: 'SELECT *«;» FROM juego',
    other: 'SELECT *; SELECT titulo FROM juego',
  },
  {
    card: 'alias-with-space',
    sql: 'SELECT titulo, precio AS «Precio (en pesos)» FROM juego',
    other: 'SELECT titulo AS t precio FROM juego',
  },
  {
    card: 'wrong-brackets',
    sql: 'SELECT titulo FROM juego WHERE id IN «[1, 2]»',
    other: 'SELECT [titulo] FROM juego WHERE id IN (1, 2)',
  },
  {
    card: 'missing-where',
    sql: 'SELECT titulo FROM juego «precio» > 10',
    other: 'SELECT titulo FROM juego precio WHERE precio.id > 10',
  },
  {
    card: 'missing-operand',
    sql: 'SELECT titulo FROM juego WHERE precio «>» ORDER BY titulo',
    other: 'SELECT titulo FROM juego WHERE precio > 10 ORDER BY titulo',
  },
  {
    card: 'comma-in-condition',
    sql: 'SELECT titulo FROM juego WHERE id = 1«,» 2',
    other: 'SELECT titulo FROM juego WHERE id IN (1, 2)',
  },
  {
    card: 'between-in-parentheses',
    sql: 'SELECT titulo FROM juego WHERE minimo BETWEEN «(2, 4)»',
    other: 'SELECT titulo FROM juego WHERE minimo BETWEEN (2) AND (4)',
  },
  {
    card: 'case-without-then',
    sql: "SELECT CASE WHEN precio > 15 «'caro'» END FROM juego",
    other: "SELECT CASE WHEN precio > 15 THEN 'caro' END FROM juego",
  },
  {
    card: 'order-direction-first',
    sql: 'SELECT titulo FROM juego ORDER BY «DESC precio»',
    other: 'SELECT titulo FROM juego ORDER BY precio DESC',
  },
  {
    card: 'order-direction-comma',
    sql: 'SELECT titulo FROM juego ORDER BY precio«, DESC»',
    other: 'SELECT titulo FROM juego ORDER BY precio DESC, titulo',
  },
  {
    card: 'missing-comma-before-table',
    sql: 'SELECT j.titulo «j.precio» FROM juego j',
    other: 'SELECT j.titulo, j.precio FROM juego j',
  },
  {
    card: 'distinct-first',
    sql: 'SELECT genero «DISTINCT» FROM juego',
    other: 'SELECT count(DISTINCT genero) FROM juego',
  },
  {
    card: 'thousands-separator',
    sql: 'SELECT titulo FROM juego WHERE precio > «1.000.000»',
    other: 'SELECT titulo FROM juego WHERE precio > 1.000',
  },
  // Keywords.
  {
    card: 'keyword-in-spanish',
    sql: 'SELECT titulo FROM juego ORDER «POR» titulo',
    other: 'SELECT titulo AS por FROM juego ORDER BY por',
  },
  {
    card: 'keyword-misspelled',
    sql: 'SELECT titulo FROM juego «WERE» precio > 10',
    other: 'SELECT titulo FROM juego AS were WHERE precio > 10',
  },
  {
    card: 'words-together',
    sql: 'SELECT titulo FROM juego «ORDERBY» titulo',
    other: 'SELECT titulo FROM juego ORDER BY titulo',
  },
  {
    card: 'subquery-without-parentheses',
    sql: 'SELECT titulo FROM juego WHERE precio > «SELECT» avg(precio) FROM juego',
    other:
      'SELECT titulo FROM juego WHERE precio > (SELECT avg(precio) FROM juego)',
  },
  {
    card: 'missing-as',
    sql: 'CREATE VIEW caros «SELECT» titulo FROM juego',
    other: 'CREATE VIEW caros AS SELECT titulo FROM juego',
  },
  {
    card: 'is-with-operator',
    sql: "SELECT titulo FROM juego WHERE titulo «IS LIKE» 'O%'",
    other: "SELECT titulo FROM juego WHERE titulo IS NOT 'Oca'",
  },
  {
    card: 'operator-symbol',
    sql: 'SELECT titulo FROM juego WHERE precio «≥» 10',
    other: "SELECT titulo FROM juego WHERE genero = '≥'",
  },
  {
    card: 'missing-semicolon',
    sql: 'SELECT titulo FROM juego\n«SELECT» nombre FROM socio',
    other: 'SELECT titulo FROM juego UNION SELECT nombre FROM socio',
  },
  {
    card: 'clause-order',
    sql: 'SELECT genero FROM juego GROUP BY genero «WHERE» precio > 5',
    other: 'SELECT genero FROM juego WHERE precio > 5 GROUP BY genero',
  },
  {
    card: 'clause-repeated',
    sql: 'SELECT titulo FROM juego WHERE precio > 5 «WHERE» minimo = 2',
    other: 'SELECT titulo FROM juego WHERE precio > 5 AND minimo = 2',
  },
  {
    card: 'missing-by',
    sql: 'SELECT genero, count(*) FROM juego GROUP «genero»',
    other: 'SELECT genero, count(*) FROM juego GROUP BY genero',
  },
  {
    card: 'missing-word',
    sql: 'DELETE «prestamo» WHERE id = 1',
    other: 'DELETE FROM prestamo WHERE id = 1',
  },
  {
    card: 'extra-word',
    sql: 'DELETE «*» FROM prestamo WHERE id = 1',
    other: 'DELETE FROM prestamo WHERE id * 1 = 1',
  },
  {
    card: 'missing-columns',
    sql: 'SELECT «FROM» juego',
    other: 'SELECT * FROM juego',
  },
  {
    card: 'missing-on',
    sql: 'SELECT * FROM juego JOIN prestamo «juego».id = prestamo.juego_id',
    other: 'SELECT * FROM juego JOIN prestamo ON juego.id = prestamo.juego_id',
  },
  {
    card: 'missing-join',
    sql: 'SELECT * FROM juego «INNER» prestamo ON juego.id = prestamo.juego_id',
    other:
      'SELECT * FROM juego INNER JOIN prestamo ON juego.id = prestamo.juego_id',
  },
  {
    card: 'case-without-end',
    sql: "SELECT CASE WHEN precio > 15 THEN 'caro' «FROM» juego",
    other: "SELECT CASE WHEN precio > 15 THEN 'caro' END FROM juego",
  },
  {
    card: 'case-without-when',
    sql: "SELECT CASE precio > 15 «THEN» 'caro' END FROM juego",
    other: "SELECT CASE precio > 15 WHEN 1 THEN 'caro' END FROM juego",
  },
  // Commas, parentheses and operators.
  {
    card: 'operator-split',
    sql: 'SELECT * FROM juego WHERE precio «=>» 10',
    other: 'SELECT * FROM juego WHERE precio >= 10',
  },
  {
    card: 'decimal-comma',
    sql: "INSERT INTO juego (titulo, precio) VALUES ('Go', «10,5»)",
    other: "INSERT INTO juego (titulo, minimo, maximo) VALUES ('Go', 10,5)",
  },
  {
    card: 'between-without-and',
    sql: 'SELECT * FROM juego WHERE minimo BETWEEN 2«,» 4',
    other: 'SELECT * FROM juego WHERE minimo BETWEEN 2 AND 4',
  },
  {
    card: 'in-without-parentheses',
    sql: 'SELECT * FROM juego WHERE minimo IN «2, 3»',
    other: 'SELECT * FROM juego WHERE minimo IN (2, 3)',
  },
  {
    card: 'columns-before-in',
    sql: 'SELECT * FROM juego WHERE «minimo, maximo» IN (SELECT 2, 6)',
    other: 'SELECT * FROM juego WHERE (minimo, maximo) IN (SELECT 2, 6)',
  },
  {
    card: 'extra-comma',
    sql: 'SELECT titulo, precio«,» FROM juego',
    other: 'SELECT titulo, precio FROM juego',
  },
  {
    card: 'semicolon-in-list',
    sql: 'CREATE TABLE sala (id INTEGER«;» nombre TEXT)',
    other: 'CREATE TABLE sala (id INTEGER, nombre TEXT);',
  },
  {
    card: 'unclosed-parenthesis',
    sql: 'SELECT count«(»precio FROM juego',
    other: 'SELECT count(precio) FROM juego',
  },
  {
    card: 'extra-parenthesis',
    sql: 'SELECT * FROM juego WHERE (minimo = 2)«)»',
    other: 'SELECT * FROM juego WHERE ((minimo = 2))',
  },
  {
    card: 'pattern-without-quotes',
    sql: 'SELECT * FROM juego WHERE titulo LIKE «Oca%»',
    other: "SELECT * FROM juego WHERE titulo LIKE 'Oca%'",
  },
  {
    card: 'words-without-quotes',
    sql: 'SELECT * FROM socio WHERE nombre = «Ana Luz»',
    other: "SELECT * FROM socio WHERE nombre = 'Ana Luz'",
  },
  {
    card: 'missing-comma',
    sql: "INSERT INTO socio (id, nombre) VALUES (4 «'Eva'»)",
    other: "INSERT INTO socio (id, nombre) VALUES (4, 'Eva')",
  },
  {
    card: 'missing-connector',
    sql: 'SELECT * FROM juego WHERE minimo = 2 «precio» > 10',
    other: 'SELECT * FROM juego WHERE minimo = 2 AND precio > 10',
  },
  {
    card: 'missing-operator',
    sql: 'SELECT * FROM juego WHERE precio «10»',
    other: 'SELECT * FROM juego WHERE precio = 10',
  },
  {
    card: 'condition-without-column',
    sql: 'SELECT * FROM juego WHERE precio < 5 OR «>» 20',
    other: 'SELECT * FROM juego WHERE precio < 5 OR precio > 20',
  },
  {
    card: 'missing-opening-parenthesis',
    sql: "INSERT INTO juego «titulo» VALUES ('Go')",
    other: "INSERT INTO juego (titulo) VALUES ('Go')",
  },
  {
    card: 'missing-values',
    sql: "INSERT INTO juego (id, titulo) «(5, 'Go')»",
    other: "INSERT INTO juego (id, titulo) VALUES (5, 'Go')",
  },
  {
    card: 'reserved-word',
    sql: 'CREATE TABLE «order» (id INTEGER)',
    other: 'CREATE TABLE "order" (id INTEGER)',
  },
  {
    card: 'name-with-sign',
    sql: 'CREATE TABLE «mi-tabla» (id INTEGER)',
    other: 'CREATE TABLE mi_tabla (id INTEGER)',
  },
  {
    card: 'name-with-space',
    sql: 'CREATE TABLE «sala grande» (id INTEGER)',
    other: 'CREATE TABLE "sala grande" (id INTEGER)',
  },
  {
    card: 'insert-with-where',
    sql: "INSERT INTO socio (nombre) VALUES ('Eva') «WHERE» id = 2",
    other: "INSERT INTO socio (nombre) SELECT 'Eva' WHERE 2 = 2",
  },
  {
    card: 'one-table-only',
    sql: 'DELETE FROM prestamo«,» socio',
    other: 'DELETE FROM prestamo; DELETE FROM socio',
  },
  {
    card: 'missing-name',
    sql: 'SELECT * FROM juego JOIN «ON» juego.id = juego_id',
    other: 'SELECT * FROM juego JOIN prestamo ON juego.id = juego_id',
  },
  {
    card: 'set-without-equals',
    sql: 'UPDATE juego SET precio «+»= 1 WHERE id = 1',
    other: 'UPDATE juego SET precio = precio + 1 WHERE id = 1',
  },
  {
    card: 'incomplete',
    sql: 'SELECT titulo FROM juego WHERE precio «>»',
    other: 'SELECT titulo FROM juego WHERE precio > 10',
  },
  {
    card: 'unknown-statement',
    sql: '«titulo» FROM juego',
    other: 'SELECT titulo FROM juego',
  },
  {
    card: 'syntax',
    sql: 'ALTER TABLE juego «EDIT» titulo',
    other: 'ALTER TABLE juego RENAME titulo TO nombre',
  },
  // Names.
  {
    card: 'text-in-double-quotes',
    sql: 'SELECT * FROM socio WHERE nombre = «"Ana"»',
    other: 'SELECT * FROM socio WHERE "nombre" = \'Ana\'',
  },
  {
    card: 'keyword-as-column',
    sql: 'SELECT «DISTINTC» genero FROM juego',
    other: 'SELECT DISTINCT genero FROM juego',
  },
  {
    card: 'table-as-column',
    sql: 'SELECT «juego titulo» FROM juego',
    other: 'SELECT juego.titulo FROM juego',
  },
  {
    card: 'alias-in-select',
    sql: 'SELECT precio * 2 AS doble, «doble» + 1 FROM juego',
    other:
      'SELECT precio * 2 AS doble FROM juego WHERE doble > 1 ORDER BY doble',
  },
  {
    card: 'column-name',
    sql: 'SELECT titulo, «presio» FROM juego',
    other: 'SELECT Titulo, PRECIO FROM juego',
  },
  {
    card: 'column-name-in-quotes',
    sql: 'SELECT «"titulos"» FROM juego',
    other: 'SELECT "titulo" FROM juego',
  },
  {
    card: 'missing-from',
    sql: 'SELECT «titulo»',
    other: "SELECT 'titulo'",
  },
  {
    card: 'column-of-other-table',
    sql: 'SELECT «titulo» FROM prestamo',
    other: 'SELECT dia FROM prestamo',
  },
  {
    card: 'alias-hides-name',
    sql: 'SELECT «juego.titulo» FROM juego AS j',
    other: 'SELECT j.titulo FROM juego AS j',
  },
  {
    card: 'alias-not-declared',
    sql: 'SELECT «j.titulo» FROM juego',
    other: 'SELECT juego.titulo FROM juego',
  },
  {
    card: 'table-not-in-query',
    sql: 'SELECT «prestamo.dia» FROM juego',
    other: 'SELECT prestamo.dia FROM juego, prestamo',
  },
  {
    card: 'text-without-quotes',
    sql: 'SELECT * FROM socio WHERE nombre = «Ana»',
    other: 'SELECT * FROM socio WHERE nombre = ciudad',
  },
  {
    card: 'unknown-column',
    sql: 'SELECT «edad» FROM socio',
    other: 'SELECT alta FROM socio',
  },
  {
    card: 'ambiguous-column',
    sql: 'SELECT «id» FROM juego JOIN prestamo ON juego.id = juego_id',
    other: 'SELECT juego.id FROM juego JOIN prestamo ON juego.id = juego_id',
  },
  {
    card: 'table-created-later',
    sql: 'INSERT INTO «sala» VALUES (1); CREATE TABLE sala (id INTEGER)',
    other: 'CREATE TABLE sala (id INTEGER); INSERT INTO sala VALUES (1)',
  },
  {
    card: 'table-with-prefix',
    sql: 'SELECT * FROM «club.juego»',
    other: 'SELECT * FROM main.juego',
  },
  {
    card: 'key-to-unknown-table',
    setUp: 'CREATE TABLE cita (juego_id INTEGER REFERENCES juegos);',
    sql: '«INSERT INTO cita VALUES (1)»',
    other: "INSERT INTO socio (nombre) VALUES ('Eva')",
  },
  {
    card: 'table-name',
    sql: 'SELECT * FROM «juegos»',
    other: 'WITH juegos AS (SELECT 1) SELECT * FROM juegos',
  },
  {
    card: 'unknown-table',
    sql: 'SELECT nombre FROM «usuarios»',
    other: 'SELECT nombre FROM socio AS usuarios',
  },
  {
    card: 'unknown-object',
    sql: 'DROP INDEX «por_fecha»',
    other: 'DROP INDEX IF EXISTS por_fecha',
  },
  {
    card: 'join-column-missing',
    sql: 'SELECT * FROM juego JOIN prestamo USING («juego_id»)',
    other: 'SELECT * FROM juego JOIN prestamo USING (id)',
  },
  // Queries.
  {
    card: 'aggregate-in-where',
    sql: 'SELECT genero FROM juego WHERE «count(*)» > 1 GROUP BY genero',
    other: 'SELECT genero FROM juego GROUP BY genero HAVING count(*) > 1',
  },
  {
    card: 'aggregate-alias-in-where',
    sql: 'SELECT genero, count(*) AS n FROM juego WHERE «n» > 1 GROUP BY genero',
    other:
      'SELECT genero, count(*) AS n FROM juego GROUP BY genero HAVING n > 1',
  },
  {
    card: 'aggregate-nested',
    sql: 'SELECT «max(count(*))» FROM juego GROUP BY genero',
    other:
      'SELECT max(n) FROM (SELECT count(*) AS n FROM juego GROUP BY genero)',
  },
  {
    card: 'aggregate-in-set',
    sql: 'UPDATE juego SET precio = «avg(precio)» WHERE id = 3',
    other:
      'UPDATE juego SET precio = (SELECT avg(precio) FROM juego) WHERE id = 3',
  },
  {
    card: 'aggregate-misuse',
    sql: 'SELECT titulo FROM juego ORDER BY «count(*)»',
    other: 'SELECT genero FROM juego GROUP BY genero ORDER BY count(*)',
  },
  {
    card: 'aggregate-in-group',
    sql: 'SELECT genero, count(*) FROM juego GROUP BY «2»',
    other: 'SELECT genero, count(*) FROM juego GROUP BY 1',
  },
  {
    card: 'window-misuse',
    sql: 'SELECT titulo, «row_number()» FROM juego',
    other: 'SELECT titulo, row_number() OVER (ORDER BY titulo) FROM juego',
  },
  {
    card: 'having-without-group',
    sql: 'SELECT titulo FROM juego «HAVING» precio > 10',
    other: 'SELECT count(*) FROM juego HAVING count(*) > 10',
  },
  {
    card: 'subquery-columns',
    sql: 'SELECT * FROM juego WHERE id IN «(SELECT id, titulo FROM juego)»',
    other: 'SELECT * FROM juego WHERE id IN (SELECT juego_id FROM prestamo)',
  },
  {
    card: 'row-value',
    sql: 'SELECT * FROM juego WHERE minimo = «(1, 2)»',
    other: 'SELECT * FROM juego WHERE minimo IN (1, 2)',
  },
  {
    card: 'union-columns',
    sql: 'SELECT id FROM juego «UNION» SELECT id, nombre FROM socio',
    other: 'SELECT id, titulo FROM juego UNION SELECT id, nombre FROM socio',
  },
  {
    card: 'order-before-union',
    sql: 'SELECT id FROM juego «ORDER BY» id UNION SELECT id FROM socio',
    other: 'SELECT id FROM juego UNION SELECT id FROM socio ORDER BY id',
  },
  {
    card: 'order-position',
    sql: 'SELECT titulo, precio FROM juego ORDER BY «5»',
    other: 'SELECT titulo, precio FROM juego ORDER BY 2',
  },
  { card: 'no-tables', sql: 'SELECT «*»', other: 'SELECT * FROM juego' },
  {
    card: 'on-without-join',
    sql: 'SELECT titulo FROM juego «ON» precio > 10',
    other: 'SELECT titulo FROM juego WHERE precio > 10',
  },
  // Rules of the tables.
  {
    card: 'foreign-key-missing',
    sql: "INSERT INTO prestamo VALUES (4, 1, 1, '2026-03-01', NULL), (5, 1, «9», '2026-03-01', NULL)",
    other: "INSERT INTO prestamo VALUES (4, 2, 1, '2026-03-01', NULL)",
  },
  {
    card: 'foreign-key-used',
    sql: "UPDATE «socio» SET id = 9 WHERE nombre = 'Ana'",
    other: "UPDATE socio SET id = 9 WHERE nombre = 'Bruno'",
  },
  {
    card: 'table-used',
    sql: 'DROP TABLE «juego»',
    other: 'DROP TABLE prestamo; DROP TABLE juego',
  },
  {
    card: 'foreign-key-failed',
    setUp:
      'CREATE TRIGGER aviso AFTER INSERT ON socio BEGIN DELETE FROM juego; END;',
    sql: "«INSERT INTO socio (nombre) VALUES ('Eva')»",
    other: "UPDATE socio SET nombre = 'Eva' WHERE id = 1",
  },
  {
    card: 'unique-repeated',
    sql: "INSERT INTO juego (titulo) VALUES ('Go'), («'Oca'»)",
    other: "INSERT INTO juego (titulo) VALUES ('Go'), ('OCA')",
  },
  {
    card: 'key-repeated',
    sql: "INSERT INTO socio (id, nombre) VALUES («1», 'Eva')",
    other: "INSERT INTO socio (id, nombre) VALUES (NULL, 'Eva')",
  },
  {
    card: 'value-required',
    sql: "INSERT INTO «juego» (genero) VALUES ('cartas')",
    other: "INSERT INTO juego (titulo) VALUES ('Uno')",
  },
  {
    card: 'check-failed',
    sql: "INSERT INTO juego (titulo, precio) VALUES ('Go', 5), ('Uno', «-5»)",
    other: "INSERT INTO juego (titulo, precio) VALUES ('Go', NULL)",
  },
  {
    card: 'strict-value',
    sql: "INSERT INTO juego (titulo, minimo) VALUES ('Go', «'dos'»)",
    other: "INSERT INTO juego (titulo, minimo) VALUES ('Go', '2')",
  },
  {
    card: 'key-not-integer',
    setUp: 'CREATE TABLE sala (id INTEGER PRIMARY KEY);',
    sql: "INSERT INTO sala VALUES (1), («'A'»)",
    other: "INSERT INTO sala VALUES (1), ('2')",
  },
  {
    card: 'limit-not-integer',
    sql: "SELECT * FROM juego LIMIT «'cinco'»",
    other: 'SELECT * FROM juego LIMIT 2, 5',
  },
  // Tables.
  {
    card: 'value-count',
    sql: "INSERT INTO socio VALUES «(4, 'Eva', 'Lima')»",
    other: "INSERT INTO socio (id, nombre, ciudad) VALUES (4, 'Eva', 'Lima')",
  },
  {
    card: 'values-for-columns',
    sql: "INSERT INTO juego (id, titulo) VALUES «(5, 'Go', 10.0)»",
    other: "INSERT INTO juego (id, titulo, precio) VALUES (5, 'Go', 10.0)",
  },
  {
    card: 'rows-of-different-size',
    sql: "INSERT INTO juego (id, titulo) VALUES (5, 'Go'), «(6)»",
    other: "INSERT INTO juego (id, titulo) VALUES (5, 'Go'), (6, 'Uno')",
  },
  {
    card: 'assignment-count',
    sql: "UPDATE «juego» SET (titulo, precio) = ('Go') WHERE id = 1",
    other: "UPDATE juego SET (titulo, precio) = ('Go', 1) WHERE id = 1",
  },
  {
    card: 'already-exists',
    sql: 'CREATE TABLE «juego» (id INTEGER)',
    other: 'CREATE TABLE IF NOT EXISTS juego (id INTEGER)',
  },
  {
    card: 'duplicate-column',
    sql: 'CREATE TABLE sala (id INTEGER, «ID» TEXT)',
    other: 'CREATE TABLE sala (id INTEGER, codigo TEXT)',
  },
  {
    card: 'two-primary-keys',
    sql: 'CREATE TABLE pareja (a INTEGER PRIMARY KEY, b INTEGER «PRIMARY» KEY)',
    other: 'CREATE TABLE pareja (a INTEGER, b INTEGER, PRIMARY KEY (a, b))',
  },
  {
    card: 'strict-unknown-type',
    sql: 'CREATE TABLE sala (nombre «VARCHAR(20)») STRICT',
    other: 'CREATE TABLE sala (nombre VARCHAR(20))',
  },
  {
    card: 'column-with-space',
    sql: 'CREATE TABLE sala («fecha alta» TEXT) STRICT',
    other: 'CREATE TABLE sala (fecha_alta TEXT) STRICT',
  },
  {
    card: 'strict-missing-type',
    sql: 'CREATE TABLE sala (id INTEGER, «nombre») STRICT',
    other: 'CREATE TABLE sala (id INTEGER, nombre)',
  },
  {
    card: 'table-option',
    sql: 'CREATE TABLE sala (id INTEGER) «STRIC»',
    other: 'CREATE TABLE sala (id INTEGER) STRICT',
  },
  {
    card: 'foreign-key-words',
    sql: 'CREATE TABLE cita (juego_id INTEGER «FOREIGN KEY» REFERENCES juego)',
    other:
      'CREATE TABLE cita (juego_id INTEGER, FOREIGN KEY (juego_id) REFERENCES juego)',
  },
  {
    card: 'foreign-key-mismatch',
    setUp: 'CREATE TABLE cita (tema TEXT REFERENCES juego (genero));',
    sql: "«INSERT INTO cita VALUES ('familiar')»",
    other: "INSERT INTO juego (titulo) VALUES ('Go')",
  },
  {
    card: 'foreign-key-columns',
    sql: 'CREATE TABLE cita (juego_id INTEGER «REFERENCES juego» (id, titulo))',
    other: 'CREATE TABLE cita (juego_id INTEGER REFERENCES juego (id))',
  },
  {
    card: 'add-column',
    sql: 'ALTER TABLE juego ADD COLUMN edad INTEGER «NOT NULL»',
    other: 'ALTER TABLE juego ADD COLUMN edad INTEGER NOT NULL DEFAULT 0',
  },
  {
    card: 'drop-column',
    sql: 'ALTER TABLE juego DROP COLUMN «titulo»',
    other: 'ALTER TABLE juego DROP COLUMN genero',
  },
  {
    card: 'wrong-drop',
    sql: 'DROP «VIEW» prestamo',
    other: 'DROP TABLE prestamo',
  },
  {
    card: 'view-is-read-only',
    setUp: 'CREATE VIEW titulos AS SELECT titulo FROM juego;',
    sql: "INSERT INTO «titulos» VALUES ('Go')",
    other: "INSERT INTO juego (titulo) VALUES ('Go')",
  },
  {
    card: 'conflict-target',
    sql: "INSERT INTO juego (titulo) VALUES ('Oca') ON CONFLICT «(genero)» DO NOTHING",
    other:
      "INSERT INTO juego (titulo) VALUES ('Oca') ON CONFLICT (titulo) DO NOTHING",
  },
  {
    card: 'internal-table',
    sql: 'CREATE TABLE «sqlite_notas» (id INTEGER)',
    other: 'SELECT name FROM sqlite_schema',
  },
  {
    card: 'default-expression',
    sql: "CREATE TABLE sala (alta TEXT DEFAULT date«(»'now'))",
    other: "CREATE TABLE sala (alta TEXT DEFAULT (date('now')))",
  },
  // Clauses and definitions that are nearly right.
  {
    card: 'word-for-on',
    sql: 'SELECT titulo FROM juego JOIN prestamo AS p «IN» juego.id = p.juego_id',
    other:
      'SELECT titulo FROM juego JOIN prestamo AS p ON juego.id = p.juego_id',
  },
  {
    card: 'table-twice',
    sql: 'SELECT nombre FROM socio JOIN «socio» ON ciudad = nombre',
    other:
      'SELECT a.nombre FROM socio AS a JOIN socio AS b ON a.ciudad = b.nombre',
  },
  {
    card: 'limit-offset-comma',
    sql: 'SELECT titulo FROM juego ORDER BY titulo LIMIT 2«,» OFFSET 1',
    other: 'SELECT titulo FROM juego ORDER BY titulo LIMIT 2 OFFSET 1',
  },
  {
    card: 'offset-without-limit',
    sql: 'SELECT titulo FROM juego «OFFSET 1» LIMIT 2',
    other: 'SELECT titulo FROM juego LIMIT 2 OFFSET 1',
  },
  {
    card: 'count-distinct-rows',
    sql: 'SELECT count(«DISTINCT *») FROM prestamo',
    other: 'SELECT count(DISTINCT juego_id) FROM prestamo',
  },
  {
    card: 'with-without-query',
    sql: 'WITH caros AS (SELECT * FROM juego WHERE precio > 10«)»;',
    other: 'WITH caros AS (SELECT * FROM juego) SELECT * FROM caros;',
  },
  {
    card: 'explain-without-query',
    sql: '«EXPLAIN PLAN» SELECT * FROM juego',
    other: 'EXPLAIN QUERY PLAN SELECT * FROM juego',
  },
  {
    card: 'type-before-name',
    sql: 'CREATE TABLE sala (id INTEGER, «TEXT nombre») STRICT',
    other: 'CREATE TABLE sala (id INTEGER, nombre TEXT) STRICT',
  },
  {
    card: 'column-without-parentheses',
    sql: 'CREATE TABLE sala (juego_id INTEGER REFERENCES «juego.id»)',
    other: 'CREATE TABLE sala (juego_id INTEGER REFERENCES juego (id))',
  },
  {
    card: 'index-without-columns',
    sql: 'CREATE INDEX por_socio ON «prestamo»',
    other: 'CREATE INDEX por_socio ON prestamo (socio_id)',
  },
  {
    card: 'thousands-point',
    sql: 'UPDATE juego SET minimo = «1.500» WHERE id = 1',
    other: 'UPDATE juego SET minimo = 1.5 WHERE id = 1',
  },
  {
    card: 'function-without-parentheses',
    sql: 'SELECT «count *» FROM prestamo',
    other: 'SELECT count(*) FROM prestamo',
  },
  {
    card: 'column-before-table',
    sql: 'SELECT «titulo.juego» FROM juego',
    other: 'SELECT juego.titulo FROM juego',
  },
];
