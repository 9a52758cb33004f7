// cspell:ignore prestamo resúmela subconsulta
import { readName } from '../../engine/tokens';
import type { Token } from '../../engine/tokens';
import type { ClauseName, Outline, Query, Source, Span } from '../outline';
import { getEnclosing, splitSpan } from '../outline';
import {
  findClosing,
  isLiteral,
  isName,
  isNamed,
  isSameName,
} from '../tokenTools';
import type { Finding, HintCard } from '../types';
import {
  createFinding,
  findInQueries,
  isAggregateCall,
  listAggregates,
  listColumnUses,
  readColumnEnding,
  readTextLiteral,
  sliceSpan,
} from './reading';
import type { ColumnUse, Reading } from './reading';

export const getTerms = (
  reading: Outline,
  query: Query,
  name: 'GROUP' | 'ORDER',
) => {
  const span = query.clauses.get(name);
  return span ? splitSpan(reading, span) : [];
};

/** Name of a column with its source, to compare uses. */
export const getKey = ({
  source,
  name,
}: Pick<ColumnUse, 'source' | 'name'>): string =>
  `${source.name}.${name}`.toLowerCase();

/** Text of an expression, without its alias or blanks. */
const normalize = ({ tokens }: Outline, { first, last }: Span): string =>
  tokens
    .slice(first, last + 1)
    .map(({ upper }) => upper)
    .join(' ');

/** Columns that are equal to others by the conditions of a query. */
function listEqualities(
  reading: Reading,
  query: Query,
): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  const spans = [query.clauses.get('WHERE'), query.clauses.get('FROM')];
  for (const span of spans)
    for (let at = span?.first ?? 0; span && at <= span.last; at += 1) {
      if (reading.tokens[at]?.text !== '=') continue;
      const left = readColumnEnding(reading, at - 1);
      const isQualified = reading.tokens[at + 2]?.text === '.';
      const right = readColumnEnding(reading, isQualified ? at + 3 : at + 1);
      if (left && right) pairs.push([getKey(left), getKey(right)]);
    }
  for (const source of query.sources) {
    const { condition } = source;
    if (condition?.kind !== 'using') continue;
    const names = reading.tokens
      .slice(condition.first, condition.last + 1)
      .filter(isName)
      .map(readName);
    for (const name of names)
      for (const other of query.sources)
        pairs.push([getKey({ source, name }), getKey({ source: other, name })]);
  }
  return pairs;
}

/** Adds the columns that depend on the known ones: by equality, or by a key. */
function addDependent(
  known: Set<string>,
  sources: readonly Source[],
  equalities: readonly (readonly [string, string])[],
): void {
  for (let size = -1; size !== known.size;) {
    size = known.size;
    for (const [one, other] of equalities)
      if (known.has(one) || known.has(other)) known.add(one).add(other);
    for (const source of sources) {
      const keys =
        source.table?.columns.filter(({ keyPosition }) => keyPosition > 0) ??
        [];
      const unique =
        source.table?.indexes.filter(({ isUnique }) => isUnique) ?? [];
      const isDetermined =
        (keys.length > 0 &&
          keys.every(({ name }) => known.has(getKey({ source, name })))) ||
        unique.some(
          ({ columns }) =>
            columns.length > 0 &&
            columns.every((name) => known.has(getKey({ source, name }))),
        );
      if (isDetermined)
        for (const name of source.columns ?? [])
          known.add(getKey({ source, name }));
    }
  }
}

/** Returns the expression of a column of the result. */
const skipAlias = ({ first, last, alias }: Query['items'][number]): Span => ({
  first,
  last: alias >= 0 ? alias - 1 : last,
});

/** Columns that have one value in each group. */
export function listGroupColumns(
  reading: Reading,
  query: Query,
): ReadonlySet<string> {
  const known = new Set<string>();
  for (const term of getTerms(reading, query, 'GROUP')) {
    const position = Number(reading.tokens[term.first]?.text);
    const item = Number.isInteger(position)
      ? query.items[position - 1]
      : undefined;
    const span = item ? skipAlias(item) : term;
    for (const use of listColumnUses(reading, span)) known.add(getKey(use));
    const name = normalize(reading, term).toLowerCase();
    const aliased = query.items.find(
      ({ alias, name: own }) => alias >= 0 && own?.toLowerCase() === name,
    );
    if (aliased)
      for (const use of listColumnUses(reading, skipAlias(aliased)))
        known.add(getKey(use));
  }
  addDependent(known, query.sources, listEqualities(reading, query));
  return known;
}

/** Lists the columns of `*` and `t.*`, as used there. */
function listStarUses(
  { tokens }: Reading,
  { sources }: Query,
  { first, last }: Span,
): readonly ColumnUse[] {
  const table = tokens[first];
  const isAll = last === first && table?.text === '*';
  const isTableAll =
    last === first + 2 && tokens[last]?.text === '*' && isName(table);
  return (isAll || isTableAll ? sources : [])
    .filter(({ name }) => isAll || isNamed(table, name))
    .flatMap((source) =>
      (source.columns ?? []).map((name) => ({
        first,
        last,
        name,
        source,
        column: source.table?.columns.find((other) =>
          isSameName(other.name, name),
        ),
      })),
    );
}

/** Returns the position of the end of an aggregate call, with its FILTER. */
function findAggregateEnd(reading: Reading, index: number): number | undefined {
  const { tokens } = reading;
  if (!isAggregateCall(reading, index)) return undefined;
  const close = findClosing(tokens, index + 1);
  return tokens[close + 1]?.upper === 'FILTER'
    ? findClosing(tokens, close + 2)
    : close;
}

/** Columns of the SELECT that have no single value in their group. */
export function findLooseColumns(
  reading: Reading,
  query: Query,
): readonly ColumnUse[] {
  const { tokens } = reading;
  const aggregates = query.items.flatMap((item) =>
    listAggregates(reading, item),
  );
  const isGrouped = query.clauses.has('GROUP');
  const hasWindow = tokens
    .slice(query.first, query.last + 1)
    .some(({ upper }) => upper === 'OVER');
  if ((!isGrouped && !aggregates.length) || hasWindow) return [];
  const known = listGroupColumns(reading, query);
  const skip = (index: number) => findAggregateEnd(reading, index);
  return query.items.flatMap((item) =>
    [
      ...listStarUses(reading, query, item),
      ...listColumnUses(reading, skipAlias(item), skip),
    ].filter(
      (use) => query.sources.includes(use.source) && !known.has(getKey(use)),
    ),
  );
}

/** Columns of the ORDER BY that have no single value in their group. */
function findLooseOrder(reading: Reading, query: Query): readonly ColumnUse[] {
  const order = query.clauses.get('ORDER');
  if (!order || !query.clauses.has('GROUP')) return [];
  const known = listGroupColumns(reading, query);
  const skip = (index: number) => findAggregateEnd(reading, index);
  return listColumnUses(reading, order, skip).filter(
    (use) =>
      query.sources.includes(use.source) &&
      !known.has(getKey(use)) &&
      !query.items.some(
        ({ alias, name = '' }) => alias >= 0 && isSameName(name, use.name),
      ),
  );
}

/** Returns the only min or max of a query; undefined otherwise. */
function findOnlyExtreme(reading: Reading, query: Query): string | undefined {
  const calls = query.items
    .flatMap((item) => listAggregates(reading, item))
    .map((index) => reading.tokens[index]?.text ?? '');
  const extremes = calls.filter((name) => /^(?:min|max)$/i.test(name));
  return extremes.length === 1 ? extremes[0] : undefined;
}

const findLoose =
  (isExtreme: boolean) =>
  (reading: Reading, query: Query): readonly Finding[] => {
    if (!query.clauses.has('GROUP') && query.clauses.has('HAVING')) return [];
    const extreme = findOnlyExtreme(reading, query);
    if ((extreme !== undefined) !== isExtreme) return [];
    const [use] = [
      ...findLooseColumns(reading, query),
      ...(isExtreme ? [] : findLooseOrder(reading, query)),
    ];
    if (!use) return [];
    const column = sliceSpan(reading, use);
    const isStar = column.endsWith('*');
    return [
      createFinding(reading, use.first, use.last, {
        column: isStar ? column : use.name,
        fix: isStar
          ? `Escribe, en lugar de \`${column}\`, las columnas por las que agrupas y los cálculos.`
          : `Añade \`${use.name}\` al \`GROUP BY\`, resúmela con \`min\`, \`max\` o \`count\`, o quítala.`,
        function: extreme ?? '',
        group: query.clauses.has('GROUP')
          ? 'cada grupo'
          : 'el resultado, que es una sola fila',
      }),
    ];
  };

const FILTERS: readonly ClauseName[] = ['WHERE', 'HAVING'];

/** Returns true for a text at the left of a test: `'total' > 2`. */
const isTested = (tokens: readonly Token[], index: number): boolean =>
  ['LIKE', 'IN', 'BETWEEN', 'IS'].includes(tokens[index + 1]?.upper ?? '') ||
  (tokens[index + 1]?.kind === 'operator' && isLiteral(tokens[index + 2]));

/** Texts in single quotes where a column goes. */
function findTextAsColumn(reading: Reading, query: Query): readonly Finding[] {
  const { tokens } = reading;
  const columns = query.sources.flatMap((source) => source.columns ?? []);
  const isColumn = (index: number) => {
    const token = tokens[index];
    return (
      token?.kind === 'text' &&
      columns.some((name) => isSameName(name, readTextLiteral(token)))
    );
  };
  const isAlias = (index: number) =>
    query.items.some(
      ({ alias, name }) =>
        alias >= 0 &&
        tokens[index]?.kind === 'text' &&
        name?.replaceAll("'", '') === readTextLiteral(tokens[index]),
    );
  // In a UNION, a text alone tells apart the rows of each part.
  const items = (query.isCompound ? [] : query.items)
    .filter(
      ({ first, alias, hasAs }) => isColumn(first) && (alias < 0 || !hasAs),
    )
    .filter(({ first, last, alias }) => last === first || alias === first + 1)
    .map(({ first }) => first);
  const terms = [
    ...getTerms(reading, query, 'ORDER'),
    ...getTerms(reading, query, 'GROUP'),
  ]
    .filter(
      ({ first, last }) =>
        tokens[first]?.kind === 'text' &&
        (last === first ||
          ['ASC', 'DESC'].includes(tokens[first + 1]?.upper ?? '')),
    )
    .map(({ first }) => first);
  const compared = FILTERS.flatMap((name) => {
    const clause = query.clauses.get(name);
    return tokens.flatMap((_, index) =>
      clause &&
      index >= clause.first &&
      index < clause.last &&
      (isColumn(index) || isAlias(index)) &&
      isTested(tokens, index)
        ? [index]
        : [],
    );
  });
  return [...items, ...terms, ...compared].map((index) =>
    createFinding(reading, index, index, {
      name: tokens[index] ? readTextLiteral(tokens[index]) : '',
    }),
  );
}

function findMissingComma(reading: Reading, query: Query): readonly Finding[] {
  const columns = query.sources.flatMap((source) => source.columns ?? []);
  return query.items
    .filter(
      ({ first, alias, hasAs, name = '' }) =>
        alias >= 0 &&
        !hasAs &&
        readColumnEnding(reading, alias - 1)?.first === first &&
        columns.some((column) => isSameName(column, name)),
    )
    .map(({ alias, name = '' }) =>
      createFinding(reading, alias, alias, {
        name,
        before: reading.tokens[alias - 1]?.text ?? '',
      }),
    );
}

/** Finds a HAVING without anything computed from a group. */
function findHavingForWhere(
  reading: Reading,
  query: Query,
): readonly Finding[] {
  const having = query.clauses.get('HAVING');
  if (!having) return [];
  const uses = listColumnUses(reading, having);
  const hasAggregate =
    listAggregates(reading, having).length > 0 ||
    query.items.some(
      (item) =>
        item.alias >= 0 &&
        listAggregates(reading, item).length > 0 &&
        reading.tokens
          .slice(having.first, having.last + 1)
          .some(
            (token) =>
              isName(token) && isSameName(readName(token), item.name ?? ''),
          ),
    );
  if (hasAggregate || !uses.length) return [];
  return [
    createFinding(reading, having.first - 1, having.first - 1, {
      condition: sliceSpan(reading, having),
    }),
  ];
}

/** Finds an IN whose subquery names a column of the outer query. */
function findOuterColumn(reading: Reading, query: Query): readonly Finding[] {
  const { tokens } = reading;
  const [item] = query.items;
  if (
    !item ||
    query.items.length > 1 ||
    tokens[query.first - 2]?.upper !== 'IN'
  )
    return [];
  const use = readColumnEnding(reading, item.last);
  const isOuter =
    use !== undefined &&
    use.first === item.first &&
    tokens[item.last - 1]?.text !== '.' &&
    getEnclosing(reading, item.first).length > 1 &&
    !query.sources.includes(use.source) &&
    query.sources.length > 0;
  return isOuter
    ? [
        createFinding(reading, item.first, item.last, {
          column: use.name,
          owner: use.source.name,
          inner: query.sources[0]?.name ?? '',
        }),
      ]
    : [];
}

/** Finds DISTINCT with its first column between parentheses. */
function findDistinctParentheses(
  reading: Reading,
  query: Query,
): readonly Finding[] {
  const { tokens } = reading;
  const at = query.first + 1;
  const close = findClosing(tokens, at + 1);
  const isFault =
    tokens[at]?.upper === 'DISTINCT' &&
    tokens[at + 1]?.text === '(' &&
    tokens[close + 1]?.text === ',' &&
    readColumnEnding(reading, close - 1)?.first === at + 2;
  return isFault ? [createFinding(reading, at, close)] : [];
}

/** Finds a DISTINCT before a count, alone, of a column. */
function findDistinctOutside(
  reading: Reading,
  { first, items, clauses }: Query,
): readonly Finding[] {
  const { tokens } = reading;
  const [item] = items;
  const isAlone =
    tokens[first + 1]?.upper === 'DISTINCT' &&
    items.length === 1 &&
    !clauses.has('GROUP');
  const at = item?.first ?? -1;
  const name = tokens[at]?.upper ?? '';
  if (!isAlone || !['COUNT', 'SUM', 'AVG'].includes(name)) return [];
  const use = readColumnEnding(reading, at + 2);
  const isWhole = use && tokens[use.last + 1]?.text === ')';
  return isWhole
    ? [
        createFinding(reading, first + 1, use.last + 1, {
          call: `${name.toLowerCase()}(${use.name})`,
          right: `${name.toLowerCase()}(DISTINCT ${use.name})`,
        }),
      ]
    : [];
}

/** Finds square brackets that touch a column, as in a list of Python. */
function findBracketAlias(
  { tokens }: Reading,
  { items }: Query,
): readonly Finding[] {
  return items.flatMap(({ alias, hasAs }) => {
    const [column, name] = [tokens[alias - 1], tokens[alias]];
    return !hasAs &&
      name?.text.startsWith('[') === true &&
      column?.end === name.start
      ? [
          {
            range: name,
            captures: { brackets: name.text, column: column.text },
          },
        ]
      : [];
  });
}

/** Columns of a result that are not what they seem. */
export const columnHints: readonly HintCard[] = [
  {
    id: 'hint-missing-comma',
    severity: 'warning',
    find: (context) => findInQueries(context, findMissingComma),
    title: '¿Falta una coma antes de `$name`?',
    text: 'Sin coma, `$name` es el nombre nuevo de `$before`, no otra columna: el resultado tiene una columna menos.',
    fix: 'Escribe `$before, $name`. Si querías cambiarle el nombre, dilo con `AS`.',
    example: {
      wrong: 'SELECT titulo precio FROM juego',
      right: 'SELECT titulo, precio FROM juego',
    },
  },
  {
    id: 'hint-text-as-column',
    severity: 'warning',
    find: (context) => findInQueries(context, findTextAsColumn),
    title: "Entre comillas simples, `'$name'` es un texto",
    text: 'Las comillas simples hacen un texto, que es el mismo en todas las filas. No es la columna.',
    fix: 'Para la columna, quita las comillas: `$name`.',
    example: {
      wrong: "SELECT 'titulo' FROM juego",
      right: 'SELECT titulo FROM juego',
    },
  },
  {
    id: 'hint-column-outside-group',
    severity: 'warning',
    find: (context) => findInQueries(context, findLoose(false)),
    title: '`$column` no está en el GROUP BY',
    text: '`$column` puede tener varios valores en $group, y SQLite enseña uno cualquiera sin avisar. Otras bases de datos dan error.',
    fix: '$fix',
    example: {
      wrong: 'SELECT genero, titulo, count(*) FROM juego GROUP BY genero',
      right: 'SELECT genero, count(*) FROM juego GROUP BY genero',
    },
  },
  {
    id: 'hint-min-max-column',
    severity: 'note',
    find: (context) => findInQueries(context, findLoose(true)),
    title: '`$column` sale de la fila del `$function`: es cosa de SQLite',
    text: 'Junto a un solo `$function`, SQLite toma las demás columnas de la fila que lo tiene. PostgreSQL y otras bases de datos dan error; si varias filas empatan, sale una.',
    fix: 'Vale aquí. Para que valga en todas: `ORDER BY` con `LIMIT 1`, o una subconsulta.',
    example: {
      wrong: 'SELECT titulo, max(precio) FROM juego',
      right: 'SELECT titulo, precio FROM juego ORDER BY precio DESC LIMIT 1',
    },
  },
  {
    id: 'hint-having-for-where',
    severity: 'note',
    find: (context) => findInQueries(context, findHavingForWhere),
    title: 'Esta condición va en WHERE',
    text: 'La condición del `HAVING` no usa ningún cálculo de grupo. Las filas que no la cumplen se agrupan para nada.',
    fix: 'Escribe `WHERE $condition` antes de `GROUP BY`.',
    example: {
      wrong: "GROUP BY genero HAVING genero <> 'cartas'",
      right: "WHERE genero <> 'cartas' GROUP BY genero",
    },
  },
  {
    id: 'hint-outer-column',
    severity: 'warning',
    find: (context) => findInQueries(context, findOuterColumn),
    title: '`$column` no es de `$inner`, sino de `$owner`',
    text: 'La tabla de la subconsulta no tiene `$column`, así que SQLite toma la de fuera, `$owner.$column`: la condición se cumple siempre que la subconsulta tenga filas.',
    fix: 'Escribe una columna de `$inner`. Con la tabla delante, SQLite avisa del error.',
    example: {
      wrong:
        'SELECT titulo FROM juego WHERE id IN (SELECT titulo FROM prestamo)',
      right:
        'SELECT titulo FROM juego WHERE id IN (SELECT juego_id FROM prestamo)',
    },
  },
  {
    id: 'hint-distinct-outside-count',
    severity: 'warning',
    find: (context) => findInQueries(context, findDistinctOutside),
    title: 'Este DISTINCT no quita los valores repetidos de la cuenta',
    text: 'El cálculo da una sola fila, y una fila nunca está repetida. `$call` contó antes todos los valores.',
    fix: 'Escribe `DISTINCT` dentro: `$right`.',
    example: {
      wrong: 'SELECT DISTINCT count(genero) FROM juego',
      right: 'SELECT count(DISTINCT genero) FROM juego',
    },
  },
  {
    id: 'hint-brackets-as-alias',
    severity: 'warning',
    find: (context) => findInQueries(context, findBracketAlias),
    title: '`$brackets` no saca una parte: es el nombre de la columna',
    text: 'En otros lenguajes, los corchetes eligen una parte de un texto o de una lista. En SQLite rodean un nombre, y este quedó de alias de `$column`.',
    fix: 'Escribe `substr($column, 1, 3)`: desde qué letra y cuántas.',
    example: {
      wrong: 'SELECT titulo[0:3] FROM juego',
      right: 'SELECT substr(titulo, 1, 3) FROM juego',
    },
  },
  {
    id: 'hint-distinct-parentheses',
    severity: 'note',
    find: (context) => findInQueries(context, findDistinctParentheses),
    title: 'DISTINCT mira la fila entera, no lo que va entre paréntesis',
    text: '`DISTINCT` no es una función: quita las filas iguales en todas sus columnas.',
    fix: 'Quita los paréntesis. Para una fila por valor, usa `GROUP BY`.',
    example: {
      wrong: 'SELECT DISTINCT (genero), precio FROM juego',
      right: 'SELECT DISTINCT genero, precio FROM juego',
    },
  },
];
