// cspell:ignore prestamo
import type { Query, Source, Span } from '../outline';
import type { SchemaTable } from '../../engine/types';
import { isNamed, isSameName } from '../tokenTools';
import type { Finding, HintCard } from '../types';
import { findSelfJoin, readNumbered } from './keys';
import { findKeyword, JOIN_WORDS } from '../words';
import {
  COMPARISONS,
  createFinding,
  findInQueries,
  listColumnUses,
  readColumnEnding,
  readColumnStarting,
} from './reading';
import type { ColumnUse, Reading } from './reading';

/** Returns true when a condition relates a source with another one. */
function relates(
  reading: Reading,
  query: Query,
  span: Span,
  source: Source,
): boolean {
  // A subquery of the condition may be what names the other table.
  const own = reading.tokens.flatMap((_, index) => {
    const isInside = span.first <= index && index <= span.last;
    const use = isInside ? readColumnEnding(reading, index) : undefined;
    return use ? [use.source] : [];
  });
  return (
    own.includes(source) &&
    own.some((other) => other !== source && query.sources.includes(other))
  );
}

/** Returns true when all the columns of a query are known. */
const isKnown = ({ sources }: Query): boolean =>
  sources.every(
    ({ table, columns }) => table !== undefined && columns !== undefined,
  );

const listConditions = ({ clauses, sources }: Query): readonly Span[] => [
  ...[clauses.get('WHERE')].filter((span) => span !== undefined),
  ...sources
    .map(({ condition }) => condition)
    .filter((span) => span !== undefined),
];

/** Condition that is suggested when no foreign key relates the tables. */
const ANY_CONDITION = 'una columna de cada tabla';

/** Suggests the condition of a foreign key between a source and others. */
function suggestCondition(others: readonly Source[], source: Source): string {
  for (const other of others)
    for (const [child, parent] of [
      [source, other],
      [other, source],
    ] as const) {
      const key =
        child === parent
          ? undefined
          : child.table?.foreignKeys.find(({ table }) =>
              isSameName(table, parent.tableName ?? ''),
            );
      if (key)
        return key.columns
          .map(
            (column, at) =>
              `${child.name}.${column} = ${parent.name}.${key.targets[at] ?? ''}`,
          )
          .join(' AND ');
    }
  return ANY_CONDITION;
}

function findUnrelated(reading: Reading, query: Query): readonly Finding[] {
  if (!isKnown(query)) return [];
  return query.sources
    .filter(
      (source) =>
        ['comma', 'inner', 'left', 'right', 'full'].includes(source.join) &&
        source.condition?.kind !== 'using' &&
        !findSelfJoin(reading, query, source) &&
        !listConditions(query).some((span) =>
          relates(reading, query, span, source),
        ),
    )
    .map((source) =>
      createFinding(reading, source.index, source.index, {
        table: source.tableName ?? source.name,
        condition: suggestCondition(query.sources, source),
      }),
    );
}

/** Finds a condition of WHERE on the table of a LEFT JOIN. */
function findCancelled(reading: Reading, query: Query): readonly Finding[] {
  const where = query.clauses.get('WHERE');
  if (!where) return [];
  const { tokens, depths } = reading;
  const depth = Math.min(...depths.slice(where.first, where.last + 1));
  const inWhere = tokens.slice(where.first, where.last + 1);
  if (inWhere.some(({ upper }) => upper === 'OR')) return [];
  for (let index = where.first; index <= where.last; index += 1) {
    const word = tokens[index]?.upper ?? '';
    if (depths[index] !== depth) continue;
    // A comparison with NULL has its own card.
    const isTest =
      (COMPARISONS.has(word) && tokens[index + 1]?.upper !== 'NULL') ||
      ['LIKE', 'IN', 'BETWEEN'].includes(word);
    const isNot = tokens[index - 1]?.upper === 'NOT';
    const left = readColumnEnding(reading, isNot ? index - 2 : index - 1);
    const right = COMPARISONS.has(word)
      ? readColumnStarting(reading, index + 1)
      : undefined;
    for (const use of isTest ? [left, right] : [])
      if (use?.source.join === 'left' && query.sources.includes(use.source))
        return [
          createFinding(reading, use.first, use.last, {
            column: use.name,
            table: use.source.name,
          }),
        ];
  }
  return [];
}

/** Finds a NATURAL JOIN by columns that mean other things. */
function findNatural(reading: Reading, query: Query): readonly Finding[] {
  return query.sources
    .filter(({ join, columns }) => join === 'natural' && columns)
    .flatMap((source) => {
      const others = query.sources.filter(
        (other) => other.index < source.index,
      );
      const shared = (source.columns ?? []).filter((name) =>
        others.some(({ columns }) =>
          columns?.some((own) => isSameName(own, name)),
        ),
      );
      const isKey =
        shared.length === 0 || shared.some((name) => /^id$/i.test(name));
      return isKey && others.every(({ columns }) => columns)
        ? [
            createFinding(reading, source.index, source.index, {
              columns: shared.join(', ') || 'ninguna',
              condition: suggestCondition(query.sources, source),
            }),
          ]
        : [];
    });
}

/** Lists the columns that the condition of a union compares, by pairs. */
function listJoinTests(
  reading: Reading,
  query: Query,
): readonly (readonly [ColumnUse, ColumnUse])[] {
  const { tokens } = reading;
  const hasCommas = query.sources.some(({ join }) => join === 'comma');
  const where = hasCommas ? query.clauses.get('WHERE') : undefined;
  const spans = query.sources.flatMap(({ condition }) =>
    condition?.kind === 'on' ? [condition] : [],
  );
  return [...spans, ...(where ? [where] : [])].flatMap((span) => {
    const isAlone = listColumnUses(reading, span).length === 2;
    if (span !== where && !isAlone) return [];
    const pairs: (readonly [ColumnUse, ColumnUse])[] = [];
    for (let index = span.first; index <= span.last; index += 1) {
      if (!['=', '=='].includes(tokens[index]?.text ?? '')) continue;
      const one = readColumnEnding(reading, index - 1);
      const other = readColumnStarting(reading, index + 1);
      if (one && other && one.source !== other.source) pairs.push([one, other]);
    }
    return pairs;
  });
}

/** Finds a USING of the keys of two tables, which say different things. */
function findKeysInUsing(reading: Reading, query: Query): readonly Finding[] {
  return query.sources.flatMap((source) => {
    const { condition, table } = source;
    const before = query.sources.find(({ index }) => index < source.index);
    if (condition?.kind !== 'using' || !table || !before?.table) return [];
    const isKey = (owner: SchemaTable) =>
      owner.columns.some(
        ({ name, keyPosition }) =>
          keyPosition === 1 &&
          reading.tokens
            .slice(condition.first, condition.last + 1)
            .some((token) => isNamed(token, name)),
      );
    return isKey(table) && isKey(before.table)
      ? [
          createFinding(reading, condition.first, condition.last, {
            one: before.name,
            other: source.name,
            fix: `Usa la clave foránea: \`ON ${suggestCondition(query.sources, source)}\`.`,
          }),
        ]
      : [];
  });
}

/** Returns true when both columns number the rows of their own table. */
const areOwnKeys = (pair: readonly [ColumnUse, ColumnUse]): boolean =>
  pair.every(
    (use) =>
      use.column?.keyPosition === 1 &&
      readNumbered(use) === use.source.table?.name,
  );

/** Finds an ON that compares the keys of two tables that a key relates. */
function findJoinByKeys(reading: Reading, query: Query): readonly Finding[] {
  return listJoinTests(reading, query).flatMap((pair) => {
    const [one, other] = pair;
    // A key that is also a foreign key does relate its row with another one.
    const isForeign = pair.some(({ source: { table }, name }) =>
      table?.foreignKeys.some(({ columns }) =>
        columns.some((column) => isSameName(column, name)),
      ),
    );
    const isFault =
      areOwnKeys(pair) && one.source.table !== other.source.table && !isForeign;
    const condition = suggestCondition([one.source], other.source);
    return isFault
      ? [
          createFinding(reading, one.first, other.last, {
            one: one.source.name,
            other: other.source.name,
            fix:
              condition === ANY_CONDITION
                ? 'Ninguna clave foránea lleva de una a la otra: únelas pasando por la tabla que apunta a las dos.'
                : `Usa la clave foránea: \`ON ${condition}\`.`,
          }),
        ]
      : [];
  });
}

/** Finds an ON that compares numbers of rows of two different tables. */
function findOtherKey(reading: Reading, query: Query): readonly Finding[] {
  return listJoinTests(reading, query).flatMap((pair) => {
    const [one, other] = pair;
    const [first, second] = [readNumbered(one), readNumbered(other)];
    const isFault =
      !areOwnKeys(pair) &&
      first !== undefined &&
      second !== undefined &&
      !isSameName(first, second);
    // The two tables of the pair may have no key between them.
    const condition = [[one.source], query.sources]
      .map((others) => suggestCondition(others, other.source))
      .find((text) => text !== ANY_CONDITION);
    return isFault
      ? [
          createFinding(reading, one.first, other.last, {
            one: one.name,
            first,
            other: other.name,
            second,
            condition: condition ?? ANY_CONDITION,
          }),
        ]
      : [];
  });
}

/** Words with which other programs end or run a text. */
const ENDING_WORDS: ReadonlySet<string> = new Set([
  'GO',
  'END',
  'EXIT',
  'QUIT',
  'FIN',
  'NOLOCK',
]);

/** Finds a word of another program, which SQLite takes for an alias. */
function findEndingAlias(reading: Reading, query: Query): readonly Finding[] {
  const { tokens } = reading;
  const last = tokens.length - 1;
  const source = query.sources.at(-1);
  const isAlias =
    source?.hasAlias === true &&
    source.index === last - 1 &&
    ENDING_WORDS.has(tokens[last]?.upper ?? '');
  return isAlias
    ? [
        createFinding(reading, last, last, {
          word: tokens[last]?.text ?? '',
          table: source.tableName ?? source.name,
        }),
      ]
    : [];
}

/** Finds a misspelled LEFT or INNER, which SQLite takes for an alias. */
function findKeywordAlias(reading: Reading, query: Query): readonly Finding[] {
  return query.sources.flatMap((source) => {
    const at = source.index + 1;
    const token = reading.tokens[at];
    const isBeforeJoin = reading.tokens[at + 1]?.upper === 'JOIN';
    const keyword =
      isBeforeJoin && source.hasAlias && token?.kind === 'word'
        ? findKeyword(token.text)
        : undefined;
    return token && keyword !== undefined && JOIN_WORDS.has(keyword)
      ? [createFinding(reading, at, at, { word: token.text, keyword })]
      : [];
  });
}

/** Unions of tables. */
export const joinHints: readonly HintCard[] = [
  {
    id: 'hint-join-without-condition',
    severity: 'warning',
    find: (context) => findInQueries(context, findUnrelated),
    title: 'Nada une `$table` con las otras tablas',
    text: 'Sin una condición que compare una columna de cada tabla, cada fila se combina con todas las de `$table`.',
    fix: 'Escribe la condición: `ON $condition`. Si de verdad quieres todas las combinaciones, dilo con `CROSS JOIN`.',
    example: {
      wrong: 'SELECT titulo, dia FROM juego, prestamo',
      right:
        'SELECT titulo, dia FROM juego JOIN prestamo ON prestamo.juego_id = juego.id',
    },
  },
  {
    id: 'hint-left-join-cancelled',
    severity: 'warning',
    find: (context) => findInQueries(context, findCancelled),
    title: 'Este WHERE quita lo que el LEFT JOIN conservaba',
    text: 'Las filas sin pareja tienen `NULL` en `$table.$column`, y ninguna comparación con `NULL` se cumple: el `LEFT JOIN` queda como un `JOIN`.',
    fix: 'Si quieres conservarlas, pasa la condición al `ON`. Si no, escribe `JOIN`.',
    example: {
      wrong:
        "FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id WHERE p.dia > '2026'",
      right:
        "FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id AND p.dia > '2026'",
    },
  },
  {
    id: 'hint-join-by-keys',
    severity: 'warning',
    find: (context) =>
      findInQueries(context, (reading, query) => [
        ...findJoinByKeys(reading, query),
        ...findKeysInUsing(reading, query),
      ]),
    title: 'Se comparan las claves de dos tablas distintas',
    text: 'La clave de `$one` numera sus filas, y la de `$other`, las suyas: que sean iguales no las relaciona.',
    fix: '$fix',
    example: {
      wrong: 'FROM juego JOIN prestamo ON juego.id = prestamo.id',
      right: 'FROM juego JOIN prestamo ON juego.id = prestamo.juego_id',
    },
  },
  {
    id: 'hint-join-other-key',
    severity: 'warning',
    find: (context) => findInQueries(context, findOtherKey),
    title: 'Se comparan números de dos tablas distintas',
    text: '`$one` dice el número de una fila de `$first`, y `$other`, el de una de `$second`: que sean iguales es casualidad.',
    fix: 'Usa la clave foránea que lleva de una tabla a la otra: `ON $condition`.',
    example: {
      wrong: 'FROM juego JOIN prestamo ON juego.id = prestamo.socio_id',
      right: 'FROM juego JOIN prestamo ON juego.id = prestamo.juego_id',
    },
  },
  {
    id: 'hint-ending-as-alias',
    severity: 'warning',
    find: (context) => findInQueries(context, findEndingAlias),
    title: '`$word` no termina la sentencia: es un alias',
    text: 'En otros programas, `$word` ejecuta o termina. SQLite lo tomó por otro nombre de la tabla `$table`.',
    fix: 'Quita `$word`. Una sentencia termina en `;`.',
    example: {
      wrong: 'SELECT titulo FROM juego GO',
      right: 'SELECT titulo FROM juego;',
    },
  },
  {
    id: 'hint-keyword-as-alias',
    severity: 'warning',
    find: (context) => findInQueries(context, findKeywordAlias),
    title: '¿`$word` es `$keyword`?',
    text: 'SQLite no conoce `$word` y la tomó por un alias de la tabla, así que el `JOIN` es el normal.',
    fix: 'Escribe `$keyword JOIN`.',
    example: {
      wrong: 'FROM juego LEF JOIN prestamo',
      right: 'FROM juego LEFT JOIN prestamo',
    },
  },
  {
    id: 'hint-natural-join',
    severity: 'warning',
    find: (context) => findInQueries(context, findNatural),
    title: 'NATURAL JOIN une por las columnas que se llaman igual',
    text: 'Aquí son: $columns. Que dos columnas se llamen igual no quiere decir que hablen de lo mismo, como el `id` de cada tabla.',
    fix: 'Escribe la condición: `JOIN … ON $condition`.',
    example: {
      wrong: 'FROM juego NATURAL JOIN prestamo',
      right: 'FROM juego JOIN prestamo ON prestamo.juego_id = juego.id',
    },
  },
];
