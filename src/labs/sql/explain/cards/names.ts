// cspell:ignore DISTINTC presio prestamo subconsulta titulos
import { readTokens } from '../../engine/tokens';
import type { SqlRange } from '../../engine/types';
import { getClauseAt, getEnclosing } from '../outline';
import type { Query, Source } from '../outline';
import { findSimilar, foldName } from '../similar';
import { getRange, isName, isNamed, isSameName } from '../tokenTools';
import type { Captures, FaultCard, FaultContext, Finding } from '../types';
import { findKeyword } from '../words';
import { getName, getOutline, getWord, listNames } from './shared';

const UNKNOWN_COLUMN =
  /^no such column: (?:(?<table>[^".]+)\.)?(?<name>[^"]+)$/;
const QUOTED_COLUMN =
  /^no such column: "(?<name>[\s\S]*)" - should this be a string literal/;
const UNKNOWN_INSERT_COLUMN =
  /^table (?<table>[\s\S]*) has no column named (?<name>[\s\S]+)$/;
const UNKNOWN_KEY_COLUMN =
  /^unknown column "(?<name>[\s\S]+)" in foreign key definition$/;
const UNKNOWN_TABLE = /^no such table: (?<name>[\s\S]+)$/;

/** Returns the position of the token that names the column of a message. */
function findColumnIndex(
  context: FaultContext,
  name: string,
  table?: string,
): number {
  const { tokens, index } = context;
  if (index < 0) {
    // A message without a place is about the first use of the name, but not as
    // a table.
    const tableIndexes = new Set(
      getOutline(context).queries.flatMap(({ sources }) =>
        sources.map((source) => source.index),
      ),
    );
    const isUse = (at: number) =>
      isNamed(tokens[at], name) &&
      !tableIndexes.has(at) &&
      tokens[at + 1]?.text !== '.' &&
      !['INTO', 'UPDATE'].includes(getWord(context, at - 1));
    const isQualified = (at: number) => tokens[at - 1]?.text === '.';
    const indexes = [...tokens.keys()].filter(isUse);
    // An INSERT names its table apart from its columns.
    const own = indexes.find(
      (at) =>
        table !== undefined &&
        isQualified(at) &&
        isNamed(tokens[at - 2], table),
    );
    return own ?? indexes.find((at) => !isQualified(at)) ?? indexes[0] ?? -1;
  }
  return tokens[index + 1]?.text === '.' ? index + 2 : index;
}

/** Place of a column, with its table. */
function getColumnRange(
  { tokens }: FaultContext,
  index: number,
): SqlRange | undefined {
  const isQualified = tokens[index - 1]?.text === '.';
  return getRange(tokens, isQualified ? index - 2 : index, index);
}

/** Reads the columns that a CREATE TABLE declares, as a source. */
function readCreatedSource(context: FaultContext): Source | undefined {
  const { tokens } = context;
  if (getWord(context, 0) !== 'CREATE') return undefined;
  if (!tokens.slice(1, 3).some(({ upper }) => upper === 'TABLE'))
    return undefined;
  const open = tokens.findIndex(({ text }) => text === '(');
  const columns = tokens
    .filter(
      (token, at) =>
        at === open + 1 || (tokens[at - 1]?.text === ',' && isName(token)),
    )
    .map(({ text }) => text);
  return createSource(getName(context, open - 1), columns);
}

const createSource = (name: string, columns: readonly string[]): Source => ({
  name,
  tableName: name,
  table: undefined,
  columns,
  join: 'first',
  condition: undefined,
  index: -1,
  hasAlias: false,
});

/** Reads the table of INSERT INTO or CREATE INDEX … ON as a source. */
function readTargetSource(context: FaultContext): Source | undefined {
  const { tokens, schema } = context;
  const isIndex =
    getWord(context, 0) === 'CREATE' &&
    tokens.slice(1, 3).some(({ upper }) => upper === 'INDEX');
  const word = isIndex ? 'ON' : 'INTO';
  const at = tokens.findIndex(({ upper }) => upper === word);
  const table = schema.find(({ name }) => isNamed(tokens[at + 1], name));
  return at < 0 || !table
    ? undefined
    : createSource(
        table.name,
        table.columns.map(({ name }) => name),
      );
}

/** Returns the queries around a place, and the sources that it may name. */
function getScope(
  context: FaultContext,
  index: number,
): { readonly queries: readonly Query[]; readonly sources: readonly Source[] } {
  const queries = getEnclosing(getOutline(context), index);
  const sources = queries.flatMap((query) => query.sources);
  const extra = [readTargetSource(context), readCreatedSource(context)];
  return {
    queries,
    sources: [
      ...sources,
      ...(sources.length ? [] : extra.filter((source) => source !== undefined)),
    ],
  };
}

const listColumns = (sources: readonly Source[]): readonly string[] => [
  ...new Set(sources.flatMap(({ columns }) => columns ?? [])),
];

/** Names a column may go by in a message: with its table when it has one. */
const getSources = (
  sources: readonly Source[],
  table: string | undefined,
): readonly Source[] =>
  table === undefined
    ? sources
    : sources.filter(({ name }) => isSameName(name, table));

/** Returns true for the value of a comparison, a list of values or a SET. */
function isValuePlace(context: FaultContext, index: number): boolean {
  const { tokens } = context;
  const before = getWord(context, index - 1);
  if (
    [
      '=',
      '==',
      '<>',
      '!=',
      '<',
      '>',
      '<=',
      '>=',
      'LIKE',
      'IS',
      'BETWEEN',
      'GLOB',
    ].includes(before)
  )
    return true;
  if (before === 'NOT' && getWord(context, index - 2) === 'IS') return true;
  if (before !== '(' && before !== ',') return false;
  let open = index - 1;
  for (let depth = 0; open > 0; open -= 1) {
    if (tokens[open]?.text === ')') depth += 1;
    if (tokens[open]?.text === '(' && depth === 0) break;
    if (tokens[open]?.text === '(') depth -= 1;
  }
  const opener = getWord(context, open - 1);
  return (
    opener === 'IN' ||
    opener === 'VALUES' ||
    (opener === ',' &&
      tokens.slice(0, open).some(({ upper }) => upper === 'VALUES'))
  );
}

/** Finds the column of the tables at hand that a name resembles. */
function findNearColumn(
  context: FaultContext,
  { table, name = '' }: Captures,
): { readonly index: number; readonly other: string } | undefined {
  const index = findColumnIndex(context, name, table);
  const { queries, sources } = getScope(context, index);
  const [query] = queries;
  const clause = query && getClauseAt(query, index);
  const knowsAliases = table === undefined && clause !== 'SELECT';
  const aliases = knowsAliases
    ? query?.items.flatMap((item) => (item.alias >= 0 ? [item.name ?? ''] : []))
    : [];
  const other = findSimilar(name, [
    ...listColumns(getSources(sources, table)),
    ...(aliases ?? []),
  ]);
  return other === undefined ? undefined : { index, other };
}

/** Finds the tables of the schema with a column, out of those at hand. */
function findOtherTables(
  { schema }: FaultContext,
  sources: readonly Source[],
  name: string,
): readonly string[] {
  const folded = foldName(name);
  return schema
    .filter(
      (table) =>
        table.columns.some((column) => foldName(column.name) === folded) &&
        !sources.some((source) => source.table === table),
    )
    .map((table) => table.name);
}

function findColumnName(
  context: FaultContext,
  captures: Captures,
): Finding | undefined {
  const near = findNearColumn(context, captures);
  if (!near) return undefined;
  const range = getRange(context.tokens, near.index, near.index);
  return { range, captures: { other: near.other } };
}

function findTextWithoutQuotes(
  context: FaultContext,
  captures: Captures,
): Finding | undefined {
  const { name = '', table } = captures;
  const index = findColumnIndex(context, name, table);
  const { sources } = getScope(context, index);
  if (
    table !== undefined ||
    !(isValuePlace(context, index) || /^now$/i.test(name)) ||
    findNearColumn(context, captures) ||
    findOtherTables(context, sources, name).length
  )
    return undefined;
  return { range: getRange(context.tokens, index, index) };
}

function findMissingFrom(
  context: FaultContext,
  { name = '', table }: Captures,
): Finding | undefined {
  const index = findColumnIndex(context, name, table);
  const { queries, sources } = getScope(context, index);
  if (queries[0]?.clauses.has('FROM') !== false) return undefined;
  const isOuter = sources.some(({ columns }) =>
    columns?.some((column) => isSameName(column, name)),
  );
  if (isOuter || isValuePlace(context, index)) return undefined;
  const owners = findOtherTables(context, [], name);
  // The table may be there, without its FROM: SQLite takes it for an alias.
  const next = context.tokens[index + 1];
  const owner = owners.find((other) => isNamed(next, other)) ?? owners[0];
  const known = table ?? owner;
  return known === undefined
    ? undefined
    : {
        range: getColumnRange(context, index),
        captures: { owner: known },
      };
}

function findColumnOfOtherTable(
  context: FaultContext,
  { name = '', table }: Captures,
): Finding | undefined {
  const index = findColumnIndex(context, name, table);
  const { sources } = getScope(context, index);
  const isOwn = getSources(sources, table).length > 0;
  const near = findSimilar(name, listColumns(getSources(sources, table)));
  if (!sources.length || !isOwn || near !== undefined) return undefined;
  const inQuery = sources.find(
    (source) =>
      table !== undefined &&
      source.columns?.some((column) => isSameName(column, name)),
  );
  const owner = inQuery?.name ?? findOtherTables(context, sources, name)[0];
  return owner === undefined
    ? undefined
    : {
        range: getColumnRange(context, index),
        captures: {
          owner,
          sources: listNames(
            getSources(sources, table).map((source) => source.name),
          ),
        },
      };
}

/** Finds the source whose table has been given another name by an alias. */
function findHiddenSource(
  context: FaultContext,
  { name = '', table = '' }: Captures,
): { readonly index: number; readonly alias: string } | undefined {
  const index = findColumnIndex(context, name, table);
  const { sources } = getScope(context, index);
  if (getSources(sources, table).length) return undefined;
  const hidden = sources.find(
    ({ tableName, hasAlias }) =>
      hasAlias && tableName !== undefined && isSameName(tableName, table),
  );
  return hidden && { index, alias: hidden.name };
}

function findUndeclaredTable(
  context: FaultContext,
  captures: Captures,
): { readonly index: number; readonly sources: readonly Source[] } | undefined {
  const { name = '', table } = captures;
  const index = findColumnIndex(context, name, table);
  const { sources } = getScope(context, index);
  if (table === undefined || !sources.length) return undefined;
  if (getSources(sources, table).length) return undefined;
  return findHiddenSource(context, captures) ? undefined : { index, sources };
}

/** Position of the table named in a message. */
function findTableIndex({ tokens }: FaultContext, name: string): number {
  const short = name.includes('.') ? name.slice(name.indexOf('.') + 1) : name;
  const starters = [
    'FROM',
    'JOIN',
    'INTO',
    'UPDATE',
    'TABLE',
    'ON',
    'EXISTS',
    'REFERENCES',
    'IN',
    ',',
    '(',
    '.',
  ];
  const isTable = tokens.findIndex(
    (token, index) =>
      isNamed(token, short) &&
      starters.includes(tokens[index - 1]?.upper ?? '') &&
      tokens[index + 1]?.text !== '.',
  );
  return isTable < 0
    ? tokens.findIndex((token) => isNamed(token, short))
    : isTable;
}

const getTableRange = (
  context: FaultContext,
  name: string,
): SqlRange | undefined => {
  const index = findTableIndex(context, name);
  return getRange(context.tokens, index, index);
};

/** Names that a query may read from: tables, views and those of a WITH. */
function listTableNames(context: FaultContext): readonly string[] {
  const { tokens, schema } = context;
  const common = tokens
    .filter(
      (token, index) =>
        isName(token) &&
        ['WITH', 'RECURSIVE', ','].includes(getWord(context, index - 1)) &&
        ['AS', '('].includes(getWord(context, index + 1)),
    )
    .map(({ text }) => text);
  return [...schema.map(({ name }) => name), ...common];
}

/** Returns true when a later statement of the text creates the table. */
function isCreatedLater({ sql, fault }: FaultContext, name: string): boolean {
  const tokens = readTokens(sql);
  return tokens.some(
    (token, index) =>
      token.start > fault.end &&
      isNamed(token, name) &&
      ['TABLE', 'VIEW', 'EXISTS'].includes(tokens[index - 1]?.upper ?? '') &&
      tokens
        .slice(Math.max(0, index - 5), index)
        .some(({ upper }) => upper === 'CREATE'),
  );
}

/** Columns and tables that SQLite does not find. */
export const nameCards: readonly FaultCard[] = [
  {
    id: 'text-in-double-quotes',
    messages: [QUOTED_COLUMN],
    find: (context, captures) => {
      const { name = '' } = captures;
      const index = findColumnIndex(context, name);
      const isValue = isValuePlace(context, index);
      return findNearColumn(context, captures) && !isValue
        ? undefined
        : { range: getRange(context.tokens, index, index) };
    },
    title: 'Un texto va entre comillas simples, no dobles',
    text: 'En SQL, las comillas dobles rodean el nombre de una columna o de una tabla. SQLite buscó una columna llamada «$name», y no la hay.',
    fix: "Si es un texto, escríbelo así: `'$name'`. Si es una columna, revisa su nombre.",
    example: {
      wrong: 'WHERE nombre = "Ana"',
      right: "WHERE nombre = 'Ana'",
    },
  },
  {
    id: 'keyword-as-column',
    messages: [UNKNOWN_COLUMN],
    isCause: true,
    find: (context, { name = '' }) => {
      const { tokens, index } = context;
      const isAfterSelect = getWord(context, index - 1) === 'SELECT';
      const keyword = findKeyword(name);
      return isAfterSelect &&
        keyword === 'DISTINCT' &&
        isName(tokens[index + 1])
        ? { range: getRange(tokens, index, index), captures: { keyword } }
        : undefined;
    },
    title: '`$name` no es una palabra de SQL: quizá es `$keyword`',
    text: 'Como SQLite no conoce `$name`, la tomó por el nombre de una columna, y no hay ninguna con ese nombre.',
    fix: 'Escribe `$keyword`.',
    example: {
      wrong: 'SELECT DISTINTC genero FROM juego',
      right: 'SELECT DISTINCT genero FROM juego',
    },
  },
  {
    id: 'table-as-column',
    messages: [UNKNOWN_COLUMN],
    isCause: true,
    find: (context, { name = '', table }) => {
      const index = findColumnIndex(context, name);
      const { sources } = getScope(context, index);
      const source = sources.find((other) => isSameName(other.name, name));
      if (!source || table !== undefined) return undefined;
      const { tokens } = context;
      const at = getWord(context, index + 1) === ',' ? index + 2 : index + 1;
      const isTogether = tokens[index]?.end === tokens[at - 1]?.start;
      const column =
        at === index + 1 || isTogether
          ? source.columns?.find((other) => isNamed(tokens[at], other))
          : undefined;
      const plain = source.table?.columns.find(
        ({ keyPosition }) => keyPosition === 0,
      );
      return {
        range: getRange(tokens, index, column === undefined ? index : at),
        captures: { column: column ?? plain?.name ?? 'columna' },
      };
    },
    title: '`$name` es una tabla, no una columna',
    text: 'Aquí se esperaba una columna, y `$name` es el nombre de una tabla de la consulta. Entre la tabla y su columna va un punto.',
    fix: 'Escribe la columna: `$column`, o con su tabla delante, `$name.$column`.',
    example: {
      wrong: 'SELECT juego titulo FROM juego',
      right: 'SELECT juego.titulo FROM juego',
    },
  },
  {
    id: 'alias-in-select',
    messages: [UNKNOWN_COLUMN],
    isCause: true,
    find: (context, { name = '', table }) => {
      const index = findColumnIndex(context, name);
      const query = getEnclosing(getOutline(context), index)[0];
      if (
        !query ||
        table !== undefined ||
        getClauseAt(query, index) !== 'SELECT'
      )
        return undefined;
      const alias = query.items.find(
        (item) => item.alias >= 0 && isSameName(item.name ?? '', name),
      );
      return alias && { range: getRange(context.tokens, index, index) };
    },
    title: 'El alias `$name` no se puede usar en el mismo SELECT',
    text: 'Las columnas de un `SELECT` se calculan a la vez, así que en ellas todavía no existe el alias `$name`. Sí existe en `ORDER BY`.',
    fix: 'Repite el cálculo en lugar del alias, o hazlo antes en una subconsulta.',
    example: {
      wrong: 'SELECT precio * 2 AS doble, doble + 1 FROM juego',
      right: 'SELECT precio * 2 AS doble, precio * 2 + 1 FROM juego',
    },
  },
  {
    id: 'column-name',
    messages: [UNKNOWN_COLUMN, UNKNOWN_INSERT_COLUMN, UNKNOWN_KEY_COLUMN],
    find: findColumnName,
    title: 'No hay una columna `$name`: quizá es `$other`',
    text: 'SQLite buscó la columna `$name` y no la encontró, pero hay una muy parecida: `$other`. Los acentos, los plurales y cada letra cuentan; las mayúsculas, no.',
    fix: 'Escribe `$other`.',
    example: {
      wrong: 'SELECT presio FROM juego',
      right: 'SELECT precio FROM juego',
    },
  },
  {
    id: 'column-name-in-quotes',
    messages: [QUOTED_COLUMN],
    find: (context, captures) => {
      const index = findColumnIndex(context, captures['name'] ?? '');
      return isValuePlace(context, index)
        ? undefined
        : findColumnName(context, captures);
    },
    title: 'No hay una columna «$name»: quizá es `$other`',
    text: 'Entre comillas dobles va un nombre. SQLite buscó la columna «$name» y no la encontró, pero hay una muy parecida: `$other`.',
    fix: 'Escribe `$other`. Sin espacios ni signos, el nombre no necesita comillas.',
    example: {
      wrong: 'SELECT "titulos" FROM juego',
      right: 'SELECT titulo FROM juego',
    },
  },
  {
    id: 'missing-from',
    messages: [UNKNOWN_COLUMN],
    isCause: true,
    find: findMissingFrom,
    title: 'Falta decir de qué tabla sale `$name`',
    text: 'La consulta no tiene `FROM`, así que SQLite no sabe dónde buscar la columna `$name`.',
    fix: 'Añade la tabla después de las columnas: `FROM $owner`.',
    example: { wrong: 'SELECT titulo', right: 'SELECT titulo FROM juego' },
  },
  {
    id: 'column-of-other-table',
    messages: [UNKNOWN_COLUMN, UNKNOWN_INSERT_COLUMN],
    find: findColumnOfOtherTable,
    title: '`$name` es una columna de `$owner`',
    text: 'SQLite buscó `$name` en $sources y no la encontró. La columna existe, pero está en la tabla `$owner`.',
    fix: 'Si la necesitas, une esa tabla con `JOIN $owner ON …`; si ya está en la consulta, escribe `$owner.$name`.',
    example: {
      wrong: 'SELECT titulo FROM prestamo',
      right:
        'SELECT titulo FROM prestamo JOIN juego ON juego.id = prestamo.juego_id',
    },
  },
  {
    id: 'alias-hides-name',
    messages: [UNKNOWN_COLUMN],
    find: (context, captures) => {
      const hidden = findHiddenSource(context, captures);
      return (
        hidden && {
          range: getColumnRange(context, hidden.index),
          captures: { alias: hidden.alias },
        }
      );
    },
    title: 'En esta consulta, `$table` se llama `$alias`',
    text: 'Desde que una tabla recibe un alias, la consulta solo la conoce por él: `$table.$name` ya no existe.',
    fix: 'Escribe `$alias.$name`, o quita el alias `$alias` del `FROM`.',
    example: {
      wrong: 'SELECT juego.titulo FROM juego AS j',
      right: 'SELECT j.titulo FROM juego AS j',
    },
  },
  {
    id: 'alias-not-declared',
    messages: [UNKNOWN_COLUMN],
    find: (context, captures) => {
      const found = findUndeclaredTable(context, captures);
      const { table = '' } = captures;
      if (!found || context.schema.some(({ name }) => isSameName(name, table)))
        return undefined;
      const source =
        found.sources.find(
          ({ columns, hasAlias }) =>
            !hasAlias &&
            columns?.some((column) =>
              isSameName(column, captures['name'] ?? ''),
            ),
        ) ?? found.sources[0];
      return {
        range: getColumnRange(context, found.index),
        captures: {
          source: source?.tableName ?? source?.name ?? 'tabla',
          sources: listNames(found.sources.map(({ name }) => name)),
        },
      };
    },
    title: 'Nada se llama `$table` en esta consulta',
    text: 'Delante del punto va una tabla del `FROM` o su alias, y `$table` no es ninguno de los dos. Nombres que hay: $sources.',
    fix: 'Pon el alias junto a su tabla, como en `FROM $source AS $table`, o escribe aquí el nombre que ya tiene.',
    example: {
      wrong: 'SELECT j.titulo FROM juego',
      right: 'SELECT j.titulo FROM juego AS j',
    },
  },
  {
    id: 'table-not-in-query',
    messages: [UNKNOWN_COLUMN],
    find: (context, captures) => {
      const found = findUndeclaredTable(context, captures);
      const { table = '' } = captures;
      return found && context.schema.some(({ name }) => isSameName(name, table))
        ? { range: getColumnRange(context, found.index) }
        : undefined;
    },
    title: 'La tabla `$table` no está en el FROM',
    text: 'Se pide `$table.$name`, pero esta consulta no lee la tabla `$table`.',
    fix: 'Añádela con `JOIN $table ON …`, con la condición que une las dos tablas.',
    example: {
      wrong: 'SELECT prestamo.dia FROM juego',
      right:
        'SELECT prestamo.dia FROM juego JOIN prestamo ON juego.id = prestamo.juego_id',
    },
  },
  {
    id: 'text-without-quotes',
    messages: [UNKNOWN_COLUMN],
    find: findTextWithoutQuotes,
    title: 'Si `$name` es un texto, le faltan las comillas',
    text: 'Una palabra sin comillas es el nombre de una columna. SQLite buscó una llamada `$name`, y no la hay.',
    fix: "Escribe el texto entre comillas simples: `'$name'`.",
    example: { wrong: 'WHERE nombre = Ana', right: "WHERE nombre = 'Ana'" },
  },
  {
    id: 'unknown-column',
    messages: [UNKNOWN_COLUMN, UNKNOWN_INSERT_COLUMN, UNKNOWN_KEY_COLUMN],
    isFallback: true,
    find: (context, { name = '', table }) => {
      const index = findColumnIndex(context, name, table);
      const { sources } = getScope(context, index);
      const own = getSources(sources, table);
      return {
        range: getColumnRange(context, index),
        captures: {
          columns: listNames(listColumns(own.length ? own : sources)),
        },
      };
    },
    title: 'No hay una columna `$name`',
    text: 'SQLite buscó la columna `$name` en las tablas de esta sentencia. Las columnas que hay son: $columns.',
    fix: 'Elige una de esas columnas, o mira en el esquema en qué tabla está lo que buscas.',
    example: {
      wrong: 'SELECT edad FROM socio',
      right: 'SELECT alta FROM socio',
    },
  },
  {
    id: 'ambiguous-column',
    messages: [/^ambiguous column name: (?:.+\.)?(?<name>.+)$/s],
    find: (context, { name = '' }) => {
      const index = findColumnIndex(context, name);
      const { sources } = getScope(context, index);
      const owners = sources
        .filter(({ columns }) =>
          columns?.some((column) => isSameName(column, name)),
        )
        .map((source) => source.name);
      return {
        range: getColumnRange(context, index),
        captures: {
          owners: listNames(owners),
          first: owners[0] ?? 'tabla',
        },
      };
    },
    title: 'Hay más de una columna `$name`: falta decir cuál',
    text: 'La columna `$name` está en varias tablas de la consulta ($owners), y SQLite no elige por su cuenta.',
    fix: 'Pon la tabla delante, con un punto: `$first.$name`.',
    example: {
      wrong: 'SELECT id FROM juego JOIN prestamo ON juego.id = juego_id',
      right: 'SELECT juego.id FROM juego JOIN prestamo ON juego.id = juego_id',
    },
  },
  {
    id: 'table-created-later',
    messages: [UNKNOWN_TABLE],
    isCause: true,
    find: (context, { name = '' }) =>
      isCreatedLater(context, name)
        ? { range: getTableRange(context, name) }
        : undefined,
    title: 'La tabla `$name` todavía no existe aquí',
    text: 'Las sentencias se ejecutan en orden, y la que crea `$name` está más abajo.',
    fix: 'Pon el `CREATE TABLE $name` antes de esta sentencia.',
    example: {
      wrong: 'INSERT INTO sala VALUES (1);\nCREATE TABLE sala (id INTEGER);',
      right: 'CREATE TABLE sala (id INTEGER);\nINSERT INTO sala VALUES (1);',
    },
  },
  {
    id: 'table-with-prefix',
    messages: [/^no such table: (?<prefix>[^.]+)\.(?<name>.+)$/s],
    isCause: true,
    find: (context, { name = '', prefix = '' }) => {
      const index = findTableIndex(context, name);
      const isHere = context.schema.some((table) =>
        isSameName(table.name, name),
      );
      return isHere && isNamed(context.tokens[index - 2], prefix)
        ? { range: getRange(context.tokens, index - 2, index) }
        : undefined;
    },
    title: 'Sobra `$prefix.` delante de `$name`',
    text: 'Delante del punto se esperaba una base de datos. Aquí solo hay una, y no se llama `$prefix`.',
    fix: 'Escribe la tabla sola: `$name`.',
    example: {
      wrong: 'SELECT * FROM club.juego',
      right: 'SELECT * FROM juego',
    },
  },
  {
    id: 'key-to-unknown-table',
    messages: [/^no such table: main\.(?<name>.+)$/s],
    isCause: true,
    find: (context, { name = '' }) => {
      const isForeignKey = context.schema.some(({ foreignKeys }) =>
        foreignKeys.some(({ table }) => isSameName(table, name)),
      );
      return isForeignKey && findTableIndex(context, name) < 0
        ? { range: context.statement }
        : undefined;
    },
    title: 'Una clave foránea apunta a `$name`, que no existe',
    text: 'SQLite deja crear la clave foránea sin mirar la tabla, y la busca al escribir una fila: entonces no encontró `$name`.',
    fix: 'Crea la tabla `$name`, o corrige el nombre que va detrás de `REFERENCES`.',
    example: {
      wrong: 'juego_id INTEGER REFERENCES juegos',
      right: 'juego_id INTEGER REFERENCES juego',
    },
  },
  {
    id: 'table-name',
    messages: [UNKNOWN_TABLE],
    find: (context, { name = '' }) => {
      const other = findSimilar(name, listTableNames(context));
      return other === undefined
        ? undefined
        : { range: getTableRange(context, name), captures: { other } };
    },
    title: 'No hay una tabla `$name`: quizá es `$other`',
    text: 'SQLite buscó la tabla `$name` y no la encontró, pero hay una muy parecida: `$other`. Los acentos, los plurales y cada letra cuentan; las mayúsculas, no.',
    fix: 'Escribe `$other`.',
    example: {
      wrong: 'SELECT titulo FROM juegos',
      right: 'SELECT titulo FROM juego',
    },
  },
  {
    id: 'unknown-table',
    messages: [UNKNOWN_TABLE],
    isFallback: true,
    find: (context, { name = '' }) => ({
      range: getTableRange(context, name),
      captures: { tables: listNames(listTableNames(context)) },
    }),
    title: 'No hay una tabla `$name`',
    text: 'SQLite buscó una tabla o vista llamada `$name`. Las que existen ahora son: $tables.',
    fix: 'Elige una de ellas. Si `$name` es nueva, créala antes con `CREATE TABLE`.',
    example: {
      wrong: 'SELECT nombre FROM usuarios',
      right: 'SELECT nombre FROM socio',
    },
  },
  {
    id: 'unknown-object',
    messages: [/^no such (?<kind>index|view|trigger): (?<name>[\s\S]+)$/],
    find: (context, { name = '', kind = '' }) => ({
      range: getTableRange(context, name),
      captures: {
        object:
          { index: 'un índice', view: 'una vista' }[kind] ?? 'un disparador',
      },
    }),
    title: 'No hay $object `$name`',
    text: 'La sentencia quiere borrar $object `$name`, y la base de datos no lo tiene.',
    fix: 'Revisa el nombre en el esquema. Con `IF EXISTS`, la sentencia no falla cuando ya no está.',
    example: {
      wrong: 'DROP INDEX por_fecha',
      right: 'DROP INDEX IF EXISTS por_fecha',
    },
  },
  {
    id: 'join-column-missing',
    messages: [
      /^cannot join using column (?<name>.+) - column not present in both tables$/s,
    ],
    find: (context, { name = '' }) => {
      const at = context.tokens.findIndex(({ upper }) => upper === 'USING');
      const index = context.tokens.findIndex(
        (token, position) => position > at && isNamed(token, name),
      );
      return { range: getRange(context.tokens, index, index) };
    },
    title: '`$name` no está en las dos tablas',
    text: '`USING ($name)` une las filas por una columna que se llama igual en las dos tablas, y a una le falta.',
    fix: 'Si se llaman distinto, escribe la condición con `ON`: una columna de cada tabla.',
    example: {
      wrong: 'FROM juego JOIN prestamo USING (juego_id)',
      right: 'FROM juego JOIN prestamo ON juego.id = prestamo.juego_id',
    },
  },
];
