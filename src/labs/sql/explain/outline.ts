import { readName } from '../engine/tokens';
import type { Token } from '../engine/tokens';
import type { Schema, SchemaTable } from '../engine/types';
import {
  findClosing,
  isLiteral,
  isName,
  isSameName,
  measureDepths,
} from './tokenTools';
import { COMPOUND_WORDS, JOIN_WORDS, RESERVED_WORDS } from './words';

/** Positions of tokens; both are included. Empty when `last < first`. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** Condition of a JOIN. */
interface JoinCondition extends Span {
  readonly kind: 'on' | 'using';
}

/** Table, view or subquery from which a query reads. */
export interface Source {
  /** Name by which the query calls it. */
  readonly name: string;
  /** Name of the table or view; undefined for a subquery. */
  readonly tableName: string | undefined;
  /** Table of the schema. */
  readonly table: SchemaTable | undefined;
  /** Names of its columns; undefined when they are not known. */
  readonly columns: readonly string[] | undefined;
  /** Way in which it is joined to the sources before it. */
  readonly join:
    | 'first'
    | 'comma'
    | 'inner'
    | 'left'
    | 'right'
    | 'full'
    | 'cross'
    | 'natural';
  readonly condition: JoinCondition | undefined;
  /** Position of the token that names the table. */
  readonly index: number;
  readonly hasAlias: boolean;
}

/** Column of the result of a query. */
interface Item extends Span {
  /** Position of its alias; -1 without one. */
  readonly alias: number;
  /** The alias follows AS. */
  readonly hasAs: boolean;
  /** Name of the column of the result; undefined for an expression. */
  readonly name: string | undefined;
}

/** Clauses of a query, by their first word. */
export type ClauseName =
  | 'SELECT'
  | 'UPDATE'
  | 'DELETE'
  | 'SET'
  | 'FROM'
  | 'WHERE'
  | 'GROUP'
  | 'HAVING'
  | 'WINDOW'
  | 'ORDER'
  | 'LIMIT'
  | 'RETURNING';

/** SELECT, UPDATE or DELETE of a statement, or SELECT of a subquery. */
export interface Query extends Span {
  readonly kind: 'SELECT' | 'UPDATE' | 'DELETE';
  readonly depth: number;
  /** Content of each clause, without its words. */
  readonly clauses: ReadonlyMap<ClauseName, Span>;
  readonly sources: readonly Source[];
  readonly items: readonly Item[];
  /** Part of a UNION, INTERSECT or EXCEPT. */
  readonly isCompound: boolean;
}

/** Statement, with its queries in the order in which they begin. */
export interface Outline {
  readonly tokens: readonly Token[];
  readonly depths: readonly number[];
  readonly queries: readonly Query[];
}

/** Names of the columns of a WITH; undefined when they are not known. */
type CommonTables = ReadonlyMap<string, readonly string[] | undefined>;

interface Reader {
  readonly tokens: readonly Token[];
  readonly depths: readonly number[];
  readonly schema: Schema;
  readonly commonTables: CommonTables;
}

const CLAUSES: ReadonlySet<string> = new Set<ClauseName>([
  'SET',
  'FROM',
  'WHERE',
  'GROUP',
  'HAVING',
  'WINDOW',
  'ORDER',
  'LIMIT',
  'RETURNING',
]);

const isClauseName = (word: string): word is ClauseName => CLAUSES.has(word);

/** Returns true for the FROM of «IS DISTINCT FROM». */
const isPartOfOperator = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.upper === 'FROM' && tokens[index - 1]?.upper === 'DISTINCT';

/** Returns the position of the last token of the query that begins at `first`. */
function findQueryEnd(
  { tokens, depths }: Pick<Reader, 'tokens' | 'depths'>,
  first: number,
): number {
  const depth = depths[first] ?? 0;
  for (let index = first + 1; index < tokens.length; index += 1) {
    const isBelow = (depths[index] ?? 0) < depth || tokens[index]?.text === ';';
    const isCompound =
      depths[index] === depth && COMPOUND_WORDS.has(tokens[index]?.upper ?? '');
    // The `)` that closes a subquery has the depth of its `(`.
    if (isBelow || isCompound) return index - 1;
  }
  return tokens.length - 1;
}

function readClauses(
  { tokens, depths }: Reader,
  kind: Query['kind'],
  { first, last }: Span,
): ReadonlyMap<ClauseName, Span> {
  const clauses = new Map<ClauseName, Span>();
  let name: ClauseName = kind;
  let start = first + 1;
  for (let index = first + 1; index <= last + 1; index += 1) {
    const word = tokens[index]?.upper ?? '';
    const isStart =
      index > last ||
      (depths[index] === depths[first] &&
        tokens[index]?.kind === 'word' &&
        isClauseName(word) &&
        !isPartOfOperator(tokens, index));
    if (!isStart) continue;
    if (!clauses.has(name))
      clauses.set(name, { first: start, last: index - 1 });
    if (index > last || !isClauseName(word)) break;
    name = word;
    const hasBy = tokens[index + 1]?.upper === 'BY';
    start = index + (hasBy ? 2 : 1);
    if (hasBy) index += 1;
  }
  return clauses;
}

/** Splits a span at the commas of its own depth. */
export function splitSpan(
  { tokens, depths }: Pick<Reader, 'tokens' | 'depths'>,
  { first, last }: Span,
): readonly Span[] {
  const spans: Span[] = [];
  let start = first;
  for (let index = first; index <= last; index += 1)
    if (tokens[index]?.text === ',' && depths[index] === depths[first]) {
      spans.push({ first: start, last: index - 1 });
      start = index + 1;
    }
  if (start <= last) spans.push({ first: start, last });
  return spans;
}

const endsExpression = (token: Token | undefined): boolean =>
  isLiteral(token) ||
  token?.text === ')' ||
  token?.kind === 'quoted-name' ||
  (token?.kind === 'word' &&
    (!RESERVED_WORDS.has(token.upper) || token.upper === 'NULL'));

function readItem({ tokens }: Reader, span: Span): Item {
  const { first, last } = span;
  const end = tokens[last];
  const before = tokens[last - 1];
  const hasAs = last > first && before?.upper === 'AS';
  const hasAlias =
    hasAs ||
    (last > first &&
      isName(end) &&
      end.upper !== 'END' &&
      endsExpression(before));
  const isColumn = isName(end) && (last === first || before?.text === '.');
  return {
    ...span,
    alias: hasAlias ? last : -1,
    hasAs,
    name: end && (hasAlias || isColumn) ? readName(end) : undefined,
  };
}

/** Skips DISTINCT or ALL. */
function getItemsSpan({ tokens }: Reader, { first, last }: Span): Span {
  const isModifier = ['DISTINCT', 'ALL'].includes(tokens[first]?.upper ?? '');
  return { first: isModifier ? first + 1 : first, last };
}

/** Names of the columns of the query that begins at `first`. */
function readColumnNames(
  reader: Reader,
  first: number,
): readonly string[] | undefined {
  if (reader.tokens[first]?.upper !== 'SELECT') return undefined;
  const span = { first, last: findQueryEnd(reader, first) };
  const list = readClauses(reader, 'SELECT', span).get('SELECT');
  if (!list) return undefined;
  const names = splitSpan(reader, getItemsSpan(reader, list)).map(
    (item) => readItem(reader, item).name,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

const JOIN_KINDS: ReadonlyMap<string, Source['join']> = new Map([
  ['LEFT', 'left'],
  ['RIGHT', 'right'],
  ['FULL', 'full'],
  ['CROSS', 'cross'],
  ['NATURAL', 'natural'],
]);

/** Reads the JOIN words, or the comma, before a source. */
function readJoin(
  tokens: readonly Token[],
  start: number,
): { readonly join: Source['join']; readonly next: number } {
  if (tokens[start]?.text === ',') return { join: 'comma', next: start + 1 };
  let next = start;
  let join: Source['join'] = 'inner';
  while (JOIN_WORDS.has(tokens[next]?.upper ?? '')) {
    const word = tokens[next]?.upper ?? '';
    join = JOIN_KINDS.get(word) ?? join;
    next += 1;
    if (word === 'JOIN') break;
  }
  return { join, next };
}

function readCondition(
  { tokens, depths }: Reader,
  start: number,
  last: number,
): JoinCondition | undefined {
  const word = tokens[start]?.upper;
  if (word !== 'ON' && word !== 'USING') return undefined;
  const isNext = (index: number) =>
    depths[index] === depths[start] &&
    (tokens[index]?.text === ',' || JOIN_WORDS.has(tokens[index]?.upper ?? ''));
  let end = start;
  while (end < last && !isNext(end + 1)) end += 1;
  return { kind: word === 'ON' ? 'on' : 'using', first: start + 1, last: end };
}

const isAlias = (token: Token | undefined): token is Token =>
  isName(token) &&
  (token.kind === 'quoted-name' ||
    !(
      RESERVED_WORDS.has(token.upper) ||
      JOIN_WORDS.has(token.upper) ||
      ['WINDOW', 'INDEXED'].includes(token.upper)
    ));

interface SourceHead extends Omit<Source, 'join' | 'condition'> {
  readonly next: number;
}

function readSourceHead(reader: Reader, start: number): SourceHead {
  const { tokens, schema, commonTables } = reader;
  const isSubquery = tokens[start]?.text === '(';
  let nameAt = start;
  if (!isSubquery && tokens[start + 1]?.text === '.') nameAt = start + 2;
  const token = tokens[nameAt];
  let next = isSubquery ? findClosing(tokens, start) + 1 : nameAt + 1;
  const isCall = !isSubquery && tokens[next]?.text === '(';
  if (isCall) next = findClosing(tokens, next) + 1;
  const tableName = isSubquery || !token ? undefined : readName(token);
  const key = tableName?.toLowerCase() ?? '';
  const table =
    isCall || commonTables.has(key)
      ? undefined
      : schema.find(({ name }) => isSameName(name, key));
  let columns = table?.columns.map(({ name }) => name);
  if (isSubquery) columns = readColumnNames(reader, start + 1)?.slice();
  else if (commonTables.has(key)) columns = commonTables.get(key)?.slice();
  const hasAs = tokens[next]?.upper === 'AS';
  const aliasToken = tokens[hasAs ? next + 1 : next];
  const alias = isAlias(aliasToken) ? readName(aliasToken) : undefined;
  if (alias !== undefined) next += hasAs ? 2 : 1;
  return {
    name: alias ?? tableName ?? '',
    tableName,
    table,
    columns,
    index: nameAt,
    hasAlias: alias !== undefined,
    next,
  };
}

function readSources(reader: Reader, { first, last }: Span): readonly Source[] {
  const { tokens } = reader;
  const sources: Source[] = [];
  let index = first;
  let join: Source['join'] = 'first';
  while (index <= last) {
    const isGroup =
      tokens[index]?.text === '(' &&
      !['SELECT', 'WITH', 'VALUES'].includes(tokens[index + 1]?.upper ?? '');
    if (isGroup) {
      const close = findClosing(tokens, index);
      const [head, ...rest] = readSources(reader, {
        first: index + 1,
        last: close - 1,
      });
      if (head) sources.push({ ...head, join }, ...rest);
      index = close + 1;
    } else {
      const { next, ...head } = readSourceHead(reader, index);
      sources.push({ ...head, join, condition: undefined });
      index = next;
    }
    const condition = readCondition(reader, index, last);
    const current = sources.pop();
    if (current) sources.push({ ...current, condition });
    if (condition) index = condition.last + 1;
    if (index > last) break;
    const joined = readJoin(tokens, index);
    if (joined.next === index) break;
    ({ join, next: index } = joined);
  }
  return sources;
}

/** Reads the names that the WITH of a statement defines. */
function readCommonTables(reader: Omit<Reader, 'commonTables'>): CommonTables {
  const { tokens } = reader;
  const commonTables = new Map<string, readonly string[] | undefined>();
  tokens.forEach(({ upper }, withAt) => {
    if (upper !== 'WITH') return;
    let index = withAt + (tokens[withAt + 1]?.upper === 'RECURSIVE' ? 2 : 1);
    for (;;) {
      const name = tokens[index];
      if (!isName(name)) return;
      let columns: readonly string[] | undefined;
      index += 1;
      if (tokens[index]?.text === '(') {
        const close = findClosing(tokens, index);
        columns = tokens
          .slice(index + 1, close)
          .filter(isName)
          .map(readName);
        index = close + 1;
      }
      if (tokens[index]?.upper !== 'AS') return;
      index += 1;
      while (['NOT', 'MATERIALIZED'].includes(tokens[index]?.upper ?? ''))
        index += 1;
      if (tokens[index]?.text !== '(') return;
      columns ??= readColumnNames({ ...reader, commonTables }, index + 1);
      commonTables.set(readName(name).toLowerCase(), columns);
      index = findClosing(tokens, index) + 1;
      if (tokens[index]?.text !== ',') return;
      index += 1;
    }
  });
  return commonTables;
}

/** Returns the tokens that name the sources of a query. */
function getSourcesSpan(
  { tokens }: Reader,
  kind: Query['kind'],
  clauses: ReadonlyMap<ClauseName, Span>,
): readonly Span[] {
  const from = clauses.get('FROM');
  const spans = from ? [from] : [];
  const updated = kind === 'UPDATE' ? clauses.get('UPDATE') : undefined;
  if (!updated) return spans;
  const isConflict = tokens[updated.first]?.upper === 'OR';
  return [
    { first: updated.first + (isConflict ? 2 : 0), last: updated.last },
    ...spans,
  ];
}

function readQuery(reader: Reader, kind: Query['kind'], first: number): Query {
  const { tokens, depths } = reader;
  const last = findQueryEnd(reader, first);
  const clauses = readClauses(reader, kind, { first, last });
  const list = clauses.get('SELECT');
  const isAfterCompound = (index: number) =>
    COMPOUND_WORDS.has(tokens[index]?.upper ?? '');
  return {
    kind,
    first,
    last,
    depth: depths[first] ?? 0,
    clauses,
    sources: getSourcesSpan(reader, kind, clauses).flatMap((span) =>
      readSources(reader, span),
    ),
    items: list
      ? splitSpan(reader, getItemsSpan(reader, list)).map((span) =>
          readItem(reader, span),
        )
      : [],
    isCompound:
      isAfterCompound(last + 1) ||
      isAfterCompound(first - 1) ||
      tokens[first - 1]?.upper === 'ALL',
  };
}

/** Returns the kind of the query that a token begins. */
function getKind(
  tokens: readonly Token[],
  index: number,
): Query['kind'] | undefined {
  const { kind, upper } = tokens[index] ?? {};
  if (kind !== 'word') return undefined;
  if (upper === 'SELECT') return upper;
  const isFirst = index === 0 || tokens[index - 1]?.text === ')';
  return isFirst && (upper === 'UPDATE' || upper === 'DELETE')
    ? upper
    : undefined;
}

/**
 * Reads the queries of a statement, also of one that SQLite refuses: cards look
 * for a missing comma or a misplaced word, and need the places of its tokens.
 * `parseSelect` (`engine/query/parse`) cannot serve here, because it reads only a
 * whole SELECT and the step view must know that nothing of it was skipped; this
 * reader guesses, so it cannot serve there.
 */
export function readOutline(tokens: readonly Token[], schema: Schema): Outline {
  const depths = measureDepths(tokens);
  const base = { tokens, depths, schema };
  const reader = { ...base, commonTables: readCommonTables(base) };
  const queries = tokens.flatMap((_, index) => {
    const kind = getKind(tokens, index);
    return kind ? [readQuery(reader, kind, index)] : [];
  });
  return { tokens, depths, queries };
}

/** Returns the queries around a position, the innermost first. */
export const getEnclosing = (
  { queries }: Outline,
  index: number,
): readonly Query[] =>
  queries
    .filter(({ first, last }) => first <= index && index <= last)
    .reverse();

/** Returns the clause of a query in which a position is. */
export function getClauseAt(
  { clauses }: Query,
  index: number,
): ClauseName | undefined {
  for (const [name, { first, last }] of clauses)
    if (first <= index && index <= last) return name;
  return undefined;
}
