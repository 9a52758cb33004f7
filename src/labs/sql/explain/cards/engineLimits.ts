// cspell:ignore quítala simplifícala
import { findClosing, getRange } from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { getWord } from './shared';

const whole = ({ statement }: FaultContext): Finding => ({ range: statement });

/** Finds the first token with a text, in any case; else the whole statement. */
function findText(context: FaultContext, text: string): Finding {
  const { tokens, statement } = context;
  const wanted = text.toLowerCase();
  const token = tokens.find((other) => other.text.toLowerCase() === wanted);
  return { range: token ?? statement };
}

/** Refusals of SQLite that a beginner meets by chance or by curiosity. */
export const engineLimitCards: readonly FaultCard[] = [
  {
    id: 'empty-name',
    messages: [
      /^no such (?:table|column|view|index|trigger|function|module|collation sequence|savepoint): (?:"" - .*)?$/,
      /^table [\s\S]* has no column named $/,
      /^unknown column "" in foreign key definition$/,
    ],
    isCause: true,
    find: ({ tokens, statement }) => ({
      range:
        tokens.find(
          ({ kind, text }) => kind === 'quoted-name' && text.length === 2,
        ) ?? statement,
    }),
    title: 'Aquí hay un nombre sin letras',
    text: 'Las comillas dobles, los acentos graves y los corchetes rodean un nombre, y entre estos no hay nada.',
    fix: "Escribe el nombre dentro. Un texto sin letras va entre comillas simples: `''`.",
    example: { wrong: 'SELECT "" FROM juego', right: "SELECT '' FROM juego" },
  },
  {
    id: 'null-character',
    messages: [/^unrecognized token: NUL$/],
    isCause: true,
    find: ({ sql }) => {
      const start = sql.indexOf('\0');
      return start < 0 ? undefined : { range: { start, end: start + 1 } };
    },
    title: 'Hay un carácter que no se ve',
    text: 'En el texto quedó un carácter vacío, el NUL, de los que llegan al copiar de un programa. SQLite lee hasta él.',
    fix: 'Bórralo, o escribe otra vez esa parte con el teclado.',
  },
  {
    id: 'vacuum-here',
    messages: [/^too many attached databases - max \d+$/],
    isCause: true,
    find: (context) =>
      getWord(context, 0) === 'VACUUM'
        ? { range: getRange(context.tokens, 0, 0) }
        : undefined,
    title: '`VACUUM` no funciona en el laboratorio',
    text: '`VACUUM` escribe de nuevo el archivo, sin los huecos de lo borrado, y para eso abre otra base de datos. Aquí la base está en la memoria y solo hay una.',
    fix: 'Quita esta sentencia: las filas y las tablas son las mismas sin ella.',
    example: {
      wrong: 'DELETE FROM prestamo WHERE id = 1;\nVACUUM;',
      right: 'DELETE FROM prestamo WHERE id = 1;',
    },
  },
  {
    id: 'no-other-database',
    messages: [
      /^no such database: (?<name>[\s\S]*)$/,
      /^cannot detach database (?<name>[\s\S]*)$/,
      /^unknown database (?<name>[\s\S]*)$/,
    ],
    find: (context, { name = '' }) => findText(context, name),
    title: 'Aquí no hay otra base de datos `$name`',
    text: 'El laboratorio trabaja con una sola base, que se llama `main`. No se puede cerrar, y ninguna otra está abierta.',
    fix: 'Quita esta sentencia, o el nombre que va delante del punto.',
    example: {
      wrong: 'CREATE TABLE club.sala (id INTEGER)',
      right: 'CREATE TABLE sala (id INTEGER)',
    },
  },
  {
    id: 'nested-triggers',
    messages: [
      /^triggers nested too deep$/,
      /^too many levels of trigger recursion$/,
    ],
    find: whole,
    title: 'Un disparador se llama a sí mismo sin fin',
    text: 'Un cambio pone en marcha un disparador, y lo que hace ese disparador lo vuelve a poner en marcha. SQLite se detuvo y deshizo la sentencia.',
    fix: 'Ponle un `WHEN` que deje de cumplirse, o haz que cambie otra tabla.',
  },
  {
    id: 'expression-too-deep',
    messages: [
      /^Expression tree is too large \(maximum depth (?<max>\d+)\)$/,
      /^Recursion limit$/,
      /^parser stack overflow$/,
    ],
    find: whole,
    title: 'La expresión tiene demasiados pasos, uno dentro de otro',
    text: 'Cada operador y cada paréntesis que va dentro de otro cuenta como un paso, y SQLite admite unos mil.',
    fix: 'Simplifícala. Para muchos valores de una columna, usa `IN (…)`.',
  },
  {
    id: 'too-many-parts',
    messages: [
      /^too many (?:terms|columns|arguments|references|SQL variables|FROM clause terms|result columns)/,
      /^at most \d+ tables in a join$/,
    ],
    find: whole,
    title: 'La sentencia tiene demasiadas partes',
    text: 'SQLite admite hasta 2000 columnas, 500 consultas unidas y 64 tablas en una sentencia, y aquí hay más.',
    fix: 'Divídela en varias sentencias. Muchos valores caben en filas de una tabla mejor que en columnas.',
  },
  {
    id: 'database-full',
    messages: [/^database or disk is full$/],
    find: whole,
    title: 'La base de datos está llena',
    text: 'La base llegó a su tamaño máximo y no caben más datos. Lo que hizo esta sentencia se deshizo.',
    fix: 'Borra lo que sobra, o escribe menos filas. Si usaste `PRAGMA max_page_count`, sube ese número.',
  },
  {
    id: 'read-only-database',
    messages: [/^attempt to write a readonly database$/],
    find: whole,
    title: 'La base de datos está en modo de solo lectura',
    text: 'Se puede consultar, pero no cambiar. Suele quedar así después de un `PRAGMA query_only`.',
    fix: 'Escribe antes `PRAGMA query_only = OFF`.',
    example: {
      wrong: 'PRAGMA query_only = ON;\nDELETE FROM prestamo WHERE id = 1;',
      right: 'PRAGMA query_only = OFF;\nDELETE FROM prestamo WHERE id = 1;',
    },
  },
  {
    id: 'not-authorized',
    messages: [/^not authorized/, /^access to .+ is prohibited$/s],
    find: whole,
    title: 'El laboratorio no deja cambiar esto',
    text: 'Esta sentencia cambia un ajuste de todo el laboratorio, como la memoria que usa, y está cerrada.',
    fix: 'Quítala: nada de lo que se pide aquí la necesita.',
  },
  {
    id: 'malformed-json',
    messages: [
      /^malformed JSON$/,
      /^bad JSON path: /,
      /^JSON path error near /,
      /^JSON cannot hold BLOB values$/,
    ],
    find: whole,
    title: 'Este texto no es JSON',
    text: 'Las funciones que empiezan por `json` esperan un texto en ese formato: llaves, nombres entre comillas dobles, dos puntos y comas.',
    fix: "Revisa que cada llave, corchete y comilla se cierre. Una ruta empieza por `$`, como `'$.nombre'`.",
    example: {
      wrong: `SELECT json('{"nombre":')`,
      right: `SELECT json('{"nombre": "Oca"}')`,
    },
  },
  {
    id: 'hexadecimal-too-big',
    messages: [/^hex literal too big: -?(?<literal>[\s\S]+)$/],
    find: (context, { literal = '' }) => findText(context, literal),
    title: '`$literal` no cabe en un entero',
    text: 'Un número que empieza por `0x` se escribe en base 16, y cabe con 16 cifras o menos.',
    fix: 'Escribe un número más corto. Si es un código, guárdalo como texto, entre comillas simples.',
    example: {
      wrong: 'SELECT 0xFFFFFFFFFFFFFFFFFF',
      right: "SELECT 'FFFFFFFFFFFFFFFFFF'",
    },
  },
  {
    id: 'generated-column',
    messages: [
      /^cannot (?<verb>INSERT into|UPDATE) generated column "(?<name>[\s\S]*)"$/,
    ],
    find: (context, { name = '' }) => findText(context, name),
    title: '`$name` se calcula sola: no se escribe',
    text: 'La tabla dice con qué cuenta sale `$name` de las otras columnas, así que SQLite no acepta otro valor.',
    fix: 'Quita `$name` de la sentencia, y cambia las columnas de las que sale.',
    example: {
      wrong: 'INSERT INTO caja (ancho, doble) VALUES (2, 4)',
      right: 'INSERT INTO caja (ancho) VALUES (2)',
    },
  },
  {
    id: 'unknown-module',
    messages: [/^no such module: (?<name>[\s\S]+)$/],
    find: (context, { name = '' }) => findText(context, name),
    title: 'Este SQLite no tiene el módulo `$name`',
    text: '`CREATE VIRTUAL TABLE … USING` crea una tabla con un módulo, y `$name` no es ninguno de los que hay aquí.',
    fix: 'Revisa el nombre: el de buscar en textos es `fts5`. Para una tabla normal, `CREATE TABLE` basta.',
    example: {
      wrong: 'CREATE VIRTUAL TABLE nota USING fts9(texto)',
      right: 'CREATE VIRTUAL TABLE nota USING fts5(texto)',
    },
  },
  {
    id: 'protected-table',
    messages: [
      /^table (?!sqlite_)(?<name>[\s\S]*) may not be (?:modified|dropped|altered|indexed)$/,
      /^(?<name>views|virtual tables) may not be (?:indexed|altered)$/,
      /^Cannot add a column to a view$/,
    ],
    find: (context, { name = '' }) => findText(context, name),
    title: 'Esta tabla no se puede cambiar así',
    text: 'Una vista no guarda filas, y las tablas internas de un módulo las cuida él: ninguna admite un índice ni un cambio de columnas.',
    fix: 'Cambia la tabla de la que salen los datos.',
    example: {
      wrong: 'CREATE INDEX por_dia ON atrasos (dia)',
      right: 'CREATE INDEX por_dia ON prestamo (dia)',
    },
  },
  {
    id: 'check-of-old-rows',
    messages: [/^(?:CHECK )?constraint failed$/],
    find: (context) => {
      const { tokens } = context;
      const at = tokens.findIndex(({ upper }) => upper === 'CHECK');
      return at < 0
        ? whole(context)
        : { range: getRange(tokens, at, findClosing(tokens, at + 1)) };
    },
    title: 'Las filas que ya están no cumplen la condición nueva',
    text: 'Al añadir una columna con una condición, cada fila de la tabla recibe el valor de `DEFAULT`, y ese valor no la cumple.',
    fix: 'Cambia el valor de `DEFAULT` por uno que la cumpla, o la condición.',
    example: {
      wrong: 'ADD COLUMN copias INTEGER DEFAULT 0 CHECK (copias > 0)',
      right: 'ADD COLUMN copias INTEGER DEFAULT 1 CHECK (copias > 0)',
    },
  },
  {
    id: 'full-text-query',
    messages: [
      /^unterminated string$/,
      /^fts5: syntax error near /,
      /^unknown special query: /,
    ],
    find: (context) => {
      const { tokens } = context;
      const at = tokens.findIndex(({ upper }) => upper === 'MATCH');
      return at < 0
        ? whole(context)
        : { range: getRange(tokens, at + 1, at + 1) };
    },
    title: 'Esta búsqueda de `MATCH` no se entiende',
    text: '`MATCH` lee su texto como una búsqueda, con sus propias comillas y palabras: `AND`, `OR`, `NOT`.',
    fix: "Cierra las comillas dobles de dentro, o deja solo palabras: `MATCH 'dragón volcán'`.",
    example: { wrong: `MATCH '"dragón'`, right: "MATCH 'dragón'" },
  },
];
