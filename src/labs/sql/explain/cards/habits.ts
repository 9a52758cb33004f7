// cspell:ignore ENDSWITH minimo rownum rownumber STARTSWITH
// cspell:ignore prestamo todas
import { fold } from '../../../../utils/fold';
import type { Token } from '../../engine/tokens';
import { getClauseAt, getEnclosing } from '../outline';
import { findOpen, getRange, isName, isNamed, isSameName } from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { findKeyword, findSpanishKeyword, isKeyword } from '../words';
import {
  getFaultRange,
  getName,
  getOutline,
  getWord,
  SYNTAX_ERROR,
} from './shared';

const UNKNOWN_NAME = /^no such column: (?<name>[\p{L}\d_]+)$/u;

/** Words with which other languages declare a variable. */
const DECLARATIONS: ReadonlySet<string> = new Set([
  'INT',
  'INTEGER',
  'FLOAT',
  'DOUBLE',
  'CHAR',
  'STRING',
  'VAR',
  'LET',
  'CONST',
  'DEF',
  'DIM',
]);

/** Words that stand for all the columns. */
const STAR_WORDS: ReadonlySet<string> = new Set([
  'TODO',
  'TODOS',
  'TODA',
  'TODAS',
  'ALL',
  'EVERYTHING',
]);

/** Operators, by the words that say them. */
const WORD_OPERATORS: ReadonlyMap<string, string> = new Map([
  ['IGUAL', '='],
  ['EQUALS', '='],
  ['EQUAL', '='],
  ['EQ', '='],
  ['MAYOR', '>'],
  ['GREATER', '>'],
  ['GT', '>'],
  ['MENOR', '<'],
  ['LESS', '<'],
  ['LT', '<'],
  ['DISTINTO', '<>'],
  ['DISTINTA', '<>'],
  ['DIFERENTE', '<>'],
  ['CONTAINS', "LIKE '%texto%'"],
  ['CONTIENE', "LIKE '%texto%'"],
  ['CONTENGA', "LIKE '%texto%'"],
  ['INCLUDES', "LIKE '%texto%'"],
  ['INCLUYE', "LIKE '%texto%'"],
  ['STARTSWITH', "LIKE 'texto%'"],
  ['STARTS', "LIKE 'texto%'"],
  ['START', "LIKE 'texto%'"],
  ['BEGINS', "LIKE 'texto%'"],
  ['EMPIEZA', "LIKE 'texto%'"],
  ['COMIENZA', "LIKE 'texto%'"],
  ['ENDSWITH', "LIKE '%texto'"],
  ['ENDS', "LIKE '%texto'"],
  ['TERMINA', "LIKE '%texto'"],
]);

/** Words that follow those of an operator: «mayor que», «igual a». */
const OPERATOR_ENDINGS: ReadonlySet<string> = new Set([
  'QUE',
  'A',
  'DE',
  'CON',
  'POR',
  'EN',
  'THAN',
  'TO',
  'WITH',
]);

/** Finds an operator in words. */
function findWordOperator(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const at = ['ES', 'IS', 'SEA'].includes(getWord(context, index))
    ? index + 1
    : index;
  const right = WORD_OPERATORS.get(fold(getWord(context, at)).toUpperCase());
  if (right === undefined || !isName(tokens[index - 1])) return undefined;
  let last = at;
  while (OPERATOR_ENDINGS.has(getWord(context, last + 1))) last += 1;
  const range = getRange(tokens, index, last);
  return (
    range && {
      range,
      captures: { words: context.sql.slice(range.start, range.end), right },
    }
  );
}

const isSchemaColumn = (
  { schema }: FaultContext,
  token: Token | undefined,
): boolean =>
  schema.some(({ columns }) =>
    columns.some(({ name }) => isNamed(token, name)),
  );

/** Finds the declaration of a variable, or an assignment, before a query. */
function findDeclaration({ tokens, index }: FaultContext): Finding | undefined {
  const isDeclared = DECLARATIONS.has(tokens[0]?.upper ?? '');
  const at = isDeclared ? 1 : 0;
  const isAssigned =
    isName(tokens[at]) &&
    tokens[at + 1]?.text === '=' &&
    ['SELECT', '('].includes(tokens[at + 2]?.upper ?? '');
  return index <= at && (isAssigned || (isDeclared && isName(tokens[1])))
    ? {
        range: getRange(tokens, 0, isDeclared ? 0 : 1),
        captures: { word: tokens[at]?.text ?? '' },
      }
    : undefined;
}

/** Finds a word that means all the columns. */
function findStarWord(
  context: FaultContext,
  name: string,
): Finding | undefined {
  const { tokens, index } = context;
  const isStar = STAR_WORDS.has(fold(name).toUpperCase());
  return isStar && ['SELECT', ','].includes(getWord(context, index - 1))
    ? { range: getRange(tokens, index, index) }
    : undefined;
}

/** Finds a column in the place of a table, and a table in that of a column. */
function findSwappedNames(
  context: FaultContext,
  name: string,
): Finding | undefined {
  const { tokens, schema } = context;
  const from = tokens.findIndex(({ upper }) => upper === 'FROM');
  if (!isNamed(tokens[from + 1], name)) return undefined;
  const [query] = getEnclosing(getOutline(context), from);
  const table = schema.find(
    ({ columns, name: own }) =>
      columns.some((column) => isSameName(column.name, name)) &&
      tokens
        .slice(query?.first ?? 0, from)
        .some((token) => isNamed(token, own)),
  );
  return (
    table && {
      range: getRange(tokens, from + 1, from + 1),
      captures: { table: table.name },
    }
  );
}

/** Finds the comma of a list, written as a word. */
export function findWordForComma(context: FaultContext): Finding | undefined {
  const { tokens, index } = context;
  const at = [index, index - 1].find((position) =>
    ['Y', 'E', 'AND', '&'].includes(getWord(context, position)),
  );
  if (at === undefined) return undefined;
  const [query] = getEnclosing(getOutline(context), at);
  const clause = query && getClauseAt(query, at);
  const isList =
    clause === 'SELECT' || clause === 'GROUP' || clause === 'ORDER';
  return isList &&
    isSchemaColumn(context, tokens[at - 1]) &&
    isSchemaColumn(context, tokens[at + 1])
    ? {
        range: getRange(tokens, at, at),
        captures: {
          word: tokens[at]?.text ?? '',
          one: getName(context, at - 1),
          other: getName(context, at + 1),
        },
      }
    : undefined;
}

/** Habits of other programs, and words in the place of a sign. */
export const habitCards: readonly FaultCard[] = [
  {
    id: 'word-for-comma',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findWordForComma,
    title: 'Las columnas de una lista se separan con comas',
    text: 'Entre `$one` y `$other` se esperaba una coma, y SQLite encontró `$word`.',
    fix: 'Escribe `$one, $other`.',
    example: {
      wrong: 'SELECT titulo y precio FROM juego',
      right: 'SELECT titulo, precio FROM juego',
    },
  },
  {
    id: 'operator-in-words',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findWordOperator,
    title: '`$words` se escribe `$right`',
    text: 'SQL compara con signos y con unas pocas palabras, y `$words` no es ninguna.',
    fix: 'Escribe `$right` en lugar de `$words`.',
    example: {
      wrong: 'WHERE precio mayor que 10',
      right: 'WHERE precio > 10',
    },
  },
  {
    id: 'default-equals',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) =>
      getWord(context, context.index) === '=' &&
      getWord(context, context.index - 1) === 'DEFAULT'
        ? { range: getFaultRange(context) }
        : undefined,
    title: '`DEFAULT` no lleva `=`',
    text: 'Detrás de `DEFAULT` va el valor, solo.',
    fix: 'Quita el signo: `DEFAULT valor`.',
    example: {
      wrong: 'nivel INTEGER DEFAULT = 1',
      right: 'nivel INTEGER DEFAULT 1',
    },
  },
  {
    id: 'star-word',
    messages: [UNKNOWN_NAME],
    isCause: true,
    find: (context, { name = '' }) => findStarWord(context, name),
    title: 'Todas las columnas se piden con `*`',
    text: 'SQLite buscó una columna llamada `$name`, y no la hay.',
    fix: 'Escribe `*` en lugar de `$name`.',
    example: { wrong: 'SELECT todo FROM juego', right: 'SELECT * FROM juego' },
  },
  {
    id: 'limit-word',
    messages: [UNKNOWN_NAME],
    isCause: true,
    find: (context) =>
      ['LIMIT', 'OFFSET'].includes(getWord(context, context.index - 1))
        ? {
            range: getFaultRange(context),
            captures: { word: getWord(context, context.index - 1) },
          }
        : undefined,
    title: 'Detrás de `$word` va un número, con cifras',
    text: '`$name` no es un número, así que SQLite lo tomó por el nombre de una columna.',
    fix: 'Escribe las cifras: `$word 10`.',
    example: { wrong: 'LIMIT diez', right: 'LIMIT 10' },
  },
  {
    id: 'unit-after-number',
    messages: [SYNTAX_ERROR, /^unrecognized token: "\d[\d.]*(?<near>\D+)"$/],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      // SQLite reads `50€` as one token, and this reader as two.
      const at = tokens[index]?.kind === 'number' ? index + 1 : index;
      const [number, unit] = [tokens[at - 1], tokens[at]];
      const isUnit =
        number?.kind === 'number' &&
        ['=', '<', '>', '<=', '>=', '<>', 'AND', 'BETWEEN'].includes(
          getWord(context, at - 2),
        ) &&
        (unit?.kind === 'word' || unit?.kind === 'unknown') &&
        !isKeyword(unit.text) &&
        findKeyword(unit.text) === undefined &&
        findSpanishKeyword(unit.text) === undefined &&
        !isSchemaColumn(context, unit);
      return isUnit
        ? { range: unit, captures: { number: number.text } }
        : undefined;
    },
    title: 'Un número va solo, sin `$near` detrás',
    text: 'Una columna de números guarda el número, y la unidad la sabe quien la lee. SQLite no esperaba `$near` después de `$number`.',
    fix: 'Quita `$near`, y mira en qué unidad están los valores de la columna.',
    example: {
      wrong: 'WHERE precio > 50 pesos',
      right: 'WHERE precio > 50',
    },
  },
  {
    id: 'row-number-column',
    messages: [/^no such column: (?<name>rownum|row_number|rownumber)$/i],
    isCause: true,
    find: (context) => ({ range: getFaultRange(context) }),
    title: 'En SQLite no hay una columna `$name`',
    text: 'En otra base de datos, `$name` es el número de cada fila del resultado. Aquí, cuántas filas se piden lo dice `LIMIT`.',
    fix: 'Quita esa condición y escribe `LIMIT 5` al final, detrás de `ORDER BY`.',
    example: {
      wrong: 'SELECT titulo FROM juego WHERE rownum <= 5',
      right: 'SELECT titulo FROM juego LIMIT 5',
    },
  },
  {
    id: 'table-and-column-swapped',
    messages: [/^no such table: (?<name>[\p{L}\d_]+)$/u],
    isCause: true,
    find: (context, { name = '' }) => findSwappedNames(context, name),
    title: '`$name` es una columna, y `$table`, la tabla: van al revés',
    text: 'Detrás de `SELECT` van las columnas, y detrás de `FROM`, la tabla. SQLite buscó una tabla llamada `$name`.',
    fix: 'Escribe `SELECT $name FROM $table`.',
    example: {
      wrong: 'SELECT juego FROM titulo',
      right: 'SELECT titulo FROM juego',
    },
  },
  {
    id: 'column-after-in',
    messages: [/^no such table: (?<name>[\p{L}\d_]+)$/u],
    isCause: true,
    find: (context, { name = '' }) => {
      const { tokens } = context;
      const at = tokens.findIndex(
        (token, index) =>
          isNamed(token, name) && getWord(context, index - 1) === 'IN',
      );
      return at > 0 && isSchemaColumn(context, tokens[at])
        ? {
            range: getRange(tokens, at, at),
            captures: { value: tokens[at - 2]?.text ?? '' },
          }
        : undefined;
    },
    title: '`IN` no busca dentro de un texto',
    text: 'Detrás de `IN` va una lista entre paréntesis, y sin ellos, una tabla. SQLite buscó una tabla llamada `$name`.',
    fix: "Para «contiene», escribe `$name LIKE '%texto%'`. Para comparar, `$value = $name`.",
    example: {
      wrong: "WHERE 'Ana' IN nombre",
      right: "WHERE nombre LIKE '%Ana%'",
    },
  },
  {
    id: 'count-of-table',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: ({ tokens, index }) =>
      tokens[index]?.text === '*' &&
      tokens[index - 1]?.text === '.' &&
      tokens[index - 3]?.text === '('
        ? {
            range: getRange(tokens, index - 2, index),
            captures: {
              call: tokens[index - 4]?.text ?? '',
              table: tokens[index - 2]?.text ?? '',
            },
          }
        : undefined,
    title: 'Dentro de una función no va `$table.*`',
    text: '`$call` recibe una columna, o `*` para contar filas. `$table.*` son todas las columnas de una tabla.',
    fix: 'Escribe `$call($table.id)`, o `count(*)` para contar filas.',
    example: {
      wrong: 'SELECT count(p.*) FROM prestamo AS p',
      right: 'SELECT count(p.id) FROM prestamo AS p',
    },
  },
  {
    id: 'variable-declaration',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findDeclaration,
    title: 'SQL no guarda el resultado en una variable',
    text: 'Una consulta empieza por `SELECT` y enseña sus filas. Delante no va un nombre ni un tipo.',
    fix: 'Quita lo que hay delante de `SELECT`. Para darle nombre a una columna, `AS $word`.',
    example: {
      wrong: 'total = SELECT count(*) FROM juego',
      right: 'SELECT count(*) AS total FROM juego',
    },
  },
  {
    id: 'range-with-colon',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: ({ tokens, index }) => {
      const [before, token] = [tokens[index - 1], tokens[index]];
      return token?.text.startsWith(':') === true && before?.end === token.start
        ? { range: token }
        : undefined;
    },
    title: 'Los dos puntos no hacen un intervalo',
    text: 'En una hoja de cálculo, `A1:A9` son celdas. En SQL, una función recibe una columna entera, y `:` empieza un parámetro.',
    fix: 'Escribe una sola columna: de las filas se encargan `WHERE` y `GROUP BY`.',
    example: {
      wrong: 'SELECT sum(minimo:maximo) FROM juego',
      right: 'SELECT sum(minimo) FROM juego',
    },
  },
  {
    id: 'change-with-limit',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const word = getWord(context, 0);
      return ['UPDATE', 'DELETE'].includes(word) &&
        ['ORDER', 'LIMIT'].includes(getWord(context, context.index))
        ? { range: getFaultRange(context), captures: { word } }
        : undefined;
    },
    title: '`$word` no lleva `$near`',
    text: 'En otras bases de datos, `ORDER BY` y `LIMIT` eligen qué filas cambian. En SQLite las elige solo el `WHERE`.',
    fix: 'Elige las filas con una subconsulta: `WHERE id IN (SELECT id FROM … ORDER BY … LIMIT 5)`.',
    example: {
      wrong: 'DELETE FROM prestamo ORDER BY dia LIMIT 1',
      right:
        'DELETE FROM prestamo WHERE id IN (SELECT id FROM prestamo ORDER BY dia LIMIT 1)',
    },
  },
  {
    id: 'table-in-set',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const open = findOpen(tokens, index).at(-1) ?? -1;
      const isTarget =
        (getWord(context, 0) === 'UPDATE' &&
          ['SET', ','].includes(getWord(context, index - 2))) ||
        (getWord(context, 0) === 'INSERT' && open === 3);
      const column = tokens[index + 1];
      return getWord(context, index) === '.' && isTarget && column
        ? {
            range: getRange(tokens, index - 1, index),
            captures: { column: column.text },
          }
        : undefined;
    },
    title: 'La columna que se escribe va sin la tabla delante',
    text: '`UPDATE` e `INSERT` escriben en una sola tabla, que ya está dicha. SQLite no esperaba ese punto.',
    fix: 'Escribe solo `$column`.',
    example: {
      wrong: 'UPDATE juego SET juego.precio = 9 WHERE id = 1',
      right: 'UPDATE juego SET precio = 9 WHERE id = 1',
    },
  },
  {
    id: 'update-with-join',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const word = getWord(context, 0);
      const set = context.tokens.findIndex(({ upper }) => upper === 'SET');
      const isBefore = word === 'DELETE' || set > context.index;
      const isJoin = ['JOIN', 'INNER', 'LEFT'].includes(
        getWord(context, context.index),
      );
      return ['UPDATE', 'DELETE'].includes(word) && isJoin && isBefore
        ? { range: getFaultRange(context), captures: { word } }
        : undefined;
    },
    title: '`$word` no lleva `JOIN` detrás de su tabla',
    text: 'Otras bases de datos unen tablas ahí. SQLite cambia una tabla, y elige sus filas con el `WHERE`.',
    fix: 'Elige las filas con una subconsulta: `WHERE id IN (SELECT … FROM … JOIN …)`.',
    example: {
      wrong: 'DELETE FROM juego JOIN prestamo ON juego.id = prestamo.juego_id',
      right: 'DELETE FROM juego WHERE id IN (SELECT juego_id FROM prestamo)',
    },
  },
  {
    id: 'column-position',
    messages: [
      /^error in table .+ after add column: unknown datatype for .+: ".*\b(?<word>AFTER|FIRST|BEFORE)\b.*"$/is,
    ],
    isCause: true,
    find: (context, { word = '' }) => {
      const at = context.tokens.findIndex(
        ({ upper }) => upper === word.toUpperCase(),
      );
      return { range: getRange(context.tokens, at, at) };
    },
    title: 'En SQLite, una columna nueva va siempre al final',
    text: '`$word` es de MySQL. SQLite lo leyó como parte del tipo, y no conoce ese tipo.',
    fix: 'Quita `$word`. El orden lo da el `SELECT`, que nombra las columnas.',
    example: {
      wrong: 'ALTER TABLE juego ADD COLUMN tema TEXT AFTER titulo',
      right: 'ALTER TABLE juego ADD COLUMN tema TEXT',
    },
  },
];
