// cspell:ignore isnull minimo NEBUR ADDDATE AUTOINCREMENTAL CHARINDEX cuont CURDATE CURTIME
// cspell:ignore DATEADD DATEDIFF GETDATE GROUPCONCAT ifnull ILIKE ISNULL
// cspell:ignore julianday LCASE LISTAGG LPAD ltrim MAXIMO MAYUSCULAS MINIMO
// cspell:ignore MINUSCULAS NEXTVAL ntile prestamo RLIKE rtrim STRPOS
// cspell:ignore subconsulta SYSDATE zeroblob
// cspell:ignore AVERAGEIF BUSCARV COUNTA COUNTIF COUNTIFS DATEPART ENDSWITH ESBLANCO
// cspell:ignore MAYUSC MINUSC NEWID SIFECHA STARTSWITH SUMIF SUMIFS TIMESTAMPDIFF
// cspell:ignore ULTIMOS UNIRCADENAS VLOOKUP
import { fold } from '../../../../utils/fold';
import { findSimilar } from '../similar';
import { isKeyword } from '../words';
import {
  findClosing,
  findOpen,
  getCallRange,
  getRange,
  isName,
  splitCommas,
} from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { getFaultRange, getWord, SYNTAX_ERROR } from './shared';

/** Replacement, in SQLite, of a function of another database. */
const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['NOW', "datetime('now')"],
  ['GETDATE', "datetime('now')"],
  ['SYSDATE', "datetime('now')"],
  ['CURDATE', "date('now')"],
  ['CURRENT_DATE', "date('now')"],
  ['TODAY', "date('now')"],
  ['CURTIME', "time('now')"],
  ['LEN', 'length(texto)'],
  ['CHAR_LENGTH', 'length(texto)'],
  ['CHARACTER_LENGTH', 'length(texto)'],
  ['UCASE', 'upper(texto)'],
  ['LCASE', 'lower(texto)'],
  ['ISNULL', 'ifnull(columna, valor)'],
  ['NVL', 'ifnull(columna, valor)'],
  ['LEFT', 'substr(texto, 1, cuántas)'],
  ['RIGHT', 'substr(texto, -cuántas)'],
  ['MID', 'substr(texto, desde, cuántas)'],
  ['SUBSTRING', 'substr(texto, desde, cuántas)'],
  ['TRIM', 'trim(texto)'],
  ['LOCATE', 'instr(texto, parte)'],
  ['POSITION', 'instr(texto, parte)'],
  ['CHARINDEX', 'instr(texto, parte)'],
  ['STRPOS', 'instr(texto, parte)'],
  ['YEAR', "strftime('%Y', fecha)"],
  ['MONTH', "strftime('%m', fecha)"],
  ['DAY', "strftime('%d', fecha)"],
  ['EXTRACT', "strftime('%Y', fecha)"],
  ['DATE_FORMAT', "strftime('%d/%m/%Y', fecha)"],
  ['TO_CHAR', "strftime('%d/%m/%Y', fecha)"],
  ['TO_DATE', 'date(texto)'],
  ['STR_TO_DATE', 'date(texto)'],
  ['DATEDIFF', 'julianday(una) - julianday(otra)'],
  ['DATE_ADD', "date(fecha, '+7 days')"],
  ['DATEADD', "date(fecha, '+7 days')"],
  ['ADDDATE', "date(fecha, '+7 days')"],
  ['DATE_SUB', "date(fecha, '-7 days')"],
  ['RAND', 'random()'],
  ['STDDEV', 'avg y sqrt'],
  ['TO_NUMBER', 'CAST(texto AS INTEGER)'],
  ['CONVERT', 'CAST(valor AS TIPO)'],
  ['LPAD', "printf('%5s', texto)"],
  ['REPEAT', "replace(hex(zeroblob(veces)), '00', texto)"],
  ['GROUPCONCAT', 'group_concat(columna)'],
  ['ARRAY_AGG', 'group_concat(columna)'],
  ['LISTAGG', 'group_concat(columna)'],
  ['PROMEDIO', 'avg(columna)'],
  ['MEDIA', 'avg(columna)'],
  ['AVERAGE', 'avg(columna)'],
  ['SUMA', 'sum(columna)'],
  ['CONTAR', 'count(*)'],
  ['CUENTA', 'count(*)'],
  ['MAXIMO', 'max(columna)'],
  ['MINIMO', 'min(columna)'],
  ['REDONDEAR', 'round(valor)'],
  ['LONGITUD', 'length(texto)'],
  ['MAYUSCULAS', 'upper(texto)'],
  ['MINUSCULAS', 'lower(texto)'],
  ['FECHA', 'date(fecha)'],
  ['NEXTVAL', 'INTEGER PRIMARY KEY'],
  ['STRLEN', 'length(texto)'],
  ['LARGO', 'length(texto)'],
  ['STRCMP', 'texto = otro'],
  ['STRCAT', 'texto || otro'],
  ['CONCATENAR', 'texto || otro'],
  ['UNIRCADENAS', 'group_concat(columna)'],
  ['ATOI', 'CAST(texto AS INTEGER)'],
  ['INT', 'CAST(valor AS INTEGER)'],
  ['INTEGER', 'CAST(valor AS INTEGER)'],
  ['FLOAT', 'CAST(valor AS REAL)'],
  ['STR', 'CAST(valor AS TEXT)'],
  ['TO_STRING', 'CAST(valor AS TEXT)'],
  ['ENTERO', 'CAST(valor AS INTEGER)'],
  ['VALOR', 'CAST(texto AS INTEGER)'],
  ['TRY_CAST', 'CAST(valor AS TIPO)'],
  ['TOLOWER', 'lower(texto)'],
  ['TOUPPER', 'upper(texto)'],
  ['MAYUSC', 'upper(texto)'],
  ['MINUSC', 'lower(texto)'],
  ['ESPACIOS', 'trim(texto)'],
  ['IZQUIERDA', 'substr(texto, 1, cuántas)'],
  ['DERECHA', 'substr(texto, -cuántas)'],
  ['EXTRAE', 'substr(texto, desde, cuántas)'],
  ['SUSTITUIR', 'replace(texto, parte, otra)'],
  ['ENCONTRAR', 'instr(texto, parte)'],
  ['HALLAR', 'instr(texto, parte)'],
  ['SI', 'CASE WHEN condición THEN uno ELSE otro END'],
  ['DECODE', 'CASE columna WHEN valor THEN uno ELSE otro END'],
  ['CHOOSE', 'CASE columna WHEN valor THEN uno ELSE otro END'],
  ['NVL2', 'iif(columna IS NULL, uno, otro)'],
  ['ESBLANCO', 'columna IS NULL'],
  ['NULL', 'columna IS NULL'],
  ['IS_NULL', 'columna IS NULL'],
  ['BUSCARV', 'JOIN otra_tabla ON …'],
  ['VLOOKUP', 'JOIN otra_tabla ON …'],
  ['COUNTIF', 'count(*) FILTER (WHERE condición)'],
  ['COUNTIFS', 'count(*) FILTER (WHERE condición)'],
  ['COUNTA', 'count(columna)'],
  ['CONTARA', 'count(columna)'],
  ['SUMIF', 'sum(columna) FILTER (WHERE condición)'],
  ['SUMIFS', 'sum(columna) FILTER (WHERE condición)'],
  ['AVERAGEIF', 'avg(columna) FILTER (WHERE condición)'],
  ['MEAN', 'avg(columna)'],
  ['STARTSWITH', "columna LIKE 'texto%'"],
  ['STARTS_WITH', "columna LIKE 'texto%'"],
  ['ENDSWITH', "columna LIKE '%texto'"],
  ['CONTAINS', "columna LIKE '%texto%'"],
  ['CONTIENE', "columna LIKE '%texto%'"],
  ['REGEXP', "columna LIKE '%texto%'"],
  ['REGEXP_LIKE', "columna LIKE '%texto%'"],
  ['SPLIT_PART', 'substr(texto, desde, cuántas)'],
  ['GREATEST', 'max(uno, otro)'],
  ['LEAST', 'min(uno, otro)'],
  ['TRUNCATE', 'CAST(valor AS INTEGER)'],
  ['SORTED', 'ORDER BY columna'],
  ['HOY', "date('now')"],
  ['AHORA', "datetime('now')"],
  ['ANO', "strftime('%Y', fecha)"],
  ['MES', "strftime('%m', fecha)"],
  ['DIA', "strftime('%d', fecha)"],
  ['HOUR', "strftime('%H', fecha)"],
  ['DATEPART', "strftime('%Y', fecha)"],
  ['DATE_PART', "strftime('%Y', fecha)"],
  ['DATE_TRUNC', "strftime('%Y-%m', fecha)"],
  ['DATE_DIFF', 'julianday(una) - julianday(otra)'],
  ['TIMESTAMPDIFF', 'julianday(una) - julianday(otra)'],
  ['SIFECHA', 'julianday(una) - julianday(otra)'],
  ['ADD_MONTHS', "date(fecha, '+1 month')"],
  ['LAST_DAY', "date(fecha, 'start of month', '+1 month', '-1 day')"],
  ['UNIX_TIMESTAMP', 'unixepoch(fecha)'],
  ['NEWID', 'random()'],
  ['UUID', 'random()'],
  ['ALEATORIO', 'random()'],
  ['SCOPE_IDENTITY', 'last_insert_rowid()'],
  ['LAST_INSERT_ID', 'last_insert_rowid()'],
  ['PRINT', 'SELECT valor'],
  ['PRINTLN', 'SELECT valor'],
]);

/** Returns the replacement, in SQLite, of a function of another place. */
export const findReplacement = (name: string): string | undefined =>
  FUNCTIONS.get(fold(name).toUpperCase());

/** Functions of SQLite that a beginner uses. */
const SQLITE_FUNCTIONS: readonly string[] = [
  'count',
  'sum',
  'avg',
  'min',
  'max',
  'total',
  'round',
  'abs',
  'length',
  'upper',
  'lower',
  'trim',
  'ltrim',
  'rtrim',
  'substr',
  'replace',
  'instr',
  'coalesce',
  'ifnull',
  'nullif',
  'iif',
  'date',
  'time',
  'datetime',
  'strftime',
  'julianday',
  'random',
  'printf',
  'format',
  'group_concat',
  'string_agg',
  'typeof',
  'concat',
  'concat_ws',
  'row_number',
  'rank',
  'dense_rank',
  'lag',
  'lead',
  'first_value',
  'last_value',
  'ntile',
  'char',
  'unicode',
  'hex',
  'quote',
  'ceil',
  'floor',
  'sqrt',
  'power',
  'sign',
];

const listCounts = (
  expected: string,
  names: string,
): readonly (readonly [string, string])[] =>
  names.split(' ').map((name) => [name, expected] as const);

/** Values that a function of SQLite receives. */
const VALUE_COUNTS: ReadonlyMap<string, string> = new Map([
  ...listCounts(
    'un solo valor',
    'sum avg total count length upper lower abs typeof hex quote unicode sign sqrt ceil floor',
  ),
  ...listCounts('uno o dos valores', 'round trim ltrim rtrim group_concat'),
  ...listCounts('dos valores', 'ifnull nullif instr power string_agg'),
  ...listCounts('dos o tres valores', 'substr substring'),
  ...listCounts('tres valores', 'replace'),
  ...listCounts('dos o más valores', 'coalesce iif concat_ws'),
  ...listCounts('uno o más valores', 'min max concat strftime printf format'),
]);

/** Replacement, in SQLite, of a statement of another database. */
const STATEMENTS: ReadonlyMap<string, string> = new Map([
  ['SHOW TABLES', "SELECT name FROM sqlite_schema WHERE type = 'table'"],
  ['SHOW COLUMNS', "SELECT * FROM pragma_table_info('tabla')"],
  ['SHOW', 'SELECT sql FROM sqlite_schema'],
  ['DESCRIBE', "SELECT * FROM pragma_table_info('tabla')"],
  ['DESC', "SELECT * FROM pragma_table_info('tabla')"],
  ['USE', 'nada: aquí hay una sola base de datos'],
  ['INSERT IGNORE', 'INSERT OR IGNORE INTO tabla …'],
  ['CREATE DATABASE', 'nada: la base de datos ya está creada'],
  ['CREATE SCHEMA', 'nada: la base de datos ya está creada'],
  ['DELETE TABLE', 'DROP TABLE tabla'],
  ['DROP DATABASE', 'DROP TABLE tabla'],
  ['TRUNCATE', 'DELETE FROM tabla'],
  ['GRANT', 'nada: SQLite no tiene usuarios ni permisos'],
  ['REVOKE', 'nada: SQLite no tiene usuarios ni permisos'],
  ['MERGE', 'INSERT … ON CONFLICT … DO UPDATE'],
  ['LOCK', 'BEGIN'],
  ['START', 'BEGIN'],
  ['DECLARE', 'WITH nombre AS (SELECT …)'],
  ['SET', 'WITH nombre AS (SELECT …)'],
  ['EXEC', 'SELECT'],
  ['CALL', 'SELECT'],
  ['COPY', 'el botón que abre un CSV'],
  ['LOAD', 'el botón que abre un CSV'],
  ['SAVE', 'COMMIT'],
  ['UNDO', 'ROLLBACK'],
  ['CANCEL', 'ROLLBACK'],
  ['REMOVE', 'DELETE FROM tabla WHERE …'],
  ['ERASE', 'DELETE FROM tabla WHERE …'],
  ['ADD', 'INSERT INTO tabla VALUES (…)'],
  ['MODIFY', 'UPDATE tabla SET … WHERE …'],
  ['CHANGE', 'UPDATE tabla SET … WHERE …'],
  ['GET', 'SELECT'],
  ['FIND', 'SELECT'],
  ['LIST', 'SELECT'],
  ['DISPLAY', 'SELECT'],
  ['PRINT', 'SELECT'],
  ['ECHO', 'SELECT'],
  ['HELP', 'SELECT name FROM sqlite_schema'],
  ['.', 'SELECT name FROM sqlite_schema'],
  ['\\', 'SELECT name FROM sqlite_schema'],
  ['CREATE PROCEDURE', 'CREATE TRIGGER o CREATE VIEW'],
  ['CREATE FUNCTION', 'CREATE TRIGGER o CREATE VIEW'],
  ['CREATE USER', 'nada: SQLite no tiene usuarios ni permisos'],
]);

/** Replacement, in SQLite, of an operator of another database. */
const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['DUPLICATE', 'ON CONFLICT (clave) DO UPDATE SET …'],
  ['ILIKE', 'LIKE'],
  ['RLIKE', 'LIKE'],
  ['SIMILAR', 'LIKE'],
  ['DIV', '/'],
  ['MOD', '%'],
  ['XOR', '<>'],
  ['&', 'AND'],
  ['ALL', 'una subconsulta con max o min'],
  ['ANY', 'IN'],
  ['SOME', 'IN'],
]);

/** Words with which the first rows are asked for, before the columns. */
const FIRST_WORDS: ReadonlySet<string> = new Set([
  'FIRST',
  'PRIMEROS',
  'PRIMERAS',
  'LAST',
  'ULTIMOS',
  'ULTIMAS',
]);

/** Returns true at the `(+)` with which Oracle marks an outer join. */
export const isOuterJoinSign = ({ tokens, index }: FaultContext): boolean =>
  ['(', '+', ')'].every((sign, at) => tokens[index + at]?.text === sign);

function findOperator(context: FaultContext): Finding | undefined {
  const { tokens } = context;
  // A subquery after ANY is read as the values of a function.
  const isQuantified =
    ['ANY', 'SOME', 'ALL'].includes(getWord(context, context.index - 2)) &&
    getWord(context, context.index - 1) === '(';
  const index = isQuantified ? context.index - 2 : context.index;
  const word = getWord(context, index);
  if (word === 'ALL' && getWord(context, index - 1) === 'DELETE')
    return undefined;
  const previous = tokens[index - 1];
  if (word === '&' && previous?.text !== '&') return undefined;
  if (isOuterJoinSign(context))
    return {
      range: getRange(tokens, index, index + 2),
      captures: { wrong: '(+)', right: 'LEFT JOIN', note: '' },
    };
  if (word === 'ON' && getWord(context, index - 1) === 'DISTINCT')
    return {
      range: getRange(tokens, index - 1, index),
      captures: { wrong: 'DISTINCT ON', right: 'GROUP BY', note: '' },
    };
  const right = OPERATORS.get(word);
  if (right === undefined || index === 0) return undefined;
  if (tokens[index]?.kind === 'word' && getWord(context, index - 1) === ',')
    return undefined;
  const first = word === '&' ? index - 1 : index;
  return {
    range: getRange(tokens, first, index),
    captures: {
      wrong: word === '&' ? '&&' : (tokens[index]?.text ?? ''),
      right,
      note:
        right === 'LIKE'
          ? ' En SQLite, `LIKE` ya no distingue mayúsculas en las letras sin acento.'
          : '',
    },
  };
}

function findStatement(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const [one, two] = [getWord(context, 0), getWord(context, 1)];
  if (one === 'SELECT' && getWord(context, index) === 'INTO')
    return {
      range: getRange(tokens, index, index + 1),
      captures: { word: 'SELECT … INTO', right: 'CREATE TABLE … AS SELECT …' },
    };
  if (index > 1) return undefined;
  const right =
    STATEMENTS.get(`${one} ${two}`) ??
    (index === 0 ? STATEMENTS.get(one) : undefined);
  if (right === undefined) return undefined;
  const isShow = one === 'SHOW' || index === 0;
  return {
    range: getRange(tokens, 0, isShow ? 0 : 1),
    captures: {
      word: isShow ? (tokens[0]?.text ?? '') : `${one} ${two}`,
      right,
    },
  };
}

/** Words with which other databases change a column or a rule. */
const ALTER_WORDS: ReadonlySet<string> = new Set([
  'MODIFY',
  'DELETE',
  'REMOVE',
  'CHANGE',
  'ALTER',
  'CONSTRAINT',
  'PRIMARY',
  'FOREIGN',
  'UNIQUE',
]);

/** Finds what ALTER TABLE does not do, or not like that. */
function findAlter(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  if (getWord(context, 0) !== 'ALTER' || index < 0) return undefined;
  if (getWord(context, 3) === 'RENAME' && !isKeyword(getWord(context, 4))) {
    const [from, to] = [tokens[4], tokens[5]];
    return from && to && index === 5
      ? {
          range: getRange(tokens, 3, 5),
          captures: {
            fix: `Para cambiar el nombre de una columna: \`RENAME COLUMN ${from.text} TO ${to.text}\`.`,
          },
        }
      : undefined;
  }
  if (getWord(context, index) === ',')
    return {
      range: getFaultRange(context),
      captures: { fix: 'Escribe otra sentencia `ALTER TABLE` para lo demás.' },
    };
  // SQLite may read part of the change before it stops.
  const at = [index, 3].find((place) =>
    ALTER_WORDS.has(getWord(context, place)),
  );
  return at === undefined
    ? undefined
    : {
        range: getRange(tokens, at, at),
        captures: {
          fix: 'Para cambiar un tipo o una regla, crea otra tabla, copia las filas con `INSERT … SELECT` y borra la vieja.',
        },
      };
}

/** Functions that exist only with other names, and words of other databases. */
export const otherDatabaseCards: readonly FaultCard[] = [
  {
    id: 'function-of-another-database',
    messages: [
      /^no such function: (?<name>.+)$/s,
      /^no such column: (?<clock>\w+)$/,
    ],
    find: (context, { clock, name = clock ?? '' }) => {
      const call = context.tokens[context.index - 2];
      const outer =
        clock !== undefined && getWord(context, context.index - 1) === '('
          ? findReplacement(call?.text ?? '')
          : undefined;
      // `DATEADD(day, …)`: SQLite looks for the column before the function.
      if (call && outer !== undefined)
        return { range: call, captures: { name: call.text, right: outer } };
      const right = findReplacement(name);
      // Only the words for the date of today are written without parentheses.
      const isOther = clock !== undefined && right?.includes("'now'") !== true;
      return right === undefined || isOther
        ? undefined
        : { range: getFaultRange(context), captures: { name, right } };
    },
    title: 'SQLite no tiene la función `$name`',
    text: '`$name` es de otra base de datos, de otro lenguaje o de otro idioma. En SQLite, lo mismo se hace con `$right`.',
    fix: 'Escribe `$right`.',
    example: { wrong: 'SELECT NOW()', right: "SELECT datetime('now')" },
  },
  {
    id: 'reserved-function',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const open = findOpen(tokens, index).at(-1);
      const isInside = getWord(context, index) === 'FROM' && open !== undefined;
      const isAfterNull =
        getWord(context, index) === '(' &&
        getWord(context, index - 1) === 'NULL';
      const at = isInside ? open - 1 : index - (isAfterNull ? 1 : 0);
      const name = getWord(context, at);
      const values = tokens.slice(at + 2, findClosing(tokens, at + 1));
      // With one value it asks, and with two it gives another one for NULL.
      const right =
        name === 'ISNULL' && splitCommas(values).length === 1
          ? 'columna IS NULL'
          : FUNCTIONS.get(name);
      const isReserved = [
        'ISNULL',
        'NULL',
        'LEFT',
        'RIGHT',
        'EXTRACT',
        'SUBSTRING',
        'TRIM',
        'REPEAT',
      ].includes(name);
      return right !== undefined && isReserved && tokens[at + 1]?.text === '('
        ? {
            range: getRange(tokens, at, at),
            captures: { name: tokens[at]?.text ?? '', right },
          }
        : undefined;
    },
    title: 'SQLite no tiene la función `$name`',
    text: '`$name` no es una función en SQLite. Lo mismo se hace con `$right`.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: 'SELECT isnull(precio, 0) FROM juego',
      right: 'SELECT ifnull(precio, 0) FROM juego',
    },
  },
  {
    id: 'function-name',
    messages: [/^no such function: (?<name>.+)$/s],
    find: (context, { name = '' }) => {
      const other = findSimilar(name, SQLITE_FUNCTIONS);
      return other === undefined || findReplacement(name) !== undefined
        ? undefined
        : { range: getFaultRange(context), captures: { other } };
    },
    title: 'No hay una función `$name`: quizá es `$other`',
    text: 'SQLite no conoce `$name`, pero sí una función muy parecida: `$other`.',
    fix: 'Escribe `$other`.',
    example: {
      wrong: 'SELECT cuont(*) FROM juego',
      right: 'SELECT count(*) FROM juego',
    },
  },
  {
    id: 'unknown-function',
    messages: [/^no such function: (?<name>.+)$/s],
    isFallback: true,
    title: 'SQLite no tiene la función `$name`',
    text: 'Un nombre seguido de un paréntesis es una función, y ninguna se llama `$name`.',
    fix: 'Busca la función que hace eso en SQLite. Si `$name` es una columna, quita el paréntesis o pon el operador que falta.',
  },
  {
    id: 'function-arguments',
    messages: [/^wrong number of arguments to function (?<name>\w+)\(\)$/i],
    find: (context, { name = '' }) => {
      const { tokens, index } = context;
      const known = VALUE_COUNTS.get(name.toLowerCase());
      const close = findClosing(tokens, index + 1);
      const values = tokens.slice(index + 2, close);
      const count = values.length === 0 ? 0 : splitCommas(values).length;
      const isDistinct = values[0]?.upper === 'DISTINCT';
      return {
        range: getCallRange(tokens, index),
        captures: {
          expected: known ?? 'otra cantidad de valores',
          given: count === 0 ? 'ninguno' : String(count),
          fix: isDistinct
            ? 'Para contar parejas distintas: `SELECT count(*) FROM (SELECT DISTINCT una, otra FROM …)`.'
            : 'Deja los valores que recibe; una cuenta entre columnas, como `a * b`, es un solo valor. Los decimales llevan punto: una coma separa dos valores.',
        },
      };
    },
    title: '`$name` no recibe esa cantidad de valores',
    text: 'Los valores de una función van entre paréntesis, separados por comas. `$name` recibe $expected, y aquí se le da: $given.',
    fix: '$fix',
    example: {
      wrong: 'SELECT ifnull(precio) FROM juego',
      right: 'SELECT ifnull(precio, 0) FROM juego',
    },
  },
  {
    id: 'statement-of-another-database',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findStatement,
    title: '`$word` no es una sentencia de SQLite',
    text: '`$word` es de otra base de datos o de otro programa. Aquí se usa: `$right`.',
    fix: 'Escribe: `$right`. Las tablas y sus columnas están también en el panel del esquema.',
    example: {
      wrong: 'SHOW TABLES',
      right: "SELECT name FROM sqlite_schema WHERE type = 'table'",
    },
  },
  {
    id: 'text-prefix',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: ({ tokens, index }) => {
      const [prefix, text] = [tokens[index - 1], tokens[index]];
      return text?.kind === 'text' &&
        prefix?.end === text.start &&
        /^[NEBUR]$/i.test(prefix.text)
        ? {
            range: getRange(tokens, index - 1, index),
            captures: { prefix: prefix.text, right: text.text },
          }
        : undefined;
    },
    title: 'Delante de un texto no va `$prefix`',
    text: 'En otras bases de datos y en Python, esa letra dice cómo leer el texto. SQLite la toma por una columna.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: "WHERE genero = N'cartas'",
      right: "WHERE genero = 'cartas'",
    },
  },
  {
    id: 'dual-table',
    messages: [/^no such table: (?<name>dual)$/i],
    isCause: true,
    find: ({ tokens }) => ({
      range: tokens.find(({ upper }) => upper === 'DUAL'),
    }),
    title: 'En SQLite no hace falta `$name`',
    text: '`$name` es una tabla de otra base de datos, para los cálculos que no leen ninguna. Aquí, un `SELECT` puede ir sin `FROM`.',
    fix: 'Quita `FROM $name`.',
    example: { wrong: 'SELECT 2 + 2 FROM dual', right: 'SELECT 2 + 2' },
  },
  {
    id: 'operator-of-another-database',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findOperator,
    title: 'SQLite no tiene `$wrong`',
    text: '`$wrong` es de otro lenguaje o de otra base de datos.$note',
    fix: 'En su lugar, usa `$right`.',
    example: {
      wrong: "WHERE titulo ILIKE 'o%'",
      right: "WHERE titulo LIKE 'o%'",
    },
  },
  {
    id: 'exclamation-for-not',
    messages: [/^unrecognized token: "!"$/],
    find: ({ tokens, index }) =>
      tokens[index + 1]?.text === '='
        ? undefined
        : { range: getRange(tokens, index, index) },
    title: 'La negación se escribe `NOT`',
    text: '`!` niega en otros lenguajes. En SQL es una palabra.',
    fix: 'Escribe `NOT` delante de la condición.',
    example: { wrong: 'WHERE !(minimo = 2)', right: 'WHERE NOT (minimo = 2)' },
  },
  {
    id: 'limit-of-another-database',
    messages: [SYNTAX_ERROR, /^no such function: TOP$/i],
    isCause: true,
    find: ({ tokens, index }) => {
      const isTop =
        tokens[index - 1]?.upper === 'TOP' && tokens[index]?.kind === 'number';
      const fetch = [index - 1, index].find(
        (place) =>
          tokens[place]?.upper === 'FETCH' &&
          ['FIRST', 'NEXT'].includes(tokens[place + 1]?.upper ?? ''),
      );
      if (fetch !== undefined)
        return {
          range: getRange(tokens, fetch, fetch + 1),
          captures: {
            word: tokens[fetch]?.text ?? '',
            count: tokens[fetch + 2]?.text ?? '5',
          },
        };
      const at = tokens.findIndex(({ upper }) => FIRST_WORDS.has(upper));
      if (tokens[0]?.upper === 'SELECT' && (at === 1 || at === 2)) {
        const count = [tokens[at - 1], tokens[at + 1]].find(
          (token) => token?.kind === 'number',
        );
        return (
          count && {
            range: getRange(tokens, at, at),
            captures: { word: tokens[at]?.text ?? '', count: count.text },
          }
        );
      }
      if (tokens[index]?.upper === 'TOP')
        return {
          range: getRange(tokens, index, index),
          captures: { word: 'TOP', count: tokens[index + 2]?.text ?? '5' },
        };
      return isTop
        ? {
            range: getRange(tokens, index - 1, index),
            captures: { word: 'TOP', count: tokens[index]?.text ?? '5' },
          }
        : undefined;
    },
    title: 'Para pedir pocas filas se escribe `LIMIT` al final',
    text: '`$word` no es de SQLite.',
    fix: 'Quita `$word` y escribe `LIMIT $count` al final, detrás de `ORDER BY`.',
    example: {
      wrong: 'SELECT TOP 5 titulo FROM juego',
      right: 'SELECT titulo FROM juego LIMIT 5',
    },
  },
  {
    id: 'interval',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: ({ tokens, index }) =>
      tokens[index - 1]?.upper === 'INTERVAL'
        ? { range: getRange(tokens, index - 1, index) }
        : undefined,
    title: 'SQLite no tiene `INTERVAL`',
    text: 'Las fechas son textos, y los días se suman con la función `date`.',
    fix: "Escribe `date(fecha, '+1 day')`.",
    example: {
      wrong: 'SELECT dia + INTERVAL 1 DAY FROM prestamo',
      right: "SELECT date(dia, '+1 day') FROM prestamo",
    },
  },
  {
    id: 'auto-increment',
    messages: [
      SYNTAX_ERROR,
      /^AUTOINCREMENT is only allowed on an INTEGER PRIMARY KEY$/,
    ],
    isCause: true,
    find: ({ tokens, index }) => {
      const words = [
        'AUTO_INCREMENT',
        'AUTOINCREMENT',
        'IDENTITY',
        'AUTOINCREMENTAL',
      ];
      const at =
        index < 0
          ? tokens.findIndex(({ upper }) => words.includes(upper))
          : index;
      const token = tokens[at];
      return isName(token) && words.includes(token.upper)
        ? { range: getRange(tokens, at, at), captures: { word: token.text } }
        : undefined;
    },
    title: 'En SQLite, la clave que crece sola es `INTEGER PRIMARY KEY`',
    text: 'Se encontró `$word`. Una columna `INTEGER PRIMARY KEY` ya recibe el número siguiente cuando no se le da ninguno; tiene que decir `INTEGER`, no `INT`.',
    fix: 'Escribe `id INTEGER PRIMARY KEY`, sin `$word`.',
    example: {
      wrong: 'id INT PRIMARY KEY AUTO_INCREMENT',
      right: 'id INTEGER PRIMARY KEY',
    },
  },
  {
    id: 'enum-type',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: ({ tokens, index }) =>
      tokens[index]?.kind === 'text' &&
      ['ENUM', 'SET'].includes(tokens[index - 2]?.upper ?? '') &&
      tokens[index - 1]?.text === '('
        ? { range: getRange(tokens, index - 2, index - 2) }
        : undefined,
    title: 'SQLite no tiene `ENUM`',
    text: 'Los valores permitidos de una columna se dicen con una condición `CHECK`.',
    fix: "Escribe `TEXT CHECK (columna IN ('a', 'b'))`.",
    example: {
      wrong: "nivel ENUM('bajo', 'alto')",
      right: "nivel TEXT CHECK (nivel IN ('bajo', 'alto'))",
    },
  },
  {
    id: 'alter-of-another-database',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findAlter,
    title: 'SQLite no cambia así una tabla',
    text: '`ALTER TABLE` hace una sola cosa cada vez: `RENAME TO`, `RENAME COLUMN`, `ADD COLUMN` o `DROP COLUMN`.',
    fix: '$fix',
    example: {
      wrong: 'ALTER TABLE juego MODIFY genero INTEGER',
      right: 'ALTER TABLE juego RENAME COLUMN genero TO tema',
    },
  },
];
