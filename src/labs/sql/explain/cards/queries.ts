// cspell:ignore calcúlala minimo subconsulta
import { getClauseAt, getEnclosing } from '../outline';
import type { Query } from '../outline';
import {
  findClosing,
  getCallRange,
  getRange,
  isName,
  isSameName,
} from '../tokenTools';
import type { FaultCard, FaultContext, Finding } from '../types';
import { AGGREGATES, COMPOUND_WORDS } from '../words';
import { getOutline, getWord } from './shared';

const AGGREGATE_MISUSE =
  /^misuse of aggregate(?: function)?:? (?<name>\w+)\(\)$/;

/** Returns the calls around a position that compute a value of many rows. */
function findOuterAggregate({ tokens }: FaultContext, index: number): number {
  return tokens.findIndex(
    ({ upper }, at) =>
      at < index &&
      AGGREGATES.has(upper) &&
      tokens[at + 1]?.text === '(' &&
      findClosing(tokens, at + 1) > index,
  );
}

/** Finds, in the WHERE of a query, an alias of its SELECT. */
function findAliasInWhere(
  { tokens }: FaultContext,
  { items, clauses }: Query,
): number {
  const where = clauses.get('WHERE');
  if (!where) return -1;
  const aliases = items
    .filter(({ alias }) => alias >= 0)
    .map(({ name = '' }) => name);
  return tokens.findIndex(
    (token, at) =>
      at >= where.first &&
      at <= where.last &&
      isName(token) &&
      aliases.some((alias) => isSameName(alias, token.text)),
  );
}

const findAggregate = (
  context: FaultContext,
  accept: (clause: string | undefined, query: Query | undefined) => boolean,
): Finding | undefined => {
  const { index, tokens } = context;
  if (index < 0 || findOuterAggregate(context, index) >= 0) return undefined;
  const [query] = getEnclosing(getOutline(context), index);
  const clause = query && getClauseAt(query, index);
  return accept(clause, query)
    ? { range: getCallRange(tokens, index) }
    : undefined;
};

/** Finds the subquery of which a message about its columns speaks. */
function findWideSubquery(
  context: FaultContext,
  count: string | undefined,
): Finding | undefined {
  const { tokens } = context;
  const { queries } = getOutline(context);
  const wide =
    queries.find(
      ({ first, items, kind }) =>
        kind === 'SELECT' &&
        tokens[first - 1]?.text === '(' &&
        (count === undefined
          ? items.length > 1
          : items.length === Number(count) ||
            tokens[first + 1]?.text === '*') &&
        !['FROM', 'JOIN', ',', 'AS', 'EXISTS'].includes(
          getWord(context, first - 2),
        ),
    ) ??
    queries.find(
      ({ first, items }) => tokens[first - 1]?.text === '(' && items.length > 1,
    );
  if (!wide) return undefined;
  const open = wide.first - 1;
  return {
    range: getRange(tokens, open, findClosing(tokens, open)),
    captures: { columns: String(wide.items.length) },
  };
}

/** Place of the n-th element of an ORDER BY or GROUP BY. */
function findTerm(
  context: FaultContext,
  ordinal: string,
  word: 'ORDER' | 'GROUP',
): Finding {
  const { tokens } = context;
  const position = parseInt(ordinal, 10) - 1;
  const { queries } = getOutline(context);
  const span = queries
    .map(({ clauses }) => clauses.get(word))
    .filter((clause) => clause !== undefined)
    .at(-1);
  if (!span) return {};
  let at = span.first;
  for (let left = position; left > 0 && at < span.last; at += 1)
    if (tokens[at]?.text === ',') left -= 1;
  return { range: getRange(tokens, at, at) };
}

/** Calculations of many rows, subqueries and unions. */
export const queryCards: readonly FaultCard[] = [
  {
    id: 'aggregate-in-where',
    messages: [AGGREGATE_MISUSE],
    find: (context) =>
      findAggregate(context, (clause, query) => {
        const isAlias =
          query !== undefined && findAliasInWhere(context, query) >= 0;
        return (
          clause === 'WHERE' ||
          clause === 'FROM' ||
          (clause === undefined && !isAlias)
        );
      }),
    title: '`$name` no puede estar en el WHERE',
    text: '`WHERE` mira las filas una a una, antes de agruparlas, y `$name` necesita todas las filas del grupo.',
    fix: 'Para filtrar grupos, pásalo a `HAVING`, detrás de `GROUP BY`. Para comparar cada fila con un total, calcúlalo en una subconsulta: `(SELECT $name(…) FROM …)`.',
    example: {
      wrong: 'SELECT genero FROM juego WHERE count(*) > 1 GROUP BY genero',
      right: 'SELECT genero FROM juego GROUP BY genero HAVING count(*) > 1',
    },
  },
  {
    id: 'aggregate-alias-in-where',
    messages: [AGGREGATE_MISUSE],
    find: (context) => {
      const { index, tokens } = context;
      const [query] = getEnclosing(getOutline(context), index);
      if (!query || getClauseAt(query, index) !== 'SELECT') return undefined;
      const at = findAliasInWhere(context, query);
      return at < 0
        ? undefined
        : {
            range: getRange(tokens, at, at),
            captures: { alias: tokens[at]?.text ?? '' },
          };
    },
    title: '`$alias` es un cálculo de grupo: no puede estar en el WHERE',
    text: '`$alias` se calcula con `$name` sobre las filas de cada grupo, y `WHERE` actúa antes de que haya grupos.',
    fix: 'Pasa esa condición a `HAVING`, detrás de `GROUP BY`.',
    example: {
      wrong:
        'SELECT genero, count(*) AS n FROM juego WHERE n > 1 GROUP BY genero',
      right:
        'SELECT genero, count(*) AS n FROM juego GROUP BY genero HAVING n > 1',
    },
  },
  {
    id: 'aggregate-nested',
    messages: [AGGREGATE_MISUSE],
    find: (context) => {
      const { index, tokens } = context;
      const outer = findOuterAggregate(context, index);
      return outer < 0
        ? undefined
        : {
            range: getRange(tokens, outer, findClosing(tokens, outer + 1)),
            captures: { outer: tokens[outer]?.text ?? '' },
          };
    },
    title: '`$outer` no puede llevar `$name` dentro',
    text: 'Cada una resume las filas de un grupo, y las dos no caben en el mismo paso.',
    fix: 'Calcula `$name` en una subconsulta y aplica `$outer` a su resultado.',
    example: {
      wrong: 'SELECT max(count(*)) FROM juego GROUP BY genero',
      right:
        'SELECT max(n) FROM (SELECT count(*) AS n FROM juego GROUP BY genero)',
    },
  },
  {
    id: 'aggregate-in-set',
    messages: [AGGREGATE_MISUSE],
    find: (context) => findAggregate(context, (clause) => clause === 'SET'),
    title: '`$name` no puede estar en el SET',
    text: '`SET` calcula el valor de cada fila por separado, y `$name` necesita muchas filas.',
    fix: 'Calcúlalo en una subconsulta: `SET columna = (SELECT $name(…) FROM …)`.',
    example: {
      wrong: 'UPDATE juego SET precio = avg(precio) WHERE id = 3',
      right:
        'UPDATE juego SET precio = (SELECT avg(precio) FROM juego) WHERE id = 3',
    },
  },
  {
    id: 'aggregate-misuse',
    messages: [AGGREGATE_MISUSE],
    isFallback: true,
    find: (context) => {
      const [query] = getEnclosing(getOutline(context), context.index);
      const isOrder =
        query !== undefined && getClauseAt(query, context.index) === 'ORDER';
      const isExtreme =
        isOrder && ['MIN', 'MAX'].includes(getWord(context, context.index));
      return {
        range: getCallRange(context.tokens, context.index),
        captures: {
          fix: isExtreme
            ? 'Para que vaya primero la fila con el valor mayor o menor, ordena por la columna: `ORDER BY columna DESC`, o sin `DESC`.'
            : isOrder
              ? 'Sin `GROUP BY` no hay grupos que ordenar: escríbelo antes de `ORDER BY`, con la columna de la que quieres el cálculo.'
              : 'Úsala en el `SELECT`, en `HAVING` o en `ORDER BY`, o calcúlala en una subconsulta.',
        },
      };
    },
    title: '`$name` no se puede usar aquí',
    text: '`$name` resume muchas filas en un valor, y en este lugar solo hay una fila.',
    fix: '$fix',
  },
  {
    id: 'aggregate-in-group',
    messages: [/^aggregate functions are not allowed in the GROUP BY clause$/],
    find: (context) => {
      const { tokens } = context;
      const group = getOutline(context)
        .queries.map(({ clauses }) => clauses.get('GROUP'))
        .find((clause) => clause !== undefined);
      return { range: getRange(tokens, group?.first, group?.last) };
    },
    title: 'No se agrupa por un cálculo de grupo',
    text: '`GROUP BY` decide qué filas van juntas, y `count`, `sum` y las demás se calculan después. Un número señala esa columna del `SELECT`.',
    fix: 'Agrupa por las columnas que dicen de qué grupo es cada fila.',
    example: {
      wrong: 'SELECT genero, count(*) FROM juego GROUP BY 2',
      right: 'SELECT genero, count(*) FROM juego GROUP BY genero',
    },
  },
  {
    id: 'window-misuse',
    messages: [/^misuse of window function (?<name>\w+)\(\)$/],
    find: (context) => ({ range: getCallRange(context.tokens, context.index) }),
    title: '`$name` necesita `OVER` y va en el SELECT',
    text: '`$name` es una función de ventana: mira las filas vecinas del resultado. Sin `OVER (…)`, o en el `WHERE`, esas filas no existen.',
    fix: 'Escribe `$name() OVER (ORDER BY …)` en el `SELECT`; para filtrar por ella, usa una subconsulta.',
    example: {
      wrong: 'SELECT titulo, row_number() FROM juego',
      right: 'SELECT titulo, row_number() OVER (ORDER BY titulo) FROM juego',
    },
  },
  {
    id: 'having-without-group',
    messages: [/^HAVING clause on a non-aggregate query$/],
    find: (context) => {
      const at = context.tokens.findIndex(({ upper }) => upper === 'HAVING');
      return { range: getRange(context.tokens, at, at) };
    },
    title: 'Aquí no hay grupos: se filtra con WHERE',
    text: '`HAVING` filtra grupos, y esta consulta no tiene `GROUP BY` ni un cálculo de grupo.',
    fix: 'Cambia `HAVING` por `WHERE`.',
    example: {
      wrong: 'SELECT titulo FROM juego HAVING precio > 10',
      right: 'SELECT titulo FROM juego WHERE precio > 10',
    },
  },
  {
    id: 'subquery-columns',
    messages: [
      /^sub-select returns (?<count>\d+) columns - expected (?<expected>\d+)$/,
      /^row value misused$/,
    ],
    find: (context, { count, expected }) => {
      const found = findWideSubquery(context, count);
      return (
        found && {
          ...found,
          captures: {
            count: count ?? found.captures?.['columns'] ?? '',
            expected: expected ?? '1',
          },
        }
      );
    },
    title: 'La subconsulta da $count columnas en lugar de $expected',
    text: 'A cada lado de la comparación debe haber el mismo número de columnas. Lo que se espera aquí: $expected. Lo que da esta subconsulta: $count.',
    fix: 'Deja en su `SELECT` solo la columna que se compara.',
    example: {
      wrong: 'WHERE id IN (SELECT id, titulo FROM juego)',
      right: 'WHERE id IN (SELECT id FROM juego)',
    },
  },
  {
    id: 'row-value',
    messages: [/^row value misused$/],
    isFallback: true,
    find: (context) => {
      const { tokens } = context;
      const open = tokens.findIndex(
        ({ text }, at) => text === '(' && at >= context.index,
      );
      const isLike = tokens[open - 1]?.upper === 'LIKE';
      return {
        ...(open >= 0 && {
          range: getRange(tokens, open, findClosing(tokens, open)),
        }),
        captures: {
          fix: isLike
            ? '`LIKE` compara con un solo patrón. Repítelo con `OR`: `columna LIKE uno OR columna LIKE otro`.'
            : 'Deja un valor. Para comparar con una lista, usa `IN (…)`; para pedir varias columnas, quita los paréntesis.',
        },
      };
    },
    title: 'Aquí va un solo valor, no varios',
    text: 'Entre estos paréntesis hay varios valores separados por comas, y en este lugar cabe uno.',
    fix: '$fix',
    example: {
      wrong: 'WHERE minimo = (1, 2)',
      right: 'WHERE minimo IN (1, 2)',
    },
  },
  {
    id: 'union-columns',
    messages: [
      /^SELECTs to the left and right of (?<word>.+) do not have the same number of result columns$/s,
    ],
    find: (context, { word = '' }) => {
      const { tokens } = context;
      const [first = ''] = word.split(' ');
      const at = tokens.findIndex(({ upper }) => upper === first);
      const { queries } = getOutline(context);
      const before = queries.findLast(({ last }) => last < at);
      const after = queries.find((query) => query.first > at);
      const count = (query: Query | undefined) =>
        String(query?.items.length ?? '');
      return {
        range: getRange(tokens, at, at + (word.includes(' ') ? 1 : 0)),
        captures: { left: count(before), right: count(after) },
      };
    },
    title: 'Los dos lados de `$word` no tienen las mismas columnas',
    text: '`$word` pone unas filas debajo de otras, así que cada `SELECT` da el mismo número de columnas. Antes hay $left; después, $right.',
    fix: 'Pide las mismas columnas, en el mismo orden. Si a un lado le falta una, pon `NULL`.',
    example: {
      wrong: 'SELECT id FROM juego UNION SELECT id, nombre FROM socio',
      right: 'SELECT id, titulo FROM juego UNION SELECT id, nombre FROM socio',
    },
  },
  {
    id: 'order-before-union',
    messages: [
      /^(?<clause>ORDER BY|LIMIT) clause should come after (?<word>.+) not before$/s,
    ],
    find: (context, { clause = '' }) => {
      const [first] = clause.split(' ');
      const { tokens } = context;
      const end = tokens.findIndex(({ upper }) => COMPOUND_WORDS.has(upper));
      const at = tokens.findLastIndex(
        ({ upper }, index) => index < end && upper === first,
      );
      return { range: getRange(tokens, at, at + (clause === 'LIMIT' ? 0 : 1)) };
    },
    title: '`$clause` va una sola vez, al final',
    text: 'Con `$word`, las filas de los dos `SELECT` son un solo resultado, y `$clause` se aplica a todo.',
    fix: 'Pasa `$clause` detrás del último `SELECT`.',
    example: {
      wrong: 'SELECT id FROM juego ORDER BY id UNION SELECT id FROM socio',
      right: 'SELECT id FROM juego UNION SELECT id FROM socio ORDER BY id',
    },
  },
  {
    id: 'order-position',
    messages: [
      /^(?<ordinal>\d+)\w\w (?<word>ORDER|GROUP) BY term (?:out of range - should be between 1 and (?<max>\d+)|does not match any column in the result set)$/,
    ],
    find: (context, { ordinal = '1', word, max }) => ({
      ...findTerm(context, ordinal, word === 'GROUP' ? 'GROUP' : 'ORDER'),
      captures: {
        limits:
          max === undefined
            ? 'Con UNION, solo se ordena por columnas del resultado.'
            : `Un número señala una columna del resultado, y aquí van de 1 a ${max}.`,
      },
    }),
    title: 'Eso no es una columna del resultado',
    text: '`$word BY` pide una columna que no está en el resultado. $limits',
    fix: 'Escribe el nombre de una columna del `SELECT`, o su posición.',
    example: {
      wrong: 'SELECT titulo, precio FROM juego ORDER BY 5',
      right: 'SELECT titulo, precio FROM juego ORDER BY 2',
    },
  },
  {
    id: 'no-tables',
    messages: [/^no tables specified$/],
    find: (context) => {
      const at = context.tokens.findIndex(({ text }) => text === '*');
      return { range: getRange(context.tokens, at, at) };
    },
    title: 'Falta el FROM',
    text: '`*` pide todas las columnas, y la consulta no dice de qué tabla.',
    fix: 'Añade `FROM` y la tabla.',
    example: { wrong: 'SELECT *', right: 'SELECT * FROM juego' },
  },
  {
    id: 'on-without-join',
    messages: [/^a JOIN clause is required before (?<word>ON|USING)$/],
    find: (context, { word }) => {
      const at = context.tokens.findIndex(({ upper }) => upper === word);
      return {
        range: getRange(context.tokens, at, at),
        captures: { word: word ?? 'ON' },
      };
    },
    title: 'Hay un `$word` sin JOIN',
    text: '`$word` dice cómo se unen dos tablas, y en este `FROM` hay una.',
    fix: 'Añade la otra tabla con `JOIN`; si es un filtro, usa `WHERE`.',
    example: {
      wrong: 'SELECT titulo FROM juego ON precio > 10',
      right: 'SELECT titulo FROM juego WHERE precio > 10',
    },
  },
];
