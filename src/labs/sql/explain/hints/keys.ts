import type { SchemaTable } from '../../engine/types';
import { findClosing, isSameName } from '../tokenTools';
import { getEnclosing } from '../outline';
import type { Query, Source } from '../outline';
import type { Finding, HintCard } from '../types';
import {
  COMPARISONS,
  createFinding,
  findAtTokens,
  findInQueries,
  isAssignment,
  listColumnUses,
  readColumnEnding,
  readColumnStarting,
  sliceSpan,
  startsSubquery,
} from './reading';
import type { ColumnUse, Reading } from './reading';

/** Finds a comparison with a subquery that gives different values. */
function findManyValues(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  const operator = tokens[index]?.text ?? '';
  if (!COMPARISONS.has(operator) || !startsSubquery(tokens, index + 1))
    return undefined;
  const close = findClosing(tokens, index + 1);
  const inner = sliceSpan(reading, { first: index + 2, last: close - 1 });
  // One that names a column of the outer query fails, and gives no rows.
  const [row] = reading.rows.read(
    `WITH s (x) AS (${inner}) SELECT count(DISTINCT x) FROM s`,
  );
  const count = Number(row?.[0] ?? 0);
  const isEqual = operator === '=' || operator === '==';
  return count > 1
    ? createFinding(reading, index, close, {
        count: String(count),
        fix:
          isEqual && !isAssignment(reading, index)
            ? 'Para compararlo con todos, cambia `=` por `IN`.'
            : 'Deja uno solo: añade un `WHERE`, o usa `max`, `min` o `avg`.',
      })
    : undefined;
}

/** Table of which a column numbers the rows: its own, or that of its key. */
export function readNumbered({
  source: { table },
  name,
  column,
}: ColumnUse): string | undefined {
  const keyCount = table?.columns.filter(
    ({ keyPosition }) => keyPosition > 0,
  ).length;
  if (column?.keyPosition === 1 && keyCount === 1) return table?.name;
  return table?.foreignKeys.find(({ columns: [first, ...rest] }) =>
    first !== undefined && rest.length === 0 ? isSameName(first, name) : false,
  )?.table;
}

/** Column of a table that numbers the rows of another one. */
const findKeyTo = (
  table: SchemaTable | undefined,
  target: string,
): string | undefined =>
  table?.foreignKeys.find((key) => isSameName(key.table, target))?.columns[0];

/** Finds a key compared with the keys of another table, in a subquery. */
function findOtherKeys(reading: Reading, index: number): Finding | undefined {
  const { tokens, queries } = reading;
  const isTest =
    tokens[index]?.upper === 'IN' || COMPARISONS.has(tokens[index]?.text ?? '');
  if (!isTest || !startsSubquery(tokens, index + 1)) return undefined;
  const isNot = tokens[index - 1]?.upper === 'NOT';
  const left = readColumnEnding(reading, index - (isNot ? 2 : 1));
  const query = queries.find(({ first }) => first === index + 2);
  const [item] = query?.items ?? [];
  const right =
    item && query?.items.length === 1
      ? readColumnEnding(reading, item.last)
      : undefined;
  if (!left || !right || right.first !== item?.first) return undefined;
  const [wanted, given] = [readNumbered(left), readNumbered(right)];
  const isFault =
    wanted !== undefined && given !== undefined && !isSameName(wanted, given);
  const key = isFault ? findKeyTo(right.source.table, wanted) : undefined;
  return isFault
    ? createFinding(reading, right.first, right.last, {
        column: left.name,
        wanted,
        given,
        fix:
          key === undefined
            ? `Pide en la subconsulta una columna que diga el ${wanted}.`
            : `Escribe \`SELECT ${key}\`.`,
      })
    : undefined;
}

/** Returns true when the WHERE of a query names columns of all these sources. */
function isFilteredByAll(
  reading: Reading,
  query: Query,
  sources: readonly Source[],
): boolean {
  const where = query.clauses.get('WHERE');
  const used = where ? listColumnUses(reading, where) : [];
  return sources.every((own) => used.some(({ source }) => source === own));
}

/** Finds the ON of a table with itself that compares nothing of both. */
export function findSelfJoin(
  reading: Reading,
  query: Query,
  { condition, table, name, index }: Source,
): Finding | undefined {
  const twin = query.sources.find(
    (other) => other.table === table && other.index < index,
  );
  if (!table || !twin || condition?.kind !== 'on') return undefined;
  const uses = listColumnUses(reading, condition);
  const [one, other] = uses;
  const key = findKeyTo(table, table.name);
  if (!one || !other || uses.length !== 2 || key === undefined)
    return undefined;
  const isOwn = one.source === other.source;
  const areKeys = uses.every(({ column }) => column?.keyPosition === 1);
  // Rows with the same value make pairs, and each row also one with itself.
  const isSameKey =
    isSameName(one.name, other.name) &&
    isSameName(one.name, key) &&
    !isFilteredByAll(reading, query, [one.source, other.source]);
  const target = table.columns.find(({ keyPosition }) => keyPosition === 1);
  return isOwn || areKeys || isSameKey
    ? createFinding(reading, condition.first, condition.last, {
        table: table.name,
        condition: `${twin.name}.${key} = ${name}.${target?.name ?? ''}`,
      })
    : undefined;
}

/** Finds an EXISTS whose subquery is the same for every row. */
function findLoneExists(reading: Reading, index: number): Finding | undefined {
  const { tokens, queries } = reading;
  if (tokens[index]?.upper !== 'EXISTS' || !startsSubquery(tokens, index + 1))
    return undefined;
  const close = findClosing(tokens, index + 1);
  const [outer] = getEnclosing(reading, index);
  const inner = queries.filter(
    ({ first, last }) => first > index && last < close,
  );
  const areKnown = [...inner, ...(outer ? [outer] : [])].every(({ sources }) =>
    sources.every(({ columns }) => columns),
  );
  const usesOuter = tokens.some((_, at) => {
    const use =
      at > index && at < close ? readColumnEnding(reading, at) : undefined;
    return use && !inner.some(({ sources }) => sources.includes(use.source));
  });
  return outer?.sources.length && inner.length && areKnown && !usesOuter
    ? createFinding(reading, index, close, {
        outer: outer.sources[0]?.name ?? '',
        inner: inner[0]?.sources[0]?.name ?? '',
      })
    : undefined;
}

/** Finds a bare key of a subquery that the outer query also has: `juego_id = id`. */
function findInnerKey(reading: Reading, index: number): Finding | undefined {
  const { tokens } = reading;
  if (tokens[index]?.text !== '=') return undefined;
  const [inner, outer] = getEnclosing(reading, index);
  const uses = [
    readColumnEnding(reading, index - 1),
    readColumnStarting(reading, index + 1),
  ].filter((use) => use !== undefined);
  const key = uses.find(
    ({ first, last, column, source }) =>
      first === last &&
      column?.keyPosition === 1 &&
      inner?.sources.includes(source),
  );
  const other = uses.find((use) => use !== key);
  const target = outer?.sources.find(
    ({ table }) =>
      table?.columns.some(({ name }) => isSameName(name, key?.name ?? '')) ===
        true &&
      other !== undefined &&
      isSameName(table.name, readNumbered(other) ?? ''),
  );
  return key && other?.source === key.source && target
    ? createFinding(reading, key.first, key.last, {
        column: key.name,
        inner: key.source.name,
        outer: target.name,
      })
    : undefined;
}

/** Keys and subqueries that compare other things than meant. */
export const keyHints: readonly HintCard[] = [
  {
    id: 'hint-subquery-many-values',
    severity: 'warning',
    find: (context) => findAtTokens(context, findManyValues),
    title: 'La subconsulta da muchas filas, y aquí solo cuenta la primera',
    text: 'Ahora da $count valores distintos, y esta comparación admite uno: SQLite toma el primero y no avisa.',
    fix: '$fix',
    example: {
      wrong: 'WHERE id = (SELECT juego_id FROM prestamo)',
      right: 'WHERE id IN (SELECT juego_id FROM prestamo)',
    },
  },
  {
    id: 'hint-subquery-other-key',
    severity: 'warning',
    find: (context) => findAtTokens(context, findOtherKeys),
    title: 'La subconsulta da números de `$given`, no de `$wanted`',
    text: '`$column` dice el número de una fila de `$wanted`, y la subconsulta, el de filas de `$given`: que coincidan es casualidad.',
    fix: '$fix',
    example: {
      wrong: 'FROM juego WHERE id IN (SELECT id FROM prestamo)',
      right: 'FROM juego WHERE id IN (SELECT juego_id FROM prestamo)',
    },
  },
  {
    id: 'hint-exists-alone',
    severity: 'warning',
    find: (context) => findAtTokens(context, findLoneExists),
    title: 'Esta subconsulta no mira la fila de `$outer`',
    text: '`EXISTS` pregunta por cada fila, y la subconsulta no usa ninguna columna de `$outer`: contesta lo mismo en todas, y salen todas o ninguna.',
    fix: 'Añade a su `WHERE` la condición que une `$inner` con `$outer`.',
    example: {
      wrong: 'FROM juego WHERE EXISTS (SELECT 1 FROM prestamo)',
      right:
        'FROM juego WHERE EXISTS (SELECT 1 FROM prestamo WHERE juego_id = juego.id)',
    },
  },
  {
    id: 'hint-inner-key',
    severity: 'warning',
    find: (context) => findAtTokens(context, findInnerKey),
    title: 'Aquí, `$column` es de `$inner`, no de `$outer`',
    text: 'Dentro de una subconsulta, SQLite busca cada columna primero en sus tablas, y `$inner` también tiene `$column`: se comparan dos columnas de la misma fila.',
    fix: 'Di de qué tabla es: `$outer.$column`.',
    example: {
      wrong: '(SELECT count(*) FROM prestamo WHERE juego_id = id)',
      right: '(SELECT count(*) FROM prestamo WHERE juego_id = juego.id)',
    },
  },
  {
    id: 'hint-self-join',
    severity: 'warning',
    find: (context) =>
      findInQueries(context, (reading, query) =>
        query.sources
          .map((source) => findSelfJoin(reading, query, source))
          .filter((finding) => finding !== undefined),
      ),
    title: 'Esta condición no lleva de una fila de `$table` a otra',
    text: 'Las dos copias de `$table` son la misma tabla. Las une la clave foránea de una con la clave primaria de la otra.',
    fix: 'Escribe `ON $condition`, o al revés, según quién sea cada una.',
    example: {
      wrong: 'FROM socio AS s JOIN socio AS p ON s.id = p.id',
      right: 'FROM socio AS s JOIN socio AS p ON s.padrino = p.id',
    },
  },
];
