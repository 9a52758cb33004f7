// cspell:ignore COMIT DATEDIFF generos GETDATE minimo sosio startswith STRIC
// cspell:ignore ordre rownum telefono TRANSACCION vezes
import type { Slip } from './slips';

/**
 * Slips on the sample database of the library, written before looking at the
 * cards: of readers that come from a spreadsheet, Python, C, another database
 * or the keyboard of a phone, and of those that mix up tables.
 */
export const freshSlips: readonly Slip[] = [
  {
    sql: 'SELECT titulo FROM juego ORDER BY estreno «OFFSET 5» ROWS FETCH NEXT 5 ROWS ONLY;',
    card: 'offset-without-limit',
  },
  { sql: '«DECLARE» @n INT = 5;', card: 'statement-of-another-database' },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno NOT IN «[1990, 1991]»;',
    card: 'wrong-brackets',
  },
  { sql: 'DELETE «juego» FROM juego WHERE id = 3;', card: 'extra-word' },
  {
    sql: "SELECT nombre FROM socio WHERE barrio = «'La Peña '»;",
    card: 'hint-extra-space',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE «1990 < estreno < 1995»;',
    card: 'hint-chained-comparison',
  },
  {
    sql: 'SELECT * FROM prestamo WHERE prestado >= «@desde»;',
    card: 'hint-parameter',
  },
  {
    sql: "SELECT titulo FROM juego WHERE estreno <> «''»;",
    card: 'hint-empty-text',
  },
  {
    sql: 'SELECT titulo FROM juego «#» todos los juegos',
    card: 'comment-of-another-language',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = 'disco'«;» estreno = 1998;",
    card: 'semicolon-too-early',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno > «l990»;',
    card: 'letter-for-digit',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE copias «**» 2 > 3;',
    card: 'operator-of-another-language',
  },
  { sql: '«Seleccionar» titulo from juego;', card: 'keyword-in-spanish' },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio IS «None»;',
    card: 'value-of-another-language',
  },
  {
    sql: "SELECT nombre FROM socio WHERE barrio = «'La Pena'»;",
    card: 'hint-accents',
  },
  {
    sql: "SELECT titulo, copias > 1 «?» 'varias' : 'una' FROM juego;",
    card: 'ternary-operator',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE «len»(titulo) > 10;',
    card: 'function-of-another-database',
  },
  {
    sql: "SELECT titulo FROM juego WHERE «estreno = 'mil novecientos'»;",
    card: 'hint-text-number',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE «strlen»(titulo) < 8;',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio = «`La Peña`»;',
    card: 'text-without-quotes',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno «//» 10 = 199;',
    card: 'operator-of-another-language',
  },
  {
    sql: 'SELECT barrio, count(*) AS cuantos FROM socio WHERE «cuantos» > 3 GROUP BY barrio;',
    card: 'aggregate-alias-in-where',
  },
  {
    sql: 'SELECT nombre, prestado FROM socio JOIN prestamo ON «socio.id = prestamo.id»;',
    card: 'hint-join-by-keys',
  },
  {
    sql: '«print» SELECT titulo FROM juego;',
    card: 'statement-of-another-database',
  },
  {
    sql: 'SELECT titulo, max«(»copias FROM juego;',
    card: 'unclosed-parenthesis',
  },
  {
    sql: 'SELECT socio_id, count(*) FROM prestamo GROUP BY «socio»;',
    card: 'table-for-column',
  },
  {
    sql: 'SELECT barrio, count(*) FROM socio GROUP BY barrio «WHERE» count(*) > 3;',
    card: 'clause-order',
  },
  {
    sql: 'UPDATE juego SET «copias++» WHERE id = 3;',
    card: 'operator-of-another-language',
  },
  { sql: "INSERT INTO genero VALUES «('Cartas')»;", card: 'value-count' },
  {
    sql: 'SELECT nombre, count(*) FROM socio, «prestamo» GROUP BY nombre;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT titulo FROM juego; «//» fin',
    card: 'comment-of-another-language',
  },
  {
    sql: "UPDATE juego SET soporte = «'CD'» WHERE id = 4;",
    card: 'check-failed',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte == 'disco' «&&» copias > 1;",
    card: 'operator-of-another-database',
  },
  {
    sql: 'SELECT * FROM prestamo WHERE vence < «GETDATE»();',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT titulo, centavos * 10«%» FROM juego;',
    card: 'missing-operand',
  },
  {
    sql: 'UPDATE juego SET titulo = «"Nuevo"» WHERE id = 4;',
    card: 'text-in-double-quotes',
  },
  {
    sql: 'CREATE TABLE torneo (id INT AUTO_INCREMENT PRIMARY KEY, nombre VARCHAR(30)) «ENGINE=InnoDB»;',
    card: 'table-option',
  },
  {
    sql: 'SELECT nombre FROM socio JOIN juego ON socio.id = «juego.socio_id»;',
    card: 'column-of-other-table',
  },
  {
    sql: "SELECT titulo FROM juego WHERE «genero» = 'Rol';",
    card: 'table-for-column',
  },
  { sql: 'DROP TABLE «juego»;', card: 'table-used' },
  {
    sql: "SELECT titulo, «SI»(copias > 1, 'varias', 'una') FROM juego;",
    card: 'function-of-another-database',
  },
  {
    sql: "SELECT titulo FROM juego WHERE «titulo.startswith»('S');",
    card: 'dotted-call',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE ingreso LIKE «2024%»;',
    card: 'pattern-without-quotes',
  },
  {
    sql: 'SELECT titulo, prestado FROM juego JOIN prestamo ON «juego.id = prestamo.socio_id»;',
    card: 'hint-join-other-key',
  },
  {
    sql: 'SELECT nombre FROM socio ORDER BY nombre COLLATE «utf8_spanish_ci»;',
    card: 'collation-unknown',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno >= 2000 «|» copias > 2;',
    card: 'hint-bit-operator',
  },
  {
    sql: 'SELECT nombre, nacimiento FROM socio ORDER BY nacimiento «ASCENDENTE»;',
    card: 'keyword-in-spanish',
  },
  {
    sql: "SELECT «CONTAR.SI»(soporte = 'disco') FROM juego;",
    card: 'dotted-call',
  },
  { sql: '«USE» ludoteca;', card: 'statement-of-another-database' },
  {
    sql: "SELECT titulo FROM juego WHERE titulo LIKE '%gato%' OR «'%liga%'»;",
    card: 'hint-or-value',
  },
  { sql: 'SELECT titulo FROM juego «AND» socio;', card: 'tables-with-and' },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno «≥» 1990;',
    card: 'operator-symbol',
  },
  {
    sql: 'SELECT «id», nombre, prestado FROM socio JOIN prestamo ON socio.id = prestamo.socio_id;',
    card: 'ambiguous-column',
  },
  {
    sql: "SELECT titulo «&» ' (' & soporte & ')' AS ficha FROM juego;",
    card: 'hint-bit-operator',
  },
  { sql: 'SELECT «*.*» FROM juego;', card: 'star-with-dot' },
  { sql: 'SELECT «sosio.nombre» FROM socio;', card: 'alias-not-declared' },
  {
    sql: 'SELECT titulo FROM juego WHERE «prestado» IS NULL;',
    card: 'column-of-other-table',
  },
  { sql: 'SELECT titulo FROM juego «GO»', card: 'hint-ending-as-alias' },
  {
    sql: 'SELECT j.titulo, «count(*)» FROM juego j LEFT JOIN prestamo p ON p.juego_id = j.id GROUP BY j.id;',
    card: 'hint-count-left-join',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio = «´La Peña´»;',
    card: 'typographic-quotes',
  },
  {
    sql: 'SELECT id, «DATEDIFF»(devuelto, prestado) FROM prestamo;',
    card: 'function-of-another-database',
  },
  {
    sql: "INSERT INTO genero «SET» nombre = 'Cartas';",
    card: 'missing-values',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «edad» > 18;',
    card: 'unknown-column',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = 'disco' ORDER BY «'estreno'»;",
    card: 'hint-text-as-column',
  },
  {
    sql: 'ALTER TABLE juego ADD COLUMN editorial TEXT «AFTER» titulo;',
    card: 'column-position',
  },
  {
    sql: "SELECT group_concat(titulo «SEPARATOR» ', ') FROM juego;",
    card: 'repair-replace',
  },
  {
    sql: 'Select titulo from juego where soporte = «“Disco”»;',
    card: 'typographic-quotes',
  },
  {
    sql: 'SELECT titulo FROM juego; «—» listado',
    card: 'comment-of-another-language',
  },
  {
    sql: 'SELECT titulo, «ISNULL»(estreno, 0) FROM juego;',
    card: 'reserved-function',
  },
  {
    sql: 'CREATE TABLE liga (id INTEGER PRIMARY KEY «nombre» TEXT);',
    card: 'missing-comma',
  },
  {
    sql: 'UPDATE juego SET copias «+»= 1 WHERE id = 3;',
    card: 'set-without-equals',
  },
  {
    sql: 'SELECT sum(copias«:centavos») FROM juego;',
    card: 'range-with-colon',
  },
  { sql: '«DESCRIBE» juego;', card: 'statement-of-another-database' },
  {
    sql: "SELECT s.nombre FROM socio s JOIN prestamo p ON s.id = p.socio_id WHERE «titulo» = 'Volcán en oferta';",
    card: 'column-of-other-table',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE id NOT IN (SELECT «juego_id» prestamo);',
    card: 'missing-from',
  },
  {
    sql: 'SELECT titulo, genero.nombre FROM juego JOIN genero ON «juego.genero_id» = genero.id;',
    card: 'column-of-other-table',
  },
  {
    sql: '«int» total = SELECT count(*) FROM juego;',
    card: 'variable-declaration',
  },
  {
    sql: "SELECT nombre FROM socio WHERE ingreso BETWEEN '2024-01-01' «Y» '2024-12-31';",
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE id IN «SELECT» juego_id FROM prestamo;',
    card: 'subquery-without-parentheses',
  },
  {
    sql: 'SELECT count(*) FROM prestamo WHERE devuelto «= NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nacimiento > «'31/12/2000'»;",
    card: 'hint-date-format',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo = «'Rock 'n' Raíz'»;",
    card: 'quote-inside-text',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno = «199O»;',
    card: 'letter-for-digit',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «ingreso = 2024»;',
    card: 'hint-text-number',
  },
  {
    sql: 'SELECT titulo «AND» soporte FROM juego;',
    card: 'hint-keys-with-and',
  },
  { sql: 'SELECT titulo FROM juego LIMIT «diez»;', card: 'limit-word' },
  {
    sql: 'UPDATE juego «JOIN» juego_genero ON juego.id = juego_genero.juego_id SET copias = 2;',
    card: 'update-with-join',
  },
  { sql: 'SELECT «=»sum(copias) FROM juego;', card: 'repair-remove' },
  {
    sql: "SELECT nombre FROM socio WHERE 'Ana' IN «nombre»;",
    card: 'column-after-in',
  },
  {
    sql: 'SELECT «MEDIA»(nota) FROM prestamo;',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT round(avg(nota)«;» 1) FROM prestamo;',
    card: 'semicolon-in-list',
  },
  {
    sql: "INSERT INTO genero (nombre) VALUES ('Cartas'), «'Dados'»;",
    card: 'repair-wrap',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = «('disco', 'casete')»;",
    card: 'row-value',
  },
  { sql: 'SELECT t FROM «titulo»;', card: 'unknown-table' },
  { sql: 'SELECT titulo FROM «dbo.juego»;', card: 'table-with-prefix' },
  {
    sql: "SELECT count(*) FROM prestamo WHERE devuelto = «''»;",
    card: 'hint-empty-text',
  },
  {
    sql: "SELECT nombre «+» ' de ' + barrio FROM socio;",
    card: 'hint-text-sum',
  },
  { sql: 'SELECT titulo«[0:3]» FROM juego;', card: 'hint-brackets-as-alias' },
  { sql: 'SELECT titulo «Y» soporte FROM juego;', card: 'word-for-comma' },
  { sql: 'DELETE FROM «juego» WHERE id = 4;', card: 'foreign-key-used' },
  {
    sql: "INSERT INTO prestamo (juego_id, socio_id, prestado, vence) VALUES (3, «13», '2026-11-28', '2026-12-12');",
    card: 'foreign-key-missing',
  },
  {
    sql: 'SELECT titulo FROM juego LIMIT 5 «ORDER» BY titulo;',
    card: 'clause-order',
  },
  { sql: 'SELECT titulo FROM juego«,» WHERE copias > 1;', card: 'extra-comma' },
  {
    sql: "SELECT j.titulo FROM juego j LEFT JOIN prestamo p ON p.juego_id = j.id WHERE «p.prestado» > '2026-01-01';",
    card: 'hint-left-join-cancelled',
  },
  { sql: 'DELETE «*» FROM prestamo WHERE id = 5;', card: 'extra-word' },
  {
    sql: 'SELECT «DISTINCT count(barrio)» FROM socio;',
    card: 'hint-distinct-outside-count',
  },
  { sql: 'SELECT «todo» FROM juego;', card: 'star-word' },
  {
    sql: 'SELECT titulo FROM juego WHERE id «= (SELECT juego_id FROM prestamo WHERE nota = 5)»;',
    card: 'hint-subquery-many-values',
  },
  { sql: 'SELECT juego FROM «titulo»;', card: 'table-and-column-swapped' },
  {
    sql: 'UPDATE juego SET copias = 2 «estreno» = 1990 WHERE id = 4;',
    card: 'missing-comma',
  },
  {
    sql: 'CREATE TABLE liga (id INTEGER PRIMARY KEY, juego_id «FOREIGN KEY» REFERENCES juego(id));',
    card: 'foreign-key-words',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE copias > 1 «AND» copias < 1;',
    card: 'hint-never-true',
  },
  {
    sql: "SELECT nombre FROM socio WHERE «presentado_por = 'Aurora'»;",
    card: 'hint-text-number',
  },
  { sql: 'SELECT titulo FROM juego«.»', card: 'repair-remove' },
  {
    sql: 'SELECT nombre FROM socio WHERE «max(nacimiento)»;',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno > 1990 «;» ORDER BY titulo;',
    card: 'semicolon-too-early',
  },
  {
    sql: "SELECT titulo, soporte FROM juego WHERE soporte LIKE «'cart'» OR 'cas';",
    card: 'hint-like-without-wildcard',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nombre LIKE «'A*'»;",
    card: 'hint-like-asterisk',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «nacimiento > 2000»;',
    card: 'hint-text-number',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE nacimiento > «01/01/2000»;',
    card: 'hint-date-without-quotes',
  },
  {
    sql: "SELECT titulo FROM juego WHERE jugadores >= '2' AND jugadores <= '4' GROUP «titulo»;",
    card: 'missing-by',
  },
  {
    sql: 'SELECT barrio, count(*) FROM socio GROUP BY barrio ORDER BY «cont» DESC;',
    card: 'unknown-column',
  },
  {
    sql: 'SELECT barrio, count(*) cuantos FROM socio GROUP BY barrio HAVING «cuanto» > 2;',
    card: 'column-name',
  },
  {
    sql: 'SELECT soporte «COUNT»(*) FROM juego GROUP BY soporte;',
    card: 'repair-insert',
  },
  {
    sql: 'SELECT s.nombre, p.prestado FROM socio s, prestamo p WHERE «s.id = p.id»;',
    card: 'hint-join-by-keys',
  },
  {
    sql: 'SELECT nombre FROM socio JOIN «prestamo» ON socio_id;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT nombre FROM socio JOIN prestamo ON socio.id «=» ;',
    card: 'incomplete',
  },
  {
    sql: 'SELECT nombre FROM socio LEFT «JOINT» prestamo ON socio.id = prestamo.socio_id;',
    card: 'keyword-misspelled',
  },
  {
    sql: 'SELECT nombre FROM socio JOIN «prestamos» ON socio.id = prestamos.socio_id;',
    card: 'table-name',
  },
  {
    sql: 'SELECT g.nombre, count(*) FROM genero g JOIN juego_genero jg ON «g.id = jg.juego_id» GROUP BY g.id;',
    card: 'hint-join-by-keys',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE id «NOT IN (SELECT presentado_por FROM socio)»;',
    card: 'hint-not-in-null',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos > «avg(centavos)»;',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT titulo, centavos FROM juego WHERE centavos = «MAX»;',
    card: 'function-without-parentheses',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE id IN (1«;» 2; 3);',
    card: 'semicolon-in-list',
  },
  {
    sql: "INSERT INTO genero «nombre» VALUES ('Cartas');",
    card: 'missing-opening-parenthesis',
  },
  { sql: "INSERT «genero» (nombre) VALUES ('Cartas');", card: 'missing-word' },
  {
    sql: "INSERT INTO juego (titulo, soporte) VALUES ('Trompo', «'vinilo'»);",
    card: 'check-failed',
  },
  {
    sql: "INSERT INTO juego (titulo, soporte, estreno) VALUES ('Trompo', 'disco', «'mil'»);",
    card: 'strict-value',
  },
  {
    sql: "INSERT INTO «socio» (nombre) VALUES ('Ada');",
    card: 'value-required',
  },
  { sql: "UPDATE socio «barrio» = 'Sur' WHERE id = 3;", card: 'missing-word' },
  {
    sql: "UPDATE socio SET barrio = 'Sur'«,» WHERE id = 3;",
    card: 'extra-comma',
  },
  { sql: "UPDATE  «SET» barrio = 'Sur';", card: 'missing-name' },
  {
    sql: "UPDATE socio SET barrio «'Sur'» WHERE id = 3;",
    card: 'set-without-equals',
  },
  {
    sql: 'DELETE FROM prestamo WHERE devuelto «= null»;',
    card: 'hint-equals-null',
  },
  {
    sql: "DELETE FROM socio WHERE nombre «'Bruno'»;",
    card: 'missing-operator',
  },
  { sql: 'DELETE «prestamo» WHERE id = 3;', card: 'missing-word' },
  {
    sql: 'CREATE TABLE liga (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL, fecha DATE) «STRIC»;',
    card: 'table-option',
  },
  {
    sql: 'CREATE TABLE liga (id INTEGER PRIMARY KEY, nombre TEXT(50) NOT NULL, nivel INTEGER CHECK «nivel» > 0);',
    card: 'missing-opening-parenthesis',
  },
  {
    sql: 'CREATE TABLE liga (id INTEGER PRIMARY KEY, nombre «STRING») STRICT;',
    card: 'strict-unknown-type',
  },
  {
    sql: 'CREATE TABLE liga (nombre TEXT, PRIMARY «nombre»);',
    card: 'missing-word',
  },
  { sql: 'CREATE INDEX por_titulo «juego»(titulo);', card: 'repair-insert' },
  { sql: 'CREATE INDEX «ON» juego(titulo);', card: 'missing-name' },
  {
    sql: 'CREATE VIEW atrasados «SELECT» * FROM prestamo;',
    card: 'missing-as',
  },
  {
    sql: 'ALTER TABLE juego ADD editorial TEXT «NOT NULL»;',
    card: 'add-column',
  },
  {
    sql: 'BEGIN TRANSACTION; UPDATE juego SET copias = 2 WHERE id = 1; END «TRANSACCION»;',
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY estreno «DESCEND»;',
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY «DESC estreno»;',
    card: 'order-direction-first',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY estreno«, DESC»;',
    card: 'order-direction-comma',
  },
  { sql: 'SELECT DISTINCT «FROM» juego;', card: 'missing-columns' },
  {
    sql: "SELECT titulo FROM juego WHERE titulo «IS LIKE» '%gato%';",
    card: 'is-with-operator',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE NOT estreno «= NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno BETWEEN «2000 AND 1990»;',
    card: 'hint-between-reversed',
  },
  {
    sql: "SELECT titulo FROM juego WHERE estreno BETWEEN '1990' «&» '2000';",
    card: 'between-without-and',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno > 1990 AND «>» 1980;',
    card: 'condition-without-column',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno IN («1990-1999»);',
    card: 'hint-hyphen-range',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno = «1990-1999»;',
    card: 'hint-hyphen-range',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE titulo «= null»;',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «mayor_de_edad»;',
    card: 'unknown-column',
  },
  {
    sql: "SELECT nombre FROM socio WHERE «strftime('%Y', nacimiento) > 2000»;",
    card: 'hint-text-function-number',
  },
  {
    sql: 'SELECT nombre, «2026 - nacimiento» AS edad FROM socio;',
    card: 'hint-date-sum',
  },
  {
    sql: 'SELECT round(«centavos / 100», 2) FROM juego;',
    card: 'hint-integer-division',
  },
  {
    sql: 'SELECT avg(centavos) / 100 AS «precio medio» FROM juego;',
    card: 'alias-with-space',
  },
  {
    sql: 'SELECT «count(titulo, estreno)» FROM juego;',
    card: 'function-arguments',
  },
  {
    sql: 'SELECT count(«DISTINCT *») FROM prestamo;',
    card: 'count-distinct-rows',
  },
  { sql: 'SELECT «sum(*)» FROM juego;', card: 'function-arguments' },
  {
    sql: 'SELECT max(titulo) minimo, min(titulo) FROM «juegos»;',
    card: 'table-name',
  },
  { sql: 'SELECT upper«(»titulo FROM juego;', card: 'unclosed-parenthesis' },
  {
    sql: 'SELECT «upper titulo» FROM juego;',
    card: 'function-without-parentheses',
  },
  {
    sql: 'SELECT substr(titulo«;» 1; 3) FROM juego;',
    card: 'semicolon-in-list',
  },
  {
    sql: 'SELECT concat(nombre «+» barrio) FROM socio;',
    card: 'hint-text-sum',
  },
  {
    sql: "SELECT case estreno > 2000 «then» 'nuevo' else 'viejo' end from juego;",
    card: 'case-without-when',
  },
  {
    sql: "SELECT «if» estreno > 2000 then 'nuevo' FROM juego;",
    card: 'if-for-case',
  },
  {
    sql: 'SELECT titulo FROM juego EXCEPT «titulo» FROM prestamo;',
    card: 'missing-word',
  },
  {
    sql: 'SELECT titulo FROM juego «UNION» SELECT nombre, barrio FROM socio;',
    card: 'union-columns',
  },
  {
    sql: 'SELECT titulo FROM juego «ORDER BY» titulo UNION SELECT nombre FROM socio;',
    card: 'order-before-union',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno «es» 1990;',
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno «IGUAL» 1990;',
    card: 'operator-in-words',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno «mayor que» 1990;',
    card: 'operator-in-words',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE «(»estreno > 1990;',
    card: 'unclosed-parenthesis',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo «CONTAINS» 'gato';",
    card: 'operator-in-words',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo LIKE '%gato%' AND «'%liga%'»;",
    card: 'hint-or-value',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte IN ('disco' «'casete'»);",
    card: 'missing-comma',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte IN «'disco'»;",
    card: 'in-without-parentheses',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte «NOT =» 'disco';",
    card: 'operator-split',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = 'disco' «AND» soporte = 'casete';",
    card: 'hint-never-true',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nombre = «'aurora'»;",
    card: 'hint-accents',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nombre = «'Oscar'»;",
    card: 'hint-accents',
  },
  {
    sql: "SELECT nombre FROM socio WHERE barrio = «'Puerto '» OR barrio = 'Centro';",
    card: 'hint-extra-space',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «carnet = 23»;',
    card: 'hint-text-number',
  },
  {
    sql: "SELECT nombre FROM socio WHERE ingreso = «'13-01-2024'»;",
    card: 'hint-date-format',
  },
  {
    sql: "SELECT nombre FROM socio WHERE ingreso LIKE «'2024-1-%'»;",
    card: 'hint-date-format',
  },
  {
    sql: "SELECT nombre FROM socio WHERE ingreso > date(«'now' - 30»);",
    card: 'hint-date-sum',
  },
  {
    sql: "SELECT nombre FROM socio WHERE ingreso > «'2024-01-32'»;",
    card: 'hint-impossible-date',
  },
  {
    sql: 'SELECT * FROM prestamo WHERE devuelto IS «NOT»;',
    card: 'incomplete',
  },
  {
    sql: 'SELECT * FROM prestamo WHERE devuelto NOT NULL AND «nota»;',
    card: 'hint-or-value',
  },
  {
    sql: 'SELECT * FROM prestamo WHERE devuelto «== NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: "SELECT * FROM prestamo WHERE «nota > '3 estrellas'»;",
    card: 'hint-text-number',
  },
  {
    sql: 'SELECT * FROM prestamo WHERE nota BETWEEN «5 AND 3»;',
    card: 'hint-between-reversed',
  },
  { sql: 'SELECT * FROM «prestamos» p WHERE p.nota = 5;', card: 'table-name' },
  {
    sql: 'SELECT prestamo.* «juego».titulo FROM prestamo JOIN juego ON juego.id = prestamo.juego_id;',
    card: 'repair-insert',
  },
  {
    sql: 'SELECT titulo, nombre FROM juego, «socio», prestamo WHERE juego.id = prestamo.juego_id;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT titulo FROM juego INNER JOIN «prestamo»;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT titulo FROM juego JOIN «prestamo» ON (juego_id);',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT titulo FROM juego JOIN prestamo USING «(id)»;',
    card: 'hint-join-by-keys',
  },
  {
    sql: 'SELECT s.nombre, p.nombre FROM socio s JOIN socio p ON «s.id = p.id»;',
    card: 'hint-self-join',
  },
  {
    sql: 'SELECT s.nombre FROM socio s JOIN prestamo ON s.id = «p.socio_id»;',
    card: 'alias-not-declared',
  },
  {
    sql: 'SELECT «socio.nombre» FROM socio s JOIN prestamo p ON s.id = p.socio_id;',
    card: 'alias-hides-name',
  },
  {
    sql: 'SELECT nombre, count(*) FROM socio JOIN prestamo ON socio.id = socio_id GROUP «nombre»;',
    card: 'missing-by',
  },
  {
    sql: 'SELECT nombre, count(*) FROM socio JOIN prestamo ON socio.id = socio_id GROUP BY nombre «WHERE» count(*) > 3;',
    card: 'clause-order',
  },
  {
    sql: 'SELECT nombre, count(*) FROM socio JOIN prestamo ON socio.id = socio_id WHERE «count(*)» > 3 GROUP BY nombre;',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT nombre, count(*) AS veces FROM socio JOIN prestamo ON socio.id = socio_id GROUP BY nombre HAVING «vezes» > 3;',
    card: 'column-name',
  },
  {
    sql: 'SELECT nombre, sum(«veces») FROM (SELECT nombre, count(*) FROM socio GROUP BY nombre);',
    card: 'unknown-column',
  },
  {
    sql: 'SELECT barrio, «avg(count(*))» FROM socio GROUP BY barrio;',
    card: 'aggregate-nested',
  },
  {
    sql: 'SELECT barrio, «max(count(id))» FROM socio GROUP BY barrio;',
    card: 'aggregate-nested',
  },
  {
    sql: "SELECT barrio FROM socio GROUP BY barrio «HAVING» nombre = 'Aurora';",
    card: 'hint-having-for-where',
  },
  {
    sql: 'SELECT barrio «count»(*) FROM socio GROUP BY barrio;',
    card: 'repair-insert',
  },
  { sql: 'SELECT count(*) FROM socio GROUP «BY»;', card: 'incomplete' },
  {
    sql: 'SELECT count(barrio) AS «total de barrios» FROM socio;',
    card: 'alias-with-space',
  },
  { sql: 'SELECT count(barrio) total«,» FROM socio;', card: 'extra-comma' },
  {
    sql: 'SELECT COUNT (*) FROM socio WHERE barrio = «Centro»;',
    card: 'text-without-quotes',
  },
  {
    sql: 'SELECT nombre FROM socio ORDER BY «apellido»;',
    card: 'unknown-column',
  },
  {
    sql: 'SELECT nombre FROM socio ORDER «nombre» BY ASC;',
    card: 'missing-by',
  },
  { sql: 'SELECT nombre FROM socio LIMIT «=» 5;', card: 'repair-remove' },
  { sql: 'SELECT nombre FROM socio LIMIT 5 «ROWS»;', card: 'repair-remove' },
  { sql: 'SELECT nombre FROM socio ORDER BY «3»;', card: 'order-position' },
  {
    sql: 'SELECT 5 «PRIMEROS» nombre FROM socio;',
    card: 'limit-of-another-database',
  },
  {
    sql: "INSERT INTO genero (id, nombre) VALUES (12, 'Cartas'«,»);",
    card: 'extra-comma',
  },
  {
    sql: "INSERT INTO genero (id, nombre) VALUES («'Cartas'», 12);",
    card: 'key-not-integer',
  },
  {
    sql: "INSERT INTO genero (id, nombre) «VALUE» (12, 'Cartas');",
    card: 'keyword-misspelled',
  },
  {
    sql: "INSERT INTO genero (id «nombre») VALUES (12, 'Cartas');",
    card: 'missing-comma',
  },
  {
    sql: "INSERT INTO genero VALUES «12», 'Cartas';",
    card: 'missing-opening-parenthesis',
  },
  { sql: "INSERT INTO genero VALUES («1», 'Cartas');", card: 'key-repeated' },
  {
    sql: "INSERT INTO genero (nombre) VALUES («'Rol'»);",
    card: 'unique-repeated',
  },
  {
    sql: "INSERT INTO «generos» (nombre) VALUES ('Cartas');",
    card: 'table-name',
  },
  {
    sql: "INSERT INTO juego (titulo, «formato») VALUES ('Trompo', 'disco');",
    card: 'unknown-column',
  },
  {
    sql: "INSERT INTO juego (titulo, soporte) VALUES «('Trompo')»;",
    card: 'values-for-columns',
  },
  {
    sql: "«INSERT INTO juego (titulo, soporte) SELECT 'Trompo' 'disco'»;",
    card: 'values-for-columns',
  },
  {
    sql: 'UPDATE «juego SET copias = copias + 1»;',
    card: 'hint-without-where',
  },
  {
    sql: 'UPDATE juego SET copias «+» 1 WHERE id = 3;',
    card: 'set-without-equals',
  },
  {
    sql: 'UPDATE juego SET «(copias = 3)» WHERE id = 3;',
    card: 'repair-unwrap',
  },
  { sql: 'UPDATE juego «WHERE» id = 3 SET copias = 3;', card: 'clause-order' },
  {
    sql: 'UPDATE «TABLE» juego SET copias = 3 WHERE id = 3;',
    card: 'extra-word',
  },
  {
    sql: 'UPDATE «FROM» juego SET copias = 3 WHERE id = 3;',
    card: 'extra-word',
  },
  {
    sql: "UPDATE juego SET copias = «'tres'» WHERE id = 3;",
    card: 'strict-value',
  },
  {
    sql: 'UPDATE juego SET copias «==» 3 WHERE id = 3;',
    card: 'hint-double-equals',
  },
  {
    sql: 'DELETE FROM juego_genero WHERE juego_id = 3 «AND»;',
    card: 'incomplete',
  },
  { sql: 'DELETE «titulo» FROM juego WHERE id = 3;', card: 'extra-word' },
  {
    sql: '«REMOVE» FROM juego WHERE id = 3;',
    card: 'statement-of-another-database',
  },
  {
    sql: 'CREATE TABLE liga «id» INTEGER, nombre TEXT;',
    card: 'missing-opening-parenthesis',
  },
  {
    sql: 'CREATE TABLE liga (id, «INTEGER», nombre TEXT);',
    card: 'hint-type-as-column',
  },
  {
    sql: 'CREATE TABLE liga (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL«,»);',
    card: 'extra-comma',
  },
  {
    sql: 'CREATE TABLE liga (id INTEGER PRIMARY KEY«;» nombre TEXT);',
    card: 'semicolon-in-list',
  },
  {
    sql: 'CREATE TABLE liga (id INTEGER PRIMARY KEY, juego_id REFERENCES «juegos» (id));',
    card: 'hint-key-to-nothing',
  },
  { sql: 'CREATE TABLE «juego» (id INTEGER);', card: 'already-exists' },
  {
    sql: 'CREATE TABLE liga (id INTEGER NOT «NUL»);',
    card: 'keyword-misspelled',
  },
  {
    sql: 'CREATE TABLE liga (id INTEGER PRIMARY KEY, nivel INTEGER DEFAULT «=» 1);',
    card: 'default-equals',
  },
  { sql: 'CREATE «liga» (id INTEGER);', card: 'missing-word' },
  {
    sql: 'BEGIN; UPDATE juego SET copias = 3 WHERE id = 1; «SAVE»;',
    card: 'statement-of-another-database',
  },
  { sql: '«COMIT»;', card: 'keyword-misspelled' },
  { sql: '«ROLLBACK»;', card: 'transaction-not-open' },
  { sql: 'CREATE VIEW v AS «(SELECT * FROM juego)»;', card: 'repair-unwrap' },
  { sql: 'INSERT INTO «v» VALUES (1);', card: 'unknown-table' },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno > 1990«,» estreno < 2000;',
    card: 'comma-in-condition',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno is 1990 or «1991»;',
    card: 'hint-or-value',
  },
  {
    sql: 'SELECT titulo, estreno FROM juego «SORT» BY estreno;',
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE «COUNT(titulo)» > 1;',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT soporte, AVG(centavos) FROM juego GROUP BY soporte HAVING «AVG» > 3000;',
    card: 'function-without-parentheses',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE nombre LIKE «"A%"»;',
    card: 'text-in-double-quotes',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nombre «START WITH» 'A';",
    card: 'operator-in-words',
  },
  {
    sql: "SELECT nombre FROM socio WHERE «LEFT»(nombre, 1) = 'A';",
    card: 'function-of-another-database',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nombre = 'Aurora' «||» 'Bruno';",
    card: 'hint-concat-as-or',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nombre IN «(»'Aurora', 'Bruno';",
    card: 'unclosed-parenthesis',
  },
  { sql: 'SELECT DISTINCT barrio«,» FROM socio;', card: 'extra-comma' },
  { sql: 'SELECT barrio FROM socio «UNIQUE»;', card: 'distinct-first' },
  {
    sql: "SELECT * FROM socio, prestamo WHERE socio.id = socio_id AND devuelto = «''»;",
    card: 'hint-empty-text',
  },
  {
    sql: 'SELECT s.nombre FROM socio AS s «INNER» prestamo AS p ON p.socio_id = s.id;',
    card: 'missing-join',
  },
  {
    sql: 'SELECT s.nombre, COUNT(«p.*») FROM socio s JOIN prestamo p ON p.socio_id = s.id GROUP BY s.id;',
    card: 'count-of-table',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE id = «(SELECT socio_id, juego_id FROM prestamo LIMIT 1)»;',
    card: 'subquery-columns',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE NOT «EXIST» (SELECT * FROM prestamo WHERE socio_id = socio.id);',
    card: 'keyword-misspelled',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE id NOT IN (SELECT «id_socio» FROM prestamo);',
    card: 'column-name',
  },
  {
    sql: "INSERT INTO genero (nombre) VALUES ('Cartas') «WHERE» id = 12;",
    card: 'insert-with-where',
  },
  { sql: "INSERT INTO genero (nombre) «=» 'Cartas';", card: 'missing-values' },
  { sql: "INSERT INTO genero «nombre» = 'Cartas';", card: 'missing-values' },
  {
    sql: 'INSERT INTO prestamo VALUES (1001, 3, 4, «2026-11-28», 2026-12-12, NULL, NULL);',
    card: 'hint-date-without-quotes',
  },
  {
    sql: "INSERT INTO socio (carnet, nombre, ingreso) VALUES ('999', 'Ada', «'28/11/2026'»);",
    card: 'hint-date-format',
  },
  {
    sql: "UPDATE socio SET nombre = 'Ada' «AND» barrio = 'Centro' WHERE id = 3;",
    card: 'hint-set-and',
  },
  {
    sql: "UPDATE socio SET nombre = 'Ada' WHERE id = 3 «LIMIT 1»;",
    card: 'repair-remove',
  },
  { sql: "UPDATE socio «nombre» = 'Ada' WHERE id = 3;", card: 'missing-word' },
  { sql: 'DELETE «socio» WHERE id = 3;', card: 'missing-word' },
  {
    sql: 'DELETE FROM prestamo WHERE «prestado < 2024»;',
    card: 'hint-text-number',
  },
  {
    sql: 'CREATE TABLE club (id INT PRIMARY KEY «AUTOINCREMENT», nombre TEXT);',
    card: 'auto-increment',
  },
  {
    sql: 'CREATE TABLE club (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL «nivel» INTEGER);',
    card: 'missing-comma',
  },
  {
    sql: 'CREATE TABLE club (id INTEGER, nombre TEXT, PRIMARY KEY «id»);',
    card: 'repair-wrap',
  },
  {
    sql: 'CREATE TABLE club (id INTEGER PRIMARY KEY, socio_id INTEGER REFERENCES «socio.id»);',
    card: 'column-without-parentheses',
  },
  {
    sql: 'CREATE TABLE club (id INTEGER PRIMARY KEY, socio INTEGER «FOREIGN KEY» (socio) REFERENCES socio(id));',
    card: 'foreign-key-words',
  },
  { sql: 'ALTER TABLE socio ADD «telefono»;', card: 'strict-missing-type' },
  { sql: 'ALTER TABLE socio DROP «carnet»;', card: 'drop-column' },
  { sql: 'DROP TABLE «prestamos»;', card: 'table-name' },
  {
    sql: "SELECT titulo FROM juego WHERE soporte='disco'and estreno>1990 «ordre» by titulo;",
    card: 'keyword-misspelled',
  },
  {
    sql: "SELECT titulo FROM juego WHERE (soporte = 'disco' OR «'casete'») AND estreno > 1990;",
    card: 'hint-or-value',
  },
  { sql: 'SELECT nombre apellido «barrio» FROM socio;', card: 'missing-comma' },
  {
    sql: "SELECT titulo FROM juego WHERE soporte «IS IN» ('disco', 'casete');",
    card: 'is-with-operator',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno > 1990 OR «<» 1980;',
    card: 'condition-without-column',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE titulo LIKE «%gato%»;',
    card: 'pattern-without-quotes',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo LIKE «('%gato%', '%liga%')»;",
    card: 'row-value',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos > «1.000»;',
    card: 'hint-thousands-point',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos > 50 «pesos»;',
    card: 'unit-after-number',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos = «min(centavos)»;',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT min(centavos), «titulo» FROM juego WHERE estreno = NULL;',
    card: 'hint-min-max-column',
  },
  {
    sql: 'SELECT titulo, centavos FROM juego ORDER BY centavos ASC «DESC»;',
    card: 'extra-word',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY «RANDOM» LIMIT 1;',
    card: 'function-without-parentheses',
  },
  { sql: 'SELECT titulo FROM juego LIMIT 3, 5«, 7»;', card: 'repair-remove' },
  {
    sql: 'SELECT «TOP»(3) titulo FROM juego;',
    card: 'limit-of-another-database',
  },
  {
    sql: 'SELECT «FIRST» 3 titulo FROM juego;',
    card: 'limit-of-another-database',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE «rownum» <= 3;',
    card: 'row-number-column',
  },
  {
    sql: 'SELECT titulo FROM juego «FETCH FIRST» 3 ROWS ONLY;',
    card: 'limit-of-another-database',
  },
  {
    sql: "SELECT «nvl»(barrio, 'nada') FROM socio;",
    card: 'function-of-another-database',
  },
  {
    sql: "SELECT nombre FROM socio WHERE barrio = 'Centro' AND «WHERE» ingreso > '2025-01-01';",
    card: 'extra-word',
  },
  {
    sql: "SELECT nombre FROM socio «MINUS» SELECT nombre FROM socio WHERE barrio = 'Centro';",
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT nombre, barrio FROM socio GROUP BY «barrio, COUNT(*) > 2»;',
    card: 'aggregate-in-group',
  },
  {
    sql: 'SELECT barrio, COUNT(*) FROM socio GROUP BY barrio HAVING COUNT(*) > 2 AND «WHERE» barrio IS NOT NULL;',
    card: 'clause-order',
  },
  {
    sql: 'SELECT barrio, COUNT(*) FROM socio HAVING COUNT(*) > 2 «GROUP» BY barrio;',
    card: 'clause-order',
  },
  {
    sql: 'SELECT p.id, j.titulo FROM prestamo p JOIN juego j ON p.juego_id = «id»;',
    card: 'ambiguous-column',
  },
  {
    sql: 'SELECT * FROM prestamo JOIN juego ON prestamo.juego_id = «juego.juego_id»;',
    card: 'column-of-other-table',
  },
  {
    sql: 'SELECT * FROM prestamo p, juego j WHERE p.«juego» = j.id;',
    card: 'column-name',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE id = «ANY» (SELECT juego_id FROM prestamo);',
    card: 'operator-of-another-database',
  },
  {
    sql: 'INSERT INTO genero (nombre) VALUES («"Cartas"»);',
    card: 'text-in-double-quotes',
  },
  {
    sql: "INSERT INTO genero (nombre) VALUES («'Cartas'»');",
    card: 'unclosed-quote',
  },
  {
    sql: "INSERT INTO genero (nombre)«,» VALUES ('Cartas');",
    card: 'repair-remove',
  },
  {
    sql: "INSERT INTO socio (carnet«;» nombre; ingreso) VALUES ('999'; 'Ada'; '2026-01-01');",
    card: 'semicolon-in-list',
  },
  {
    sql: "UPDATE «juego SET titulo = 'Nuevo' AND estreno = 2000»;",
    card: 'hint-without-where',
  },
  {
    sql: 'UPDATE juego SET copias = copias - 1 WHERE titulo = «marea de» bits;',
    card: 'words-without-quotes',
  },
  { sql: 'UPDATE juego SET copias = «0» WHERE id = 1;', card: 'check-failed' },
  { sql: 'DELETE «ALL» FROM prestamo;', card: 'extra-word' },
  {
    sql: 'CREATE TABLE liga «{» id INTEGER, nombre TEXT };',
    card: 'wrong-brackets',
  },
  {
    sql: 'CREATE TABLE liga (id INTEGER NOT NULL «AUTO_INCREMENT», PRIMARY KEY (id));',
    card: 'auto-increment',
  },
];
