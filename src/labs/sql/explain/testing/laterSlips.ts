// cspell:ignore Begona CURDATE DATEADD ILIKE pais ROWNUM SYSDATE UNIQE
import type { Slip } from './slips';

/**
 * Slips on the sample database of the library, written by class of fault: from a
 * JOIN by other columns to the words of another database.
 */
export const laterSlips: readonly Slip[] = [
  {
    sql: 'SELECT s.nombre, p.prestado FROM prestamo p INNER JOIN socio s ON «p.id = s.id»;',
    card: 'hint-join-by-keys',
  },
  {
    sql: 'SELECT j.titulo, g.nombre FROM juego j JOIN juego_genero jg ON jg.juego_id = j.id JOIN genero g ON «g.id = jg.juego_id»;',
    card: 'hint-join-other-key',
  },
  {
    sql: 'SELECT «soporte», count(*) FROM juego;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT «s.nombre», count(p.id) FROM socio s JOIN prestamo p ON p.socio_id = s.id ORDER BY 2 DESC;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT titulo, estreno FROM juego «HAVING» estreno > 1995;',
    card: 'having-without-group',
  },
  {
    sql: 'SELECT socio_id, count(*) FROM prestamo WHERE «count(*)» >= 10 GROUP BY socio_id;',
    card: 'aggregate-in-where',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos «= NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE NOT centavos «= NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio «!= null» AND nacimiento != null;',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE soporte = «"cartucho"» AND estreno = 1994;',
    card: 'text-in-double-quotes',
  },
  {
    sql: "SELECT nombre FROM socio WHERE barrio = «'Centro»",
    card: 'unclosed-quote',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo LIKE «'Gato'»;",
    card: 'hint-like-without-wildcard',
  },
  {
    sql: "SELECT * FROM prestamo WHERE prestado LIKE «'2026-10'»;",
    card: 'hint-like-without-wildcard',
  },
  {
    sql: "SELECT * FROM prestamo WHERE «prestado > '2026-10-01'» AND prestado < '2026-10-31';",
    card: 'hint-off-by-one-day',
  },
  {
    sql: "SELECT count(*) FROM prestamo WHERE prestado BETWEEN '2026-10-01' AND «'2026-10-32'»;",
    card: 'hint-impossible-date',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nacimiento < «'01/01/1990'»;",
    card: 'hint-date-format',
  },
  {
    sql: 'SELECT «sum(nota) / count(*)» FROM prestamo;',
    card: 'hint-integer-division',
  },
  {
    sql: 'SELECT «ju.titulo» FROM juego j WHERE j.estreno > 2000;',
    card: 'alias-not-declared',
  },
  {
    sql: 'SELECT nombre FROM genero JOIN juego_genero ON genero_id = «id» JOIN juego ON juego_id = id;',
    card: 'ambiguous-column',
  },
  {
    sql: 'SELECT titulo, «centavos / 100» FROM juego;',
    card: 'hint-integer-division',
  },
  {
    sql: 'SELECT soporte, count(*) * «100 / (SELECT count(*) FROM juego)» FROM juego GROUP BY soporte;',
    card: 'hint-integer-division',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = 'disco' «LIMIT 3»;",
    card: 'hint-limit-without-order',
  },
  {
    sql: "SELECT DISTINCT s.nombre FROM socio s, «prestamo» p WHERE p.prestado > '2026-10-01';",
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE id «= (SELECT socio_id FROM prestamo WHERE juego_id = 1)»;',
    card: 'hint-subquery-many-values',
  },
  { sql: 'DELETE FROM «socio» WHERE id = 1;', card: 'foreign-key-used' },
  {
    sql: "INSERT INTO prestamo (juego_id, socio_id, prestado, vence) VALUES («999», 1, '2026-11-20', '2026-12-04');",
    card: 'foreign-key-missing',
  },
  {
    sql: "INSERT INTO juego (titulo, estreno, soporte) VALUES ('Trenes', «'mil'», 'disco');",
    card: 'strict-value',
  },
  {
    sql: "INSERT INTO juego (titulo, estreno, soporte) VALUES ('Trenes', 1999, «'Disco'»);",
    card: 'check-failed',
  },
  { sql: 'SELECT titulo «estreno» FROM juego;', card: 'hint-missing-comma' },
  {
    sql: 'SELECT titulo, estreno «soporte», copias FROM juego;',
    card: 'hint-missing-comma',
  },
  {
    sql: 'SELECT titulo FROM juego «DONDE» estreno > 1990;',
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT titulo FROM juego «ORDENAR» POR estreno;',
    card: 'keyword-in-spanish',
  },
  {
    sql: "SELECT CONCAT(nombre, ' ', carnet) AS quien FROM socio WHERE barrio = «Centro»;",
    card: 'text-without-quotes',
  },
  {
    sql: 'SELECT «TOP 5» titulo FROM juego ORDER BY centavos DESC;',
    card: 'limit-of-another-database',
  },
  {
    sql: "SELECT «NVL»(barrio, 'sin barrio') FROM socio;",
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE «ROWNUM» <= 5;',
    card: 'row-number-column',
  },
  {
    sql: 'SELECT «YEAR»(prestado), count(*) FROM prestamo GROUP BY YEAR(prestado);',
    card: 'function-of-another-database',
  },
  {
    sql: "SELECT count(*) FROM prestamo WHERE «strftime('%m', prestado) = 10»;",
    card: 'hint-text-function-number',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = 'disco' «OR» soporte = 'casete' AND estreno < 1995;",
    card: 'hint-or-and',
  },
  {
    sql: "SELECT titulo FROM juego WHERE soporte = ('disco' OR «'casete'»);",
    card: 'hint-or-value',
  },
  {
    sql: 'SELECT j.titulo, «count(*)» AS veces FROM juego j LEFT JOIN prestamo p ON p.juego_id = j.id GROUP BY j.id;',
    card: 'hint-count-left-join',
  },
  {
    sql: 'SELECT j.titulo FROM juego j LEFT JOIN prestamo p ON p.juego_id = j.id WHERE «p.nota» >= 4;',
    card: 'hint-left-join-cancelled',
  },
  {
    sql: 'SELECT j.titulo FROM juego j LEFT JOIN prestamo p ON p.juego_id = j.id WHERE p.id «= NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: "SELECT titulo, estreno FROM juego ORDER BY «'estreno'» DESC;",
    card: 'hint-text-as-column',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY estreno «ORDER» BY titulo;',
    card: 'clause-repeated',
  },
  {
    sql: 'SELECT soporte, count(*) FROM juego GROUP BY soporte «WHERE» estreno > 1990;',
    card: 'clause-order',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos = «MAX(centavos)»;',
    card: 'aggregate-in-where',
  },
  {
    sql: "UPDATE juego SET titulo = 'Trenes' «AND» copias = 2 WHERE id = 3;",
    card: 'hint-set-and',
  },
  {
    sql: "INSERT INTO socio VALUES «('999', 'Ada', 'Centro')»;",
    card: 'value-count',
  },
  {
    sql: "INSERT INTO «socio» (nombre, barrio) VALUES ('Ada', 'Centro');",
    card: 'value-required',
  },
  {
    sql: 'CREATE TABLE torneo (\n  id INTEGER PRIMARY KEY\n  «nombre» TEXT NOT NULL,\n  dia TEXT\n);',
    card: 'missing-comma',
  },
  {
    sql: 'CREATE TABLE partida (\n  id INTEGER PRIMARY KEY,\n  juego_id INTEGER «FOREIGN KEY» REFERENCES juego(id)\n) STRICT;',
    card: 'foreign-key-words',
  },
  {
    sql: "SELECT titulo «WHERE» soporte = 'disco' FROM juego;",
    card: 'clause-order',
  },
  {
    sql: 'SELECT nombre, prestado FROM socio JOIN «prestamo» WHERE nota = 5;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT titulo, prestado FROM juego JOIN prestamo ON juego.id = prestamo.juego_id«,» nota = 5;',
    card: 'comma-in-condition',
  },
  {
    sql: 'SELECT s.nombre, j.titulo FROM prestamo p JOIN «socio» s JOIN juego j ON p.juego_id = j.id;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT s.nombre, q.nombre FROM socio s JOIN socio q ON «s.presentado_por = q.presentado_por»;',
    card: 'hint-self-join',
  },
  {
    sql: 'SELECT «s.nombre», count(*) FROM socio s JOIN prestamo p ON p.socio_id = s.id GROUP BY p.juego_id;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT soporte, count(*) AS n FROM juego GROUP BY «n»;',
    card: 'aggregate-in-group',
  },
  {
    sql: 'SELECT «*», count(*) FROM juego GROUP BY soporte;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT soporte, avg(centavos) FROM juego GROUP BY soporte «HAVING» centavos > 3000;',
    card: 'hint-having-for-where',
  },
  {
    sql: 'SELECT soporte, count(*) FROM juego GROUP BY soporte HAVING count(*) > 3 «WHERE» estreno > 1990;',
    card: 'clause-order',
  },
  {
    sql: 'SELECT «sum(count(*))» FROM prestamo GROUP BY socio_id;',
    card: 'aggregate-nested',
  },
  {
    sql: 'SELECT «max(count(*))» FROM prestamo GROUP BY socio_id;',
    card: 'aggregate-nested',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio IS «NOT =» NULL;',
    card: 'operator-split',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio NOT NULL AND nacimiento «= NOT NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT titulo, «ISNULL»(centavos, 0) FROM juego;',
    card: 'reserved-function',
  },
  {
    sql: "SELECT nombre FROM socio WHERE presentado_por = «''»;",
    card: 'hint-empty-text',
  },
  {
    sql: "SELECT titulo, CASE WHEN centavos > 5000 THEN 'caro' ELSE 'barato' «FROM» juego;",
    card: 'case-without-end',
  },
  {
    sql: "SELECT nombre, CASE barrio «WHEN NULL» THEN 'sin barrio' ELSE barrio END FROM socio;",
    card: 'hint-equals-null',
  },
  {
    sql: "SELECT titulo, CASE WHEN centavos > 5000 THEN 'caro'«,» WHEN centavos > 2000 THEN 'medio' END FROM juego;",
    card: 'extra-comma',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo «= '%Gato%'»;",
    card: 'hint-wildcard-with-equals',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo LIKE «'*gato*'»;",
    card: 'hint-like-asterisk',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo LIKE «%'gato'%»;",
    card: 'pattern-without-quotes',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo LIKE 'Gato%' OR «'Marea%'»;",
    card: 'hint-or-value',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo LIKE «('Gato%', 'Marea%')»;",
    card: 'row-value',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo IN («'Gato%'», 'Marea%');",
    card: 'hint-wildcard-with-equals',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos > «50,00»;',
    card: 'decimal-comma',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos > 50«€»;',
    card: 'unit-after-number',
  },
  {
    sql: 'SELECT id FROM prestamo WHERE prestado = «2026-10-02»;',
    card: 'hint-date-without-quotes',
  },
  {
    sql: 'SELECT id FROM prestamo WHERE vence < «TODAY»() AND devuelto IS NULL;',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT id FROM prestamo WHERE vence < «SYSDATE»;',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT id, «devuelto - prestado» AS dias FROM prestamo;',
    card: 'hint-date-sum',
  },
  {
    sql: 'SELECT id FROM prestamo WHERE devuelto > DATE_ADD(prestado, «INTERVAL 14» DAY);',
    card: 'interval',
  },
  {
    sql: 'SELECT id FROM prestamo WHERE devuelto > «prestado + 14»;',
    card: 'hint-date-sum',
  },
  {
    sql: 'SELECT id FROM prestamo WHERE «prestado = 2026»;',
    card: 'hint-text-number',
  },
  {
    sql: "SELECT id FROM prestamo WHERE prestado = «'octubre'»;",
    card: 'hint-date-in-words',
  },
  {
    sql: 'SELECT nombre FROM socio ORDER BY «DESC carnet»;',
    card: 'order-direction-first',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY estreno LIMIT 5 «ROWS»;',
    card: 'repair-remove',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY estreno «FETCH FIRST» 5 ROWS ONLY;',
    card: 'limit-of-another-database',
  },
  {
    sql: 'SELECT * «INTO copia» FROM juego;',
    card: 'statement-of-another-database',
  },
  { sql: 'SELECT «(titulo, estreno)» FROM juego;', card: 'row-value' },
  {
    sql: 'SELECT titulo, estreno«;» FROM juego WHERE estreno > 1990;',
    card: 'semicolon-before-from',
  },
  {
    sql: 'SELECT titulo FROM juego «FROM» prestamo WHERE juego_id = 1;',
    card: 'clause-repeated',
  },
  {
    sql: "SELECT titulo FROM juego WHERE estreno > 1990 «WHERE» soporte = 'disco';",
    card: 'clause-repeated',
  },
  {
    sql: "SELECT titulo FROM juego WHERE estreno > 1990 AND «WHERE» soporte = 'disco';",
    card: 'extra-word',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno «=>» 1990;',
    card: 'operator-split',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno «! =» 1990;',
    card: 'operator-split',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno BETWEEN 1990«,» 1995;',
    card: 'between-without-and',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno BETWEEN 1990 «Y» 1995;',
    card: 'keyword-in-spanish',
  },
  {
    sql: "INSERT INTO genero (nombre) VALUES ('Cartas'), «VALUES» ('Puzle');",
    card: 'extra-word',
  },
  { sql: 'UPDATE juego «copias» = 2 WHERE id = 1;', card: 'missing-word' },
  {
    sql: 'UPDATE «INTO» juego SET copias = 2 WHERE id = 1;',
    card: 'extra-word',
  },
  { sql: 'UPDATE juego «WHERE» id = 1 SET copias = 2;', card: 'clause-order' },
  { sql: 'DELETE «nombre» FROM socio WHERE id = 3;', card: 'extra-word' },
  {
    sql: "DELETE FROM prestamo «JOIN» socio ON socio.id = socio_id WHERE socio.nombre = 'Aurora';",
    card: 'update-with-join',
  },
  {
    sql: 'ALTER TABLE juego ADD COLUMN editor TEXT «NOT NULL»;',
    card: 'add-column',
  },
  {
    sql: 'CREATE TABLE torneo (id INTEGER PRIMARY KEY, nombre «VARCHAR(30)») STRICT;',
    card: 'strict-unknown-type',
  },
  {
    sql: 'CREATE TABLE partida (id INTEGER PRIMARY KEY, FOREIGN KEY «juego_id» REFERENCES juego(id));',
    card: 'missing-opening-parenthesis',
  },
  { sql: 'SELECT «título», género FROM juego;', card: 'column-name' },
  {
    sql: "INSERT INTO genero (nombre) VALUES («'Aventura'»);",
    card: 'unique-repeated',
  },
  {
    sql: "INSERT INTO genero (id, nombre) VALUES («1», 'Cartas');",
    card: 'key-repeated',
  },
  {
    sql: 'SELECT titulo, estreno FROM juego «UNION» SELECT nombre FROM socio;',
    card: 'union-columns',
  },
  {
    sql: 'SELECT «DISTINCT ON» (soporte) soporte, titulo FROM juego;',
    card: 'operator-of-another-database',
  },
  {
    sql: 'SELECT j.titulo, count(p.id) FROM juego j LEFT JOIN «prestamo» p ON j.id = 3 GROUP BY j.id;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT «count(DISTINCT juego_id, socio_id)» FROM prestamo;',
    card: 'function-arguments',
  },
  {
    sql: 'SELECT juego_id FROM prestamo ORDER BY «count(*)» DESC LIMIT 1;',
    card: 'aggregate-misuse',
  },
  {
    sql: 'SELECT «titulo», max(centavos) FROM juego LIMIT 1;',
    card: 'hint-min-max-column',
  },
  { sql: 'SELECT «avg(prestado)» FROM prestamo;', card: 'hint-text-aggregate' },
  { sql: 'SELECT «sum(carnet)» FROM socio;', card: 'hint-text-aggregate' },
  {
    sql: "SELECT barrio, count(*) n FROM socio GROUP BY barrio HAVING «n > '3'»;",
    card: 'hint-number-and-text',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos > «SELECT» avg(centavos) FROM juego;',
    card: 'subquery-without-parentheses',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «EXISTS (SELECT * FROM prestamo WHERE nota = 5)»;',
    card: 'hint-exists-alone',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE NOT «EXISTS (SELECT 1 FROM prestamo)»;',
    card: 'hint-exists-alone',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE id «=» IN (1, 2, 3);',
    card: 'repair-remove',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE id = 1 «o» 2;',
    card: 'keyword-in-spanish',
  },
  {
    sql: "SELECT nombre FROM socio WHERE barrio IN («'Centro, La Peña'»);",
    card: 'hint-list-in-text',
  },
  {
    sql: "SELECT nombre FROM socio WHERE barrio «LIKE NOT» 'Centro';",
    card: 'hint-not-after-operator',
  },
  {
    sql: "SELECT nombre FROM socio WHERE barrio = «'centro'»;",
    card: 'hint-accents',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nombre = «'Begona'»;",
    card: 'hint-accents',
  },
  {
    sql: "SELECT nombre FROM socio WHERE barrio IN ('Centro', «NULL»);",
    card: 'hint-null-in-list',
  },
  { sql: 'SELECT «coalesce(barrio)» FROM socio;', card: 'function-arguments' },
  { sql: "SELECT nombre «+» ' ' + carnet FROM socio;", card: 'hint-text-sum' },
  {
    sql: "SELECT nombre «&» ' ' & carnet FROM socio;",
    card: 'hint-bit-operator',
  },
  {
    sql: "SELECT centavos / 100.0 AS 'precio' FROM juego ORDER BY «'precio'»;",
    card: 'hint-text-as-column',
  },
  {
    sql: 'SELECT count(*) AS «total de juegos» FROM juego;',
    card: 'alias-with-space',
  },
  {
    sql: 'SELECT round(«avg(nota, 2)») FROM prestamo;',
    card: 'function-arguments',
  },
  {
    sql: 'SELECT titulo, round(centavos * «1,21», 2) FROM juego;',
    card: 'decimal-comma',
  },
  { sql: 'SELECT count(*) * 100«%» FROM juego;', card: 'missing-operand' },
  {
    sql: 'SELECT substr(titulo, «0», 3) FROM juego;',
    card: 'hint-substr-zero',
  },
  {
    sql: 'UPDATE juego SET copias = 2 WHERE id = 1;\n«COMMIT»;',
    card: 'transaction-not-open',
  },
  {
    sql: 'BEGIN;\nUPDATE juego SET copias = 2 WHERE id = 1;\n«BEGIN»;\nCOMMIT;',
    card: 'transaction-nested',
  },
  {
    sql: 'BEGIN;\nDELETE FROM prestamo WHERE id = 1;\n«ROLL BACK»;',
    card: 'keyword-misspelled',
  },
  {
    sql: '«START» TRANSACTION;\nDELETE FROM prestamo WHERE id = 1;\nCOMMIT;',
    card: 'statement-of-another-database',
  },
  {
    sql: 'CREATE VIEW fuera «SELECT» * FROM prestamo WHERE devuelto IS NULL;',
    card: 'missing-as',
  },
  {
    sql: 'CREATE VIEW fuera AS SELECT id, socio_id FROM prestamo WHERE devuelto IS NULL;\nINSERT INTO «fuera» VALUES (2000, 3);',
    card: 'view-is-read-only',
  },
  {
    sql: 'CREATE VIEW «juego» AS SELECT * FROM genero;',
    card: 'already-exists',
  },
  { sql: 'CREATE INDEX por_titulo «juego» (titulo);', card: 'repair-insert' },
  {
    sql: 'CREATE INDEX por_fecha ON prestamo («fecha»);',
    card: 'unknown-column',
  },
  { sql: 'CREATE INDEX «ON» prestamo (prestado);', card: 'missing-name' },
  {
    sql: 'CREATE INDEX por_dia ON prestamo («prestamo.»prestado);',
    card: 'table-in-index',
  },
  {
    sql: 'CREATE TABLE torneo (\n  id INTEGER PRIMARY KEY,\n  nombre TEXT NOT NULL«,»\n) STRICT;',
    card: 'extra-comma',
  },
  {
    sql: 'CREATE TABLE torneo (\n  id INTEGER PRIMARY KEY«;»\n  nombre TEXT NOT NULL\n);',
    card: 'semicolon-in-list',
  },
  {
    sql: 'CREATE TABLE torneo (id INTEGER PRIMARY KEY, nombre «TEXT NO» NULL);',
    card: 'hint-strange-type',
  },
  {
    sql: 'CREATE TABLE inscrito (torneo_id INTEGER PRIMARY KEY, socio_id INTEGER «PRIMARY» KEY);',
    card: 'two-primary-keys',
  },
  {
    sql: 'CREATE TABLE torneo (id INTEGER PRIMARY KEY, plazas INTEGER CHECK «plazas» > 0);',
    card: 'missing-opening-parenthesis',
  },
  {
    sql: "CREATE TABLE torneo (id INTEGER PRIMARY KEY, dia TEXT DEFAULT date«(»'now'));",
    card: 'default-expression',
  },
  {
    sql: 'CREATE TABLE torneo (id INTEGER PRIMARY KEY, nombre «STRING», dia DATE) STRICT;',
    card: 'strict-unknown-type',
  },
  {
    sql: 'CREATE TABLE partida (id INTEGER PRIMARY KEY, juego_id INTEGER REFERENCES juegos (id));\n«INSERT INTO partida VALUES (1, 1)»;',
    card: 'key-to-unknown-table',
  },
  { sql: 'DROP TABLE «torneo»;', card: 'unknown-table' },
  {
    sql: 'ALTER TABLE juego «RENAME soporte formato»;',
    card: 'alter-of-another-database',
  },
  {
    sql: 'ALTER TABLE juego «ALTER» COLUMN centavos REAL;',
    card: 'alter-of-another-database',
  },
  {
    sql: 'ALTER TABLE juego ADD COLUMN editor TEXT«,» pais TEXT;',
    card: 'alter-of-another-database',
  },
  {
    sql: "INSERT INTO prestamo (juego_id, socio_id, prestado, vence, nota) VALUES (1, 1, '2026-11-20', '2026-12-04', «8»);",
    card: 'check-failed',
  },
  {
    sql: "UPDATE prestamo SET devuelto = «'20/11/2026'» WHERE id = 3;",
    card: 'check-failed',
  },
  {
    sql: 'UPDATE juego SET «juego.»copias = 3 WHERE id = 1;',
    card: 'table-in-set',
  },
  {
    sql: 'UPDATE juego«,» prestamo SET copias = 3 WHERE juego.id = juego_id;',
    card: 'one-table-only',
  },
  {
    sql: "UPDATE socio SET barrio = 'Centro' WHERE nombre = «'aurora'»;",
    card: 'hint-accents',
  },
  {
    sql: 'DELETE FROM prestamo «ORDER» BY prestado LIMIT 5;',
    card: 'change-with-limit',
  },
  {
    sql: 'INSERT INTO genero (nombre) VALUES («SELECT» soporte FROM juego);',
    card: 'subquery-without-parentheses',
  },
  {
    sql: 'INSERT INTO genero (nombre) VALUES («Cartas»);',
    card: 'text-without-quotes',
  },
  {
    sql: 'INSERT INTO juego (copias) VALUES (3) «WHERE» id = 1;',
    card: 'insert-with-where',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE carnet = «?»;',
    card: 'hint-parameter',
  },
  {
    sql: 'SELECT s.nombre, g.nombre FROM socio s, genero g WHERE «s.id = g.id»;',
    card: 'hint-join-by-keys',
  },
  {
    sql: 'SELECT s.nombre, p.prestado FROM socio AS s JOIN prestamo AS p ON «s.carnet = p.socio_id»;',
    card: 'hint-columns-of-other-type',
  },
  {
    sql: 'SELECT j.titulo, s.nombre FROM prestamo AS p JOIN juego AS j ON p.juego_id = j.id JOIN socio AS s ON «p.juego_id = s.id»;',
    card: 'hint-join-other-key',
  },
  {
    sql: 'SELECT titulo, prestado FROM juego JOIN prestamo USING («juego_id»);',
    card: 'join-column-missing',
  },
  {
    sql: 'SELECT «titulo», soporte, sum(copias) FROM juego;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT soporte, «estreno», count(*) FROM juego GROUP BY soporte ORDER BY soporte;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT barrio, count(*) FROM socio GROUP «barrio»;',
    card: 'missing-by',
  },
  {
    sql: 'SELECT barrio, count(*) FROM socio HAVING count(*) > 3 «GROUP» BY barrio;',
    card: 'clause-order',
  },
  {
    sql: 'SELECT juego_id, count(*) AS veces FROM prestamo WHERE «veces» > 20 GROUP BY juego_id;',
    card: 'aggregate-alias-in-where',
  },
  {
    sql: "SELECT soporte, count(*) FROM juego GROUP BY soporte «HAVING» soporte = 'disco';",
    card: 'hint-having-for-where',
  },
  {
    sql: 'SELECT * FROM prestamo WHERE devuelto «<> NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: "SELECT * FROM prestamo WHERE devuelto = «'NULL'»;",
    card: 'hint-quoted-null',
  },
  {
    sql: 'SELECT * FROM prestamo WHERE «NULL»(devuelto);',
    card: 'reserved-function',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE titulo = «“Marea de bits”»;',
    card: 'typographic-quotes',
  },
  {
    sql: "SELECT * FROM juego WHERE titulo = «'Rock 'n' Raíz'»;",
    card: 'quote-inside-text',
  },
  {
    sql: "SELECT * FROM juego WHERE titulo = «'Rock \\'n»\\' Raíz';",
    card: 'quote-inside-text',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nombre LIKE «'Jos'»;",
    card: 'hint-like-without-wildcard',
  },
  {
    sql: "SELECT nombre FROM socio WHERE nombre LIKE «'B????'»;",
    card: 'hint-like-asterisk',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo «!= '%vida%'»;",
    card: 'hint-wildcard-with-equals',
  },
  {
    sql: "SELECT count(*) FROM prestamo WHERE prestado >= '2026-10-01' AND «prestado < '2026-10-31'»;",
    card: 'hint-off-by-one-day',
  },
  {
    sql: "SELECT count(*) FROM prestamo WHERE prestado >= «'2026-9-1'»;",
    card: 'hint-date-format',
  },
  {
    sql: 'SELECT soporte, «count(centavos)» AS juegos FROM juego GROUP BY soporte;',
    card: 'hint-count-null',
  },
  {
    sql: 'SELECT «count(nota)» FROM prestamo WHERE nota IS NULL;',
    card: 'hint-count-null',
  },
  {
    sql: 'SELECT «count» FROM prestamo;',
    card: 'function-without-parentheses',
  },
  {
    sql: 'SELECT j.titulo FROM juego AS j JOIN prestamo AS p ON «juego.id» = p.juego_id;',
    card: 'alias-hides-name',
  },
  { sql: 'SELECT «titulo.j» FROM juego j;', card: 'column-before-table' },
  {
    sql: 'SELECT «nombre», titulo FROM juego JOIN juego_genero ON juego_id = juego.id JOIN genero ON genero.id = genero_id JOIN prestamo ON prestamo.juego_id = juego.id JOIN socio ON socio.id = socio_id;',
    card: 'ambiguous-column',
  },
  {
    sql: 'SELECT s.nombre FROM socio s JOIN prestamo p ON p.socio_id = s.id WHERE «id» = 4;',
    card: 'ambiguous-column',
  },
  {
    sql: 'SELECT «sum(centavos) / count(centavos)» / 100 FROM juego;',
    card: 'hint-integer-division',
  },
  {
    sql: 'SELECT CAST(«copias / 2» AS REAL) FROM juego;',
    card: 'hint-integer-division',
  },
  {
    sql: 'SELECT titulo, round(«centavos / 100», 2) FROM juego;',
    card: 'hint-integer-division',
  },
  {
    sql: 'SELECT juego_id, count(*) FROM prestamo GROUP BY juego_id «LIMIT 3»;',
    card: 'hint-limit-without-order',
  },
  {
    sql: 'SELECT titulo FROM juego «LIMIT 10 OFFSET 10»;',
    card: 'hint-limit-without-order',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY «max(centavos)» LIMIT 1;',
    card: 'aggregate-misuse',
  },
  {
    sql: 'SELECT DISTINCT j.titulo FROM juego j JOIN «prestamo» p WHERE p.nota = 5;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT titulo, «DISTINCT» soporte FROM juego;',
    card: 'distinct-first',
  },
  {
    sql: "SELECT titulo FROM juego WHERE centavos «> (SELECT centavos FROM juego WHERE soporte = 'disco')»;",
    card: 'hint-subquery-many-values',
  },
  {
    sql: 'SELECT titulo, (SELECT count(*) FROM prestamo WHERE juego_id = «id») FROM juego;',
    card: 'hint-inner-key',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE (id, soporte) IN «(SELECT juego_id FROM prestamo)»;',
    card: 'subquery-columns',
  },
  {
    sql: "UPDATE «socio SET barrio = 'Centro' AND nombre = 'Aurora'»;",
    card: 'hint-without-where',
  },
  {
    sql: "UPDATE socio SET barrio = 'Centro'«,» WHERE id = 2;",
    card: 'extra-comma',
  },
  {
    sql: "UPDATE socio SET barrio = 'Centro', «SET» ingreso = '2026-01-01' WHERE id = 2;",
    card: 'repair-remove',
  },
  {
    sql: 'UPDATE prestamo SET juego_id = «500» WHERE id = 2;',
    card: 'foreign-key-missing',
  },
  {
    sql: 'CREATE TABLE reserva (id INTEGER PRIMARY KEY, socio INTEGER REFERENCES socio (carnets)) STRICT;\n«INSERT INTO reserva VALUES (1, 1)»;',
    card: 'foreign-key-mismatch',
  },
  {
    sql: 'CREATE TABLE reserva (id INTEGER PRIMARY KEY, juego_id INTEGER, FOREIGN KEY («juego») REFERENCES juego (id)) STRICT;',
    card: 'column-name',
  },
  {
    sql: "INSERT INTO juego (titulo, soporte, centavos) VALUES ('Trenes', 'disco', «'45 euros'»);",
    card: 'strict-value',
  },
  {
    sql: "INSERT INTO juego (titulo, soporte, centavos) VALUES ('Trenes', 'disco', «12,50»);",
    card: 'decimal-comma',
  },
  {
    sql: "INSERT INTO juego (titulo, soporte, centavos) VALUES ('Trenes', 'disco', «12.50»);",
    card: 'strict-value',
  },
  {
    sql: "INSERT INTO genero (id «nombre») VALUES (30, 'Cartas');",
    card: 'missing-comma',
  },
  {
    sql: 'SELECT titulo,\n       estreno,\n       soporte«,»\nFROM juego\nWHERE copias > 1;',
    card: 'extra-comma',
  },
  {
    sql: "INSERT INTO genero (nombre) VALUES ('Cartas') «(»'Puzle');",
    card: 'missing-comma',
  },
  { sql: '«SELECCIONAR» titulo DE juego;', card: 'keyword-in-spanish' },
  {
    sql: 'SELECT titulo FROM juego ORDER BY estreno «DESCENDENTE»;',
    card: 'keyword-in-spanish',
  },
  {
    sql: "«INSERTAR» EN genero VALORES (30, 'Cartas');",
    card: 'keyword-in-spanish',
  },
  {
    sql: "SELECT «DATE_FORMAT»(prestado, '%Y-%m'), count(*) FROM prestamo GROUP BY 1;",
    card: 'function-of-another-database',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo «REGEXP» '^M';",
    card: 'function-of-another-database',
  },
  {
    sql: "SELECT [titulo] FROM [juego] WHERE [soporte] = «N'disco'»;",
    card: 'text-prefix',
  },
  { sql: 'SELECT «@n» = count(*) FROM juego;', card: 'hint-parameter' },
  {
    sql: 'SELECT j.titulo FROM juego j, prestamo p WHERE j.id = p.juego_id«(+)»;',
    card: 'operator-of-another-database',
  },
  { sql: 'SELECT 2 + 2 FROM «dual»;', card: 'dual-table' },
  { sql: 'SELECT carnet«::»int FROM socio;', card: 'cast-with-colons' },
  {
    sql: "SELECT nombre FROM socio WHERE nombre «ILIKE» 'a%';",
    card: 'operator-of-another-database',
  },
  {
    sql: 'SELECT j.titulo, g.nombre FROM juego j JOIN genero g ON «g.id = j.id»;',
    card: 'hint-join-by-keys',
  },
  {
    sql: 'SELECT s.nombre, j.titulo FROM socio s JOIN prestamo p JOIN juego j ON p.socio_id = s.id «ON» j.id = p.juego_id;',
    card: 'repair-replace',
  },
  {
    sql: "SELECT s.nombre, p.id FROM socio s LEFT JOIN prestamo p ON p.socio_id = s.id WHERE «p.prestado» >= '2026-11-01';",
    card: 'hint-left-join-cancelled',
  },
  {
    sql: 'SELECT s.nombre, p.id FROM socio s «JOIN LEFT» prestamo p ON p.socio_id = s.id;',
    card: 'join-type-late',
  },
  {
    sql: 'SELECT «soporte», avg(centavos) FROM juego WHERE estreno > 1990;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT j.titulo, count(*) FROM juego j JOIN prestamo p ON p.juego_id = j.id GROUP BY «juego»;',
    card: 'column-name',
  },
  {
    sql: 'SELECT soporte, count(*) FROM juego ORDER BY count(*) «GROUP» BY soporte;',
    card: 'clause-order',
  },
  {
    sql: 'SELECT soporte FROM juego GROUP BY soporte HAVING «count» > 10;',
    card: 'function-without-parentheses',
  },
  {
    sql: 'SELECT soporte, avg(centavos) FROM juego WHERE «avg(centavos)» > 3000 GROUP BY soporte;',
    card: 'aggregate-in-where',
  },
  {
    sql: "SELECT nombre, CASE WHEN barrio «= NULL» THEN 'ninguno' ELSE barrio END FROM socio;",
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio «NOT IS» NULL;',
    card: 'repair-swap',
  },
  {
    sql: 'SELECT nombre FROM socio ORDER BY barrio NULLS «ULTIMO»;',
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio IN («"Centro"», "La Peña");',
    card: 'text-in-double-quotes',
  },
  {
    sql: "INSERT INTO genero (nombre) VALUES («'Cartas);»",
    card: 'unclosed-quote',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio = «\'Centro";»',
    card: 'unclosed-quote',
  },
  {
    sql: "SELECT titulo FROM juego WHERE «'%gato%' LIKE titulo»;",
    card: 'hint-like-reversed',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno LIKE «199»;',
    card: 'hint-like-without-wildcard',
  },
  {
    sql: "SELECT titulo FROM juego WHERE titulo «STARTS WITH» 'Gato';",
    card: 'operator-in-words',
  },
  {
    sql: "SELECT count(*) FROM prestamo WHERE prestado > '2025-12-31' AND «prestado < '2026-12-31'»;",
    card: 'hint-off-by-one-day',
  },
  {
    sql: 'SELECT count(*) FROM prestamo WHERE prestado BETWEEN «2026-10-01» AND 2026-10-31;',
    card: 'hint-date-without-quotes',
  },
  {
    sql: "SELECT count(*) FROM prestamo WHERE vence < «'hoy'»;",
    card: 'hint-date-in-words',
  },
  {
    sql: "SELECT count(*) FROM prestamo WHERE prestado = «'2026/10/02'»;",
    card: 'hint-date-format',
  },
  {
    sql: 'SELECT socio_id, count(nota) FROM prestamo GROUP BY socio_id ORDER BY «count(nota)» DESC LIMIT 3;',
    card: 'hint-count-null',
  },
  {
    sql: 'SELECT «DISTINCT(soporte)», estreno FROM juego;',
    card: 'hint-distinct-parentheses',
  },
  {
    sql: 'SELECT «DISTINCT count(soporte)» FROM juego;',
    card: 'hint-distinct-outside-count',
  },
  {
    sql: 'SELECT centavos / 100.0 AS precio, «precio» * 1.21 FROM juego;',
    card: 'alias-in-select',
  },
  { sql: 'SELECT count(*) AS «order» FROM juego;', card: 'reserved-word' },
  {
    sql: 'SELECT titulo FROM juego JOIN prestamo p ON «prestamo.juego_id» = juego.id;',
    card: 'alias-hides-name',
  },
  { sql: 'SELECT j.titulo FROM «j» juego;', card: 'unknown-table' },
  {
    sql: 'SELECT juego.titulo FROM juego JOIN juego_genero ON juego_id = «id» JOIN genero ON genero_id = genero.id ORDER BY id;',
    card: 'ambiguous-column',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE «centavos / 100» = 45.5;',
    card: 'hint-integer-division',
  },
  {
    sql: 'SELECT «sum(devuelto IS NULL) / count(*)» * 100 FROM prestamo;',
    card: 'hint-integer-division',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE estreno «MOD» 2 = 0;',
    card: 'operator-of-another-database',
  },
  { sql: 'SELECT titulo FROM juego «WHERE» LIMIT 5;', card: 'empty-condition' },
  {
    sql: 'SELECT titulo FROM juego ORDER BY centavos DESC LIMIT 10«%»;',
    card: 'incomplete',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos = «SELECT» max(centavos) FROM juego;',
    card: 'subquery-without-parentheses',
  },
  {
    sql: 'SELECT avg(n) FROM «(»SELECT count(*) AS n FROM prestamo GROUP BY socio_id;',
    card: 'unclosed-parenthesis',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE id IN (SELECT «id» FROM prestamo WHERE nota = 5);',
    card: 'hint-subquery-other-key',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE id NOT IN (SELECT «juego_id» FROM prestamo);',
    card: 'hint-subquery-other-key',
  },
  {
    sql: 'UPDATE «juego SET copias = 1» -- WHERE id = 3\n;',
    card: 'hint-without-where',
  },
  { sql: 'DELETE «p» FROM prestamo p WHERE p.id = 3;', card: 'extra-word' },
  {
    sql: 'DELETE FROM prestamo WHERE devuelto «= NULL»;',
    card: 'hint-equals-null',
  },
  {
    sql: 'UPDATE juego SET copias «==» 3 WHERE id = 1;',
    card: 'hint-double-equals',
  },
  {
    sql: "UPDATE juego SET titulo = titulo «+» ' (nuevo)' WHERE id = 1;",
    card: 'hint-text-sum',
  },
  {
    sql: "INSERT INTO juego (titulo, soporte, copias) VALUES «('Trenes', 'disco')»;",
    card: 'values-for-columns',
  },
  { sql: "INSERT INTO genero (nombre «=» 'Cartas');", card: 'missing-values' },
  {
    sql: "INSERT INTO genero VALUES («'Cartas'», 30);",
    card: 'key-not-integer',
  },
  {
    sql: "DELETE FROM «genero» WHERE nombre = 'Aventura';",
    card: 'foreign-key-used',
  },
  {
    sql: 'CREATE TABLE reserva (id INTEGER PRIMARY KEY, socio_id INTEGER REFERENCES socio);\nINSERT INTO reserva (socio_id) VALUES («400»);',
    card: 'foreign-key-missing',
  },
  {
    sql: 'CREATE TABLE sala (id INTEGER PRIMARY KEY, nombre «TEXT UNIQE») STRICT;',
    card: 'strict-unknown-type',
  },
  {
    sql: 'CREATE TABLE sala «id» INTEGER PRIMARY KEY, nombre TEXT;',
    card: 'missing-opening-parenthesis',
  },
  {
    sql: 'CREATE TABLE sala (id INTEGER PRIMARY KEY«,», nombre TEXT);',
    card: 'extra-comma',
  },
  {
    sql: 'CREATE TABLE sala (id INTEGER PRIMARY KEY, abierta «BOOLEAN») STRICT;',
    card: 'strict-unknown-type',
  },
  {
    sql: 'CREATE TABLE sala (id «NUMBER(10)» PRIMARY KEY, nombre VARCHAR2(30)) STRICT;',
    card: 'strict-unknown-type',
  },
  {
    sql: 'SELECT soporte, count(*) FROM juego «AGRUPAR» POR soporte;',
    card: 'keyword-in-spanish',
  },
  { sql: 'SELECT titulo «COMO» juego FROM juego;', card: 'keyword-in-spanish' },
  {
    sql: 'SELECT «CONTAR»(*) FROM juego;',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT «CURDATE»() - prestado FROM prestamo;',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE barrio = «`Centro`»;',
    card: 'text-without-quotes',
  },
  {
    sql: "SELECT nombre + ' - ' + «ISNULL»(barrio, '') FROM socio;",
    card: 'reserved-function',
  },
  {
    sql: 'SELECT «DATEADD»(day, 14, prestado) FROM prestamo;',
    card: 'function-of-another-database',
  },
  {
    sql: 'SELECT id FROM socio «MINUS» SELECT socio_id FROM prestamo;',
    card: 'keyword-in-spanish',
  },
  {
    sql: "SELECT id FROM prestamo WHERE prestado > «TO_DATE»('01/10/2026', 'DD/MM/YYYY');",
    card: 'function-of-another-database',
  },
  {
    sql: 'CREATE TABLE sala (id SERIAL PRIMARY KEY, creada TIMESTAMP DEFAULT now«(»));',
    card: 'default-expression',
  },
  {
    sql: 'SELECT «EXTRACT»(YEAR FROM prestado), count(*) FROM prestamo GROUP BY 1;',
    card: 'reserved-function',
  },
  {
    sql: 'SELECT s.nombre FROM socio s, prestamo p WHERE «s.id = p.id» AND p.nota = 5;',
    card: 'hint-join-by-keys',
  },
  {
    sql: 'SELECT j.titulo FROM juego j JOIN «juego_genero» jg ON jg.juego_id = 1;',
    card: 'hint-join-without-condition',
  },
  {
    sql: 'SELECT socio_id, «prestado», count(*) FROM prestamo GROUP BY socio_id;',
    card: 'hint-column-outside-group',
  },
  {
    sql: 'SELECT barrio FROM socio GROUP BY barrio «WHERE» count(*) > 2;',
    card: 'clause-order',
  },
  {
    sql: "SELECT barrio, count(*) FROM socio GROUP BY barrio HAVING count(*) > 2«,» barrio <> 'Centro';",
    card: 'comma-in-condition',
  },
  {
    sql: 'SELECT barrio, count(*) FROM socio GROUP BY barrio«,» ORDER BY 2;',
    card: 'extra-comma',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «NULL =» barrio;',
    card: 'hint-equals-null',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «ISNULL»(barrio);',
    card: 'reserved-function',
  },
  {
    sql: 'SELECT nombre FROM socio WHERE «carnet = 046»;',
    card: 'hint-text-number',
  },
  {
    sql: "SELECT nombre FROM socio WHERE lower(barrio) = «'Centro'»;",
    card: 'hint-impossible-call',
  },
  {
    sql: "SELECT * FROM prestamo WHERE strftime('%m', prestado) = «'9'»;",
    card: 'hint-impossible-call',
  },
  {
    sql: 'SELECT count(*) AS «total-juegos» FROM juego;',
    card: 'name-with-sign',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER BY estreno, titulo DESC «ASC»;',
    card: 'extra-word',
  },
  {
    sql: 'SELECT titulo FROM juego WHERE centavos = («max(centavos)»);',
    card: 'aggregate-in-where',
  },
  {
    sql: 'UPDATE juego SET copias «3» WHERE id = 1;',
    card: 'set-without-equals',
  },
  {
    sql: 'UPDATE juego SET «(copias = 3)» WHERE id = 1;',
    card: 'repair-unwrap',
  },
  {
    sql: "INSERT INTO «TABLE» genero VALUES (30, 'Cartas');",
    card: 'extra-word',
  },
  {
    sql: 'CREATE TABLE sala (id INTEGER PRIMARY KEY, plazas INTEGER CHECK (plazas > 0«,» plazas < 50));',
    card: 'comma-in-condition',
  },
  {
    sql: '«ACTUALIZAR» juego PONER copias = 3 DONDE id = 1;',
    card: 'keyword-in-spanish',
  },
  {
    sql: 'SELECT titulo FROM juego ORDER «POR» titulo;',
    card: 'keyword-in-spanish',
  },
  {
    sql: "«INSERT IGNORE» INTO genero (nombre) VALUES ('Aventura');",
    card: 'statement-of-another-database',
  },
  {
    sql: "INSERT INTO genero (id, nombre) VALUES (1, 'Aventura') ON «DUPLICATE» KEY UPDATE nombre = 'X';",
    card: 'operator-of-another-database',
  },
];
