// cspell:ignore angela anio edre julianday ltrim maximo minimo prestamo
import type { Example } from './types';

/** Examples of the cards for faults without an error, on the games library. */
export const hintExamples: readonly Example[] = [
  {
    card: 'hint-without-where',
    sql: 'DELETE FROM «prestamo»',
    other: 'DELETE FROM prestamo WHERE id = 1',
  },
  {
    card: 'hint-writes-empty-text',
    sql: "INSERT INTO socio (nombre, ciudad) VALUES ('Eva', «''»)",
    other: "INSERT INTO socio (nombre, ciudad) VALUES ('Eva', NULL)",
  },
  {
    card: 'hint-join-other-key',
    sql: 'SELECT j.titulo FROM juego j JOIN prestamo p ON «j.id = p.socio_id»',
    other: 'SELECT j.titulo FROM juego j JOIN prestamo p ON j.id = p.juego_id',
  },
  {
    card: 'hint-ending-as-alias',
    sql: 'SELECT titulo FROM juego «GO»',
    other: 'SELECT go.titulo FROM juego AS go WHERE id = 1',
  },
  {
    card: 'hint-bit-operator',
    sql: 'SELECT titulo FROM juego WHERE minimo = 2 «|» maximo = 4',
    other: 'SELECT minimo | maximo FROM juego',
  },
  {
    card: 'hint-type-as-column',
    sql: 'CREATE TABLE sala (id, «INTEGER», nombre TEXT)',
    other: 'CREATE TABLE sala (id INTEGER, nombre TEXT)',
  },
  {
    card: 'hint-key-to-nothing',
    sql: 'CREATE TABLE sala (juego_id INTEGER REFERENCES «juegos» (id))',
    other: 'CREATE TABLE sala (juego_id INTEGER REFERENCES juego (id))',
  },
  {
    card: 'hint-distinct-outside-count',
    sql: 'SELECT «DISTINCT count(titulo)» FROM juego',
    other: 'SELECT count(DISTINCT titulo) FROM juego',
  },
  {
    card: 'hint-brackets-as-alias',
    sql: 'SELECT titulo«[0:3]» FROM juego',
    other: 'SELECT titulo [nombre corto] FROM juego',
  },
  {
    card: 'hint-hyphen-range',
    sql: 'SELECT titulo FROM juego WHERE minimo IN («2-4»)',
    other: 'SELECT titulo FROM juego WHERE minimo IN (4-2)',
  },
  {
    card: 'hint-columns-of-other-type',
    sql: 'SELECT s.nombre FROM socio s JOIN prestamo p ON «s.correo = p.socio_id»',
    other: 'SELECT s.nombre FROM socio s JOIN prestamo p ON s.id = p.socio_id',
  },
  {
    card: 'hint-inner-key',
    sql: 'SELECT titulo, (SELECT count(*) FROM prestamo WHERE juego_id = «id») FROM juego',
    other:
      'SELECT titulo, (SELECT count(*) FROM prestamo WHERE juego_id = juego.id) FROM juego',
  },
  {
    card: 'hint-impossible-call',
    sql: "SELECT id FROM prestamo WHERE strftime('%m', dia) = «'1'»",
    other: "SELECT id FROM prestamo WHERE strftime('%m', dia) = '01'",
  },
  {
    card: 'hint-like-reversed',
    sql: "SELECT titulo FROM juego WHERE «'O%' LIKE titulo»",
    other: "SELECT titulo FROM juego WHERE titulo LIKE 'O%'",
  },
  {
    card: 'hint-text-aggregate',
    sql: 'SELECT «avg(dia)» FROM prestamo',
    other: 'SELECT avg(julianday(dia)), max(dia) FROM prestamo',
  },
  {
    card: 'hint-number-and-text',
    sql: "SELECT genero FROM juego GROUP BY genero HAVING «count(*) > '3'»",
    other: 'SELECT genero FROM juego GROUP BY genero HAVING count(*) > 3',
  },
  {
    card: 'hint-substr-zero',
    sql: 'SELECT substr(titulo, «0», 3) FROM juego',
    other: 'SELECT substr(titulo, 1, 3), max(0, minimo) FROM juego',
  },
  {
    card: 'hint-not-after-operator',
    sql: "SELECT id FROM socio WHERE nombre «LIKE NOT» 'A%'",
    other: "SELECT id FROM socio WHERE nombre NOT LIKE 'A%'",
  },
  {
    card: 'hint-exists-alone',
    sql: 'SELECT titulo FROM juego WHERE «EXISTS (SELECT 1 FROM prestamo)»',
    other:
      'SELECT titulo FROM juego WHERE EXISTS (SELECT 1 FROM prestamo WHERE juego_id = juego.id)',
  },
  {
    card: 'hint-date-in-words',
    sql: "SELECT id FROM prestamo WHERE dia LIKE «'%enero%'»",
    other: "SELECT id FROM socio WHERE nombre LIKE '%ana%'",
  },
  {
    card: 'hint-off-by-one-day',
    sql: "SELECT id FROM prestamo WHERE dia BETWEEN '2026-01-01' AND «'2026-02-01'»",
    other:
      "SELECT id FROM prestamo WHERE dia >= '2026-01-01' AND dia < '2026-02-01'",
  },
  {
    card: 'hint-impossible-date',
    sql: "SELECT id FROM prestamo WHERE dia > «'2026-02-30'»",
    other: "SELECT id FROM prestamo WHERE dia <= '2026-02-31'",
  },
  {
    card: 'hint-set-and',
    sql: "UPDATE juego SET precio = 9 «AND» genero = 'cartas' WHERE id = 1",
    other:
      'UPDATE juego SET minimo = (precio > 9 AND maximo = 2) WHERE id = 1 AND minimo = 2',
  },
  {
    card: 'hint-strange-type',
    sql: 'CREATE TABLE sala (id «INTEGER nombre TEXT»)',
    other: 'CREATE TABLE sala (id INTEGER, nombre TEXT)',
  },
  {
    card: 'hint-serial',
    sql: 'CREATE TABLE sala (id «SERIAL» PRIMARY KEY)',
    other: 'CREATE TABLE sala (id INTEGER PRIMARY KEY)',
  },
  {
    card: 'hint-join-without-condition',
    sql: 'SELECT j.titulo, p.dia FROM juego j JOIN «prestamo» p ON j.id = 1',
    other: 'SELECT j.titulo, p.dia FROM juego j CROSS JOIN prestamo p',
  },
  {
    card: 'hint-left-join-cancelled',
    sql: "SELECT j.titulo FROM juego j LEFT JOIN prestamo p ON p.juego_id = j.id WHERE «p.dia» > '2026-01-10'",
    other:
      'SELECT j.titulo FROM juego j LEFT JOIN prestamo p ON p.juego_id = j.id WHERE j.precio > 10',
  },
  {
    card: 'hint-keyword-as-alias',
    sql: 'SELECT titulo FROM juego «LEF» JOIN prestamo ON juego_id = lef.id',
    other:
      'SELECT titulo FROM juego AS j LEFT JOIN prestamo ON juego_id = j.id',
  },
  {
    card: 'hint-natural-join',
    sql: 'SELECT titulo FROM juego NATURAL JOIN «prestamo»',
    other: 'SELECT titulo FROM juego JOIN prestamo ON juego_id = juego.id',
  },
  {
    card: 'hint-equals-null',
    sql: 'SELECT nombre FROM socio WHERE correo «<> NULL»',
    other: 'UPDATE socio SET correo = NULL WHERE id = 1',
  },
  {
    card: 'hint-or-and',
    sql: "SELECT titulo FROM juego WHERE genero = 'familiar' «OR» genero = 'cartas' AND precio < 10",
    other:
      "SELECT titulo FROM juego WHERE (genero = 'familiar' OR genero = 'cartas') AND precio < 10",
  },
  {
    card: 'hint-or-value',
    sql: "SELECT titulo FROM juego WHERE genero = 'familiar' OR «'cartas'»",
    other: 'SELECT titulo FROM juego WHERE minimo BETWEEN 1 AND 2',
  },
  {
    card: 'hint-between-reversed',
    sql: 'SELECT titulo FROM juego WHERE precio BETWEEN «20 AND 10»',
    other: 'SELECT titulo FROM juego WHERE precio BETWEEN 10 AND 20',
  },
  {
    card: 'hint-chained-comparison',
    sql: 'SELECT titulo FROM juego WHERE «5 < precio < 15»',
    other: 'SELECT titulo FROM juego WHERE 5 < precio AND precio < 15',
  },
  {
    card: 'hint-text-number',
    sql: "SELECT titulo FROM juego WHERE «precio > 'caro'»",
    other: "SELECT titulo FROM juego WHERE precio > '10'",
  },
  {
    card: 'hint-quoted-boolean',
    sql: "SELECT titulo FROM juego WHERE minimo = «'true'»",
    other: "SELECT titulo FROM juego WHERE genero = 'true'",
  },
  {
    card: 'hint-concat-as-or',
    sql: 'SELECT titulo FROM juego WHERE minimo = 2 «||» maximo = 4',
    other: "SELECT titulo FROM juego WHERE titulo = 'O' || 'ca'",
  },
  {
    card: 'hint-double-equals',
    sql: 'SELECT titulo FROM juego WHERE minimo «==» 2',
    other: "SELECT titulo FROM juego WHERE titulo = '=='",
  },
  {
    card: 'hint-wildcard-with-equals',
    sql: "SELECT titulo FROM juego WHERE titulo «= 'O%'»",
    other: "SELECT titulo FROM juego WHERE genero = '10 %'",
  },
  {
    card: 'hint-like-asterisk',
    sql: "SELECT titulo FROM juego WHERE titulo LIKE «'O*'»",
    other: "SELECT titulo FROM juego WHERE titulo GLOB 'O*'",
  },
  {
    card: 'hint-missing-comma',
    sql: 'SELECT titulo «precio» FROM juego',
    other: 'SELECT titulo nombre FROM juego',
  },
  {
    card: 'hint-text-as-column',
    sql: "SELECT «'titulo'» FROM juego",
    other: "SELECT 'Título' FROM juego",
  },
  {
    card: 'hint-column-outside-group',
    sql: 'SELECT genero, «titulo», count(*) FROM juego GROUP BY genero',
    other:
      'SELECT j.titulo, count(*) FROM juego j JOIN prestamo p ON p.juego_id = j.id GROUP BY p.juego_id',
  },
  {
    card: 'hint-min-max-column',
    sql: 'SELECT «titulo», max(precio) FROM juego',
    other: 'SELECT titulo, max(minimo, maximo) FROM juego',
  },
  {
    card: 'hint-having-for-where',
    sql: "SELECT genero, count(*) FROM juego GROUP BY genero «HAVING» genero <> 'cartas'",
    other:
      "SELECT genero, count(*) FROM juego WHERE genero <> 'cartas' GROUP BY genero",
  },
  {
    card: 'hint-outer-column',
    sql: 'SELECT titulo FROM juego WHERE id IN (SELECT «titulo» FROM prestamo)',
    other:
      'SELECT titulo FROM juego WHERE id IN (SELECT juego_id FROM prestamo)',
  },
  {
    card: 'hint-distinct-parentheses',
    sql: 'SELECT «DISTINCT (genero)», precio FROM juego',
    other: 'SELECT DISTINCT (genero) FROM juego',
  },
  {
    card: 'hint-integer-division',
    sql: 'SELECT titulo, «maximo / minimo» FROM juego',
    other: 'SELECT titulo, 1.0 * maximo / minimo FROM juego',
  },
  {
    card: 'hint-accents',
    sql: "SELECT alta FROM socio WHERE nombre LIKE «'angela'»",
    other: "SELECT alta FROM socio WHERE nombre LIKE 'ANA'",
  },
  {
    card: 'hint-order-accents',
    sql: 'SELECT titulo FROM juego ORDER BY «titulo»',
    other: 'SELECT genero FROM juego ORDER BY genero',
  },
  {
    card: 'hint-not-in-null',
    sql: 'SELECT nombre FROM socio WHERE nombre «NOT IN (SELECT ciudad FROM socio)»',
    other:
      'SELECT nombre FROM socio WHERE id NOT IN (SELECT socio_id FROM prestamo)',
  },
  {
    card: 'hint-count-null',
    sql: 'SELECT «count(correo)» FROM socio',
    other: 'SELECT count(nombre) FROM socio',
  },
  {
    card: 'hint-text-sum',
    sql: "SELECT nombre «+» ', ' FROM socio",
    other: "SELECT precio + '2' FROM juego",
  },
  {
    card: 'hint-date-without-quotes',
    sql: 'SELECT id FROM prestamo WHERE dia > «2026-01-10»',
    other: 'SELECT 2026 - 01 - 10',
  },
  {
    card: 'hint-limit-without-order',
    sql: 'SELECT titulo FROM juego WHERE precio > 5 «LIMIT 2»',
    other: 'SELECT titulo FROM juego WHERE precio > 5 LIMIT 50',
  },
  {
    card: 'hint-parameter',
    sql: 'SELECT titulo FROM juego WHERE precio > «$10»',
    other: "SELECT titulo FROM juego WHERE genero = '$10'",
  },
  {
    card: 'hint-join-by-keys',
    sql: 'SELECT titulo FROM juego JOIN prestamo ON «juego.id = prestamo.id»',
    other: 'SELECT titulo FROM juego JOIN prestamo ON juego.id = juego_id',
  },
  {
    card: 'hint-date-format',
    sql: "SELECT id FROM prestamo WHERE dia > «'5/01/2026'»",
    other: "SELECT id FROM prestamo WHERE dia > '2026-01-05'",
  },
  {
    card: 'hint-decimal-comma',
    sql: 'SELECT titulo, precio * «1,21» FROM juego',
    other: 'SELECT titulo, precio * 1, 21 FROM juego',
  },
  {
    card: 'hint-always-true',
    sql: "SELECT titulo FROM juego WHERE titulo <> 'Oca' «OR» titulo <> 'Dominó'",
    other:
      "SELECT titulo FROM juego WHERE titulo <> 'Oca' AND titulo <> 'Dominó'",
  },
  {
    card: 'hint-never-true',
    sql: 'SELECT titulo FROM juego WHERE precio > 20 «AND» 10 > precio',
    other: 'SELECT titulo FROM juego WHERE precio > 10 AND 20 > precio',
  },
  {
    card: 'hint-date-sum',
    sql: 'SELECT «devuelto - dia» FROM prestamo',
    other: 'SELECT julianday(devuelto) - julianday(dia) FROM prestamo',
  },
  {
    card: 'hint-having-without-group',
    sql: 'SELECT socio_id, count(*) FROM prestamo «HAVING» count(*) > 1',
    other: 'SELECT count(*) FROM prestamo HAVING count(*) > 1',
  },
  {
    card: 'hint-group-of-one',
    sql: 'SELECT titulo, count(*) FROM juego JOIN prestamo ON juego_id = juego.id «GROUP BY prestamo.id»',
    other:
      'SELECT titulo, count(*) FROM juego JOIN prestamo ON juego_id = juego.id GROUP BY juego.id',
  },
  {
    card: 'hint-count-left-join',
    sql: 'SELECT nombre, «count(*)» FROM socio LEFT JOIN prestamo ON socio_id = socio.id GROUP BY socio.id',
    other:
      'SELECT nombre, count(prestamo.id) FROM socio LEFT JOIN prestamo ON socio_id = socio.id GROUP BY socio.id',
  },
  {
    card: 'hint-text-function-number',
    sql: "SELECT strftime('%Y', dia) AS anio FROM prestamo WHERE «anio = 2026»",
    other: 'SELECT dia FROM prestamo WHERE length(trim(dia)) = 10',
  },
  {
    card: 'hint-like-without-wildcard',
    sql: "SELECT titulo FROM juego WHERE titulo LIKE «'edre'»",
    other: "SELECT titulo FROM juego WHERE titulo LIKE 'ajedrez'",
  },
  {
    card: 'hint-list-in-text',
    sql: "SELECT titulo FROM juego WHERE genero IN («'cartas, familiar'»)",
    other: "SELECT titulo FROM juego WHERE genero IN ('familiar')",
  },
  {
    card: 'hint-lost-nulls',
    sql: "SELECT titulo FROM juego WHERE «genero <> 'familiar'»",
    other: "SELECT titulo FROM juego WHERE titulo <> 'Oca'",
  },
  {
    card: 'hint-ordered-digits',
    sql: "SELECT «max(ltrim(substr(dia, 9), '0'))» FROM prestamo",
    other:
      'SELECT max(CAST(substr(dia, 9) AS INTEGER)), max(dia) FROM prestamo',
  },
  {
    card: 'hint-quoted-null',
    sql: "SELECT nombre FROM socio WHERE correo = «'NULL'»",
    other: 'SELECT nombre FROM socio WHERE correo IS NULL',
  },
  {
    card: 'hint-null-in-list',
    sql: "SELECT nombre FROM socio WHERE ciudad IN ('Lima', «NULL»)",
    other:
      "SELECT nombre FROM socio WHERE ciudad IN ('Lima') OR ciudad IS NULL",
  },
  {
    card: 'hint-empty-text',
    sql: "SELECT nombre FROM socio WHERE ciudad = «''»",
    other: 'SELECT nombre FROM socio WHERE ciudad IS NULL',
  },
  {
    card: 'hint-date-part',
    sql: "SELECT * FROM prestamo WHERE dia = «'2026-01'»",
    other: "SELECT * FROM prestamo WHERE dia >= '2026-01' AND dia < '2026-02'",
  },
  {
    card: 'hint-extra-space',
    sql: "SELECT * FROM socio WHERE nombre = «'Bruno '»",
    other: "SELECT * FROM socio WHERE nombre = 'Bruno'",
  },
  {
    card: 'hint-typographic-text',
    sql: "INSERT INTO juego (titulo) VALUES ('La 4''33'); SELECT * FROM juego WHERE titulo = «'La 4’33'»",
    other:
      "INSERT INTO juego (titulo) VALUES ('La 4’33'); SELECT * FROM juego WHERE titulo = 'La 4’33'",
  },
  {
    card: 'hint-unknown-text',
    sql: "SELECT titulo FROM juego WHERE genero = «'familiares'»",
    other: "SELECT titulo FROM juego WHERE genero = 'familiar'",
  },
  {
    card: 'hint-subquery-many-values',
    sql: 'SELECT titulo FROM juego WHERE id «= (SELECT juego_id FROM prestamo)»',
    other:
      'SELECT titulo FROM juego WHERE id = (SELECT juego_id FROM prestamo WHERE id = 2)',
  },
  {
    card: 'hint-subquery-other-key',
    sql: 'SELECT titulo FROM juego WHERE id IN (SELECT «id» FROM prestamo)',
    other:
      'SELECT titulo FROM juego WHERE id IN (SELECT juego_id FROM prestamo)',
  },
  {
    card: 'hint-self-join',
    sql: 'CREATE TABLE tema (id INTEGER PRIMARY KEY, sigue INTEGER REFERENCES tema); SELECT a.id FROM tema AS a JOIN tema AS b ON «a.id = b.id»',
    other:
      'CREATE TABLE tema (id INTEGER PRIMARY KEY, sigue INTEGER REFERENCES tema); SELECT a.id FROM tema AS a JOIN tema AS b ON a.sigue = b.id',
  },
  {
    card: 'hint-thousands-point',
    sql: 'SELECT titulo FROM juego WHERE minimo < «1.000»',
    other: 'SELECT titulo FROM juego WHERE precio < 1.250',
  },
  {
    card: 'hint-type-before-name',
    sql: 'CREATE TABLE sala (id INTEGER, «TEXT nombre»)',
    other: 'CREATE TABLE sala (id INTEGER, nombre TEXT)',
  },
  {
    card: 'hint-no-rows-changed',
    sql: 'UPDATE juego SET precio = 9 WHERE «id = 77»',
    other: 'UPDATE juego SET precio = 9 WHERE id = 1',
  },
  {
    card: 'hint-keys-with-and',
    sql: 'SELECT titulo FROM juego ORDER BY minimo «AND» maximo',
    other: 'SELECT titulo FROM juego ORDER BY minimo, maximo',
  },
];
