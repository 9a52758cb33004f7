import { findClosing, getRange, isName, isSameName } from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { AGGREGATES, isKeyword } from '../words';
import { getOutline, getWord, INCOMPLETE_INPUT, SYNTAX_ERROR } from './shared';

/** Words that a beginner writes in the place of the ON of a JOIN. */
const WORDS_FOR_ON: ReadonlySet<string> = new Set([
  'IN',
  'EN',
  'BY',
  'POR',
  'WITH',
  'CON',
  'IS',
  'OF',
  'TO',
]);

/** Finds the word that stands in the place of the ON of a JOIN. */
function findWordForOn(context: FaultContext): Finding | undefined {
  const { tokens } = context;
  const at = [context.index, context.index - 1].find((index) =>
    WORDS_FOR_ON.has(getWord(context, index)),
  );
  if (at === undefined || !isName(tokens[at + 1])) return undefined;
  const join = tokens
    .slice(0, at)
    .findLastIndex(({ upper }) => upper === 'JOIN');
  const isAfterTable =
    join >= 0 && tokens.slice(join + 1, at).every((token) => isName(token));
  const isCondition =
    tokens[at + 2]?.text === '=' ||
    (tokens[at + 2]?.text === '.' && tokens[at + 4]?.text === '=');
  return isAfterTable && at - join <= 4 && isCondition
    ? {
        range: getRange(tokens, at, at),
        captures: { word: tokens[at]?.text ?? '' },
      }
    : undefined;
}

/** Finds an OFFSET after the comma of a LIMIT. */
function findOffsetComma(context: FaultContext): Finding | undefined {
  const { tokens } = context;
  const at = [context.index, context.index - 1].find(
    (index) => getWord(context, index) === 'OFFSET',
  );
  return at !== undefined &&
    tokens[at - 1]?.text === ',' &&
    getWord(context, at - 3) === 'LIMIT'
    ? {
        range: getRange(tokens, at - 1, at - 1),
        captures: {
          limit: tokens[at - 2]?.text ?? '',
          offset: tokens[at + 1]?.text ?? '',
        },
      }
    : undefined;
}

/** Finds an OFFSET that follows no LIMIT: SQLite takes it for an alias. */
function findLoneOffset(context: FaultContext): Finding | undefined {
  const { tokens } = context;
  const at = [context.index, context.index - 1].find(
    (index) => getWord(context, index) === 'OFFSET',
  );
  const value = tokens[(at ?? 0) + 1];
  if (at === undefined || value?.kind !== 'number') return undefined;
  const before = tokens.slice(0, at);
  const hasLimit = before.some(({ upper }) => upper === 'LIMIT');
  const limit = tokens.findIndex(
    ({ upper }, index) => index > at && upper === 'LIMIT',
  );
  return hasLimit
    ? undefined
    : {
        range: getRange(tokens, at, at + 1),
        captures: {
          limit: limit < 0 ? '-1' : (tokens[limit + 1]?.text ?? ''),
          offset: value.text,
          all: limit < 0 ? ' Con `-1` salen todas las demás.' : '',
        },
      };
}

/** Finds the end of a WITH that no query follows. */
function findLoneWith({
  sql,
  tokens,
  statement,
}: FaultContext): Finding | undefined {
  if (tokens[0]?.upper !== 'WITH') return undefined;
  const last = tokens.findLastIndex(({ text }) => text !== ';');
  const open = tokens.findIndex(
    ({ text }, at) => text === '(' && findClosing(tokens, at) === last,
  );
  const isTable = tokens[open - 1]?.upper === 'AS';
  const name = tokens[open - 2];
  const isCut = sql[statement.end] === ';' || sql[statement.end - 1] === ';';
  return isTable && name
    ? {
        range: getRange(tokens, last, last),
        captures: {
          name: name.text,
          cut: isCut ? ' El `;` termina la sentencia antes de que llegue.' : '',
        },
      }
    : undefined;
}

/** Finds the second use of a table that has no alias in either. */
function findTableTwice(context: FaultContext): Finding | undefined {
  for (const { sources } of getOutline(context).queries)
    for (const source of sources) {
      const isSecond = sources.some(
        ({ index, name, table }) =>
          table && index < source.index && isSameName(name, source.name),
      );
      if (isSecond)
        return {
          range: getRange(context.tokens, source.index, source.index),
          captures: { table: source.name },
        };
    }
  return undefined;
}

/** Functions of one value that a beginner writes beside their column. */
const TEXT_FUNCTIONS: ReadonlySet<string> = new Set([
  'UPPER',
  'LOWER',
  'LENGTH',
  'TRIM',
  'ROUND',
  'ABS',
  'DATE',
]);

/** Content of the parentheses of a function that needs no column. */
const EMPTY_CALLS: ReadonlyMap<string, string> = new Map([
  ['COUNT', '*'],
  ['RANDOM', ''],
]);

/** Finds `COUNT *`, or the name of a calculation without its parentheses. */
function findBareCall(
  { tokens, index }: FaultContext,
  name: string | undefined,
): Finding | undefined {
  const isStar = name === undefined && tokens[index - 1]?.text === '*';
  const at = isStar ? index - 2 : index;
  const word = tokens[at];
  if (!word || !(isStar || name !== undefined)) return undefined;
  const column = tokens[at + 1];
  const isCall =
    AGGREGATES.has(word.upper) ||
    word.upper === 'RANDOM' ||
    (isName(column) && TEXT_FUNCTIONS.has(word.upper));
  if (!isCall || tokens[at - 1]?.text === '.') return undefined;
  const hasColumn =
    column?.kind === 'word' && !isKeyword(column.text) && !isStar;
  const inside = hasColumn ? column.text : (EMPTY_CALLS.get(word.upper) ?? '…');
  return {
    range: getRange(tokens, at, isStar || hasColumn ? at + 1 : at),
    captures: { call: word.text, right: `${word.text}(${inside})` },
  };
}

/** Clauses whose words are nearly right. */
export const clauseCards: readonly FaultCard[] = [
  {
    id: 'word-for-on',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findWordForOn,
    title: 'La condición de un JOIN empieza por `ON`, no por `$word`',
    text: 'Detrás de la tabla que se une, SQLite esperaba `ON`, y encontró `$word`.',
    fix: 'Cambia `$word` por `ON`.',
    example: {
      wrong: 'FROM juego JOIN prestamo IN juego.id = juego_id',
      right: 'FROM juego JOIN prestamo ON juego.id = juego_id',
    },
  },
  {
    id: 'table-twice',
    messages: [/^ambiguous column name: (?<name>.+)$/s],
    isCause: true,
    find: findTableTwice,
    title: '`$table` está dos veces: cada una necesita su alias',
    text: 'Las dos copias se llaman igual, y SQLite no sabe de cuál es `$name`.',
    fix: 'Da un alias a cada una, `$table AS a` y `$table AS b`, y ponlo delante de las columnas: `a.columna`.',
    example: {
      wrong: 'FROM socio JOIN socio ON socio.padrino = socio.id',
      right: 'FROM socio AS s JOIN socio AS p ON s.padrino = p.id',
    },
  },
  {
    id: 'limit-offset-comma',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findOffsetComma,
    title: 'Entre `LIMIT` y `OFFSET` no va coma',
    text: '`OFFSET` sigue a `LIMIT` y al número, separado solo por un espacio.',
    fix: 'Escribe `LIMIT $limit OFFSET $offset`.',
    example: { wrong: 'LIMIT 5, OFFSET 2', right: 'LIMIT 5 OFFSET 2' },
  },
  {
    id: 'offset-without-limit',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: findLoneOffset,
    title: '`OFFSET` va detrás de `LIMIT`',
    text: '`OFFSET` dice cuántas filas se salta `LIMIT`. Sin un `LIMIT` antes, SQLite no lo espera.$all',
    fix: 'Escribe `LIMIT $limit OFFSET $offset`.',
    example: { wrong: 'OFFSET 2 LIMIT 5', right: 'LIMIT 5 OFFSET 2' },
  },
  {
    id: 'count-distinct-rows',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const isStar =
        tokens[index]?.text === '*' &&
        getWord(context, index - 1) === 'DISTINCT' &&
        getWord(context, index - 2) === '(';
      return isStar
        ? {
            range: getRange(tokens, index - 1, index),
            captures: { call: tokens[index - 3]?.text ?? 'count' },
          }
        : undefined;
    },
    title: '`DISTINCT` necesita una columna, no `*`',
    text: '`$call(DISTINCT columna)` cuenta los valores distintos de esa columna. `*` son las filas enteras, y no vale aquí.',
    fix: 'Escribe la columna, `$call(DISTINCT columna)`, o quita `DISTINCT` para contar las filas.',
    example: {
      wrong: 'SELECT count(DISTINCT *) FROM prestamo',
      right: 'SELECT count(DISTINCT juego_id) FROM prestamo',
    },
  },
  {
    id: 'function-without-parentheses',
    messages: [SYNTAX_ERROR, /^no such column: (?<name>\w+)$/],
    isCause: true,
    find: (context, { name }) => findBareCall(context, name),
    title: '`$call` es una función: lleva paréntesis',
    text: 'Sin ellos, SQLite toma `$call` por el nombre de una columna. Lo que se cuenta o se suma va dentro.',
    fix: 'Escribe `$right`.',
    example: {
      wrong: 'SELECT count * FROM prestamo',
      right: 'SELECT count(*) FROM prestamo',
    },
  },
  {
    id: 'column-before-table',
    messages: [/^no such column: (?<column>\w+)\.(?<table>\w+)$/],
    isCause: true,
    find: (context, { column = '', table = '' }) => {
      const { tokens, index, schema } = context;
      const sources = getOutline(context).queries.flatMap(
        (query) => query.sources,
      );
      const named = [
        ...schema,
        ...sources.flatMap(({ name, table: own }) =>
          own ? [{ ...own, name }] : [],
        ),
      ];
      const isSwapped = named.some(
        (other) =>
          isSameName(other.name, table) &&
          other.columns.some(({ name }) => isSameName(name, column)),
      );
      const isTable = schema.some(({ name }) => isSameName(name, column));
      return isSwapped && !isTable
        ? { range: getRange(tokens, index, index + 2) }
        : undefined;
    },
    title: 'Delante del punto va la tabla y detrás, la columna',
    text: '`$column` es una columna de la tabla `$table`, y aquí están al revés.',
    fix: 'Escribe `$table.$column`.',
    example: {
      wrong: 'SELECT titulo.juego FROM juego',
      right: 'SELECT juego.titulo FROM juego',
    },
  },
  {
    id: 'with-without-query',
    messages: [INCOMPLETE_INPUT],
    isCause: true,
    find: findLoneWith,
    title: 'Después del WITH falta la consulta',
    text: '`WITH` solo pone el nombre `$name` a una consulta. La que lo usa va detrás, en la misma sentencia.$cut',
    fix: 'Escribe detrás del paréntesis `SELECT … FROM $name`.',
    example: {
      wrong: 'WITH caros AS (SELECT * FROM juego);',
      right: 'WITH caros AS (SELECT * FROM juego) SELECT * FROM caros;',
    },
  },
  {
    id: 'explain-without-query',
    messages: [SYNTAX_ERROR],
    isCause: true,
    find: (context) => {
      const { tokens, index } = context;
      const isPlan =
        getWord(context, 0) === 'EXPLAIN' &&
        ['PLAN', 'ANALYZE', 'QUERY'].includes(getWord(context, 1)) &&
        getWord(context, 2) !== 'PLAN' &&
        index <= 2;
      const hasFor = getWord(context, 2) === 'FOR';
      return isPlan
        ? {
            range: getRange(tokens, 0, hasFor ? 2 : 1),
            captures: {
              words: hasFor
                ? 'EXPLAIN PLAN FOR'
                : `EXPLAIN ${getWord(context, 1)}`,
            },
          }
        : undefined;
    },
    title: 'El plan se pide con `EXPLAIN QUERY PLAN`',
    text: 'Las tres palabras van juntas, delante de la consulta. `$words` no es de SQLite.',
    fix: 'Escribe `EXPLAIN QUERY PLAN` y, detrás, la consulta.',
    example: {
      wrong: 'EXPLAIN PLAN SELECT * FROM juego',
      right: 'EXPLAIN QUERY PLAN SELECT * FROM juego',
    },
  },
];
