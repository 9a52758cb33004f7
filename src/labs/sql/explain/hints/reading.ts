// cspell:ignore clob doub floa
import { quoteName } from '../../engine/quoteName';
import { readName } from '../../engine/tokens';
import type { Token } from '../../engine/tokens';
import type { SchemaColumn } from '../../engine/types';
import { getEnclosing, readOutline } from '../outline';
import type { Outline, Query, Source, Span } from '../outline';
import {
  findClosing,
  getRange,
  isLiteral,
  isName,
  isSameName,
} from '../tokenTools';
import type { Finding, HintContext } from '../types';
import { AGGREGATES, isKeyword } from '../words';

/** Statement of a hint, with its queries. */
export interface Reading extends HintContext, Outline {}

const outlines = new WeakMap<HintContext, Reading>();

/** Reads the queries of a statement, once. */
function getReading(context: HintContext): Reading {
  const known = outlines.get(context);
  if (known) return known;
  const { statement, schema } = context;
  const reading: Reading = {
    ...context,
    ...readOutline(statement.tokens, schema),
  };
  outlines.set(context, reading);
  return reading;
}

/** Use of a column in a query. */
export interface ColumnUse extends Span {
  readonly name: string;
  /** Source of the query to which the column belongs. */
  readonly source: Source;
  /** Column of the schema; undefined for that of a subquery. */
  readonly column: SchemaColumn | undefined;
}

/** Comparison operators. */
export const COMPARISONS: ReadonlySet<string> = new Set([
  '=',
  '==',
  '<>',
  '!=',
  '<',
  '>',
  '<=',
  '>=',
]);

/** Finds, innermost first, the sources that a position may name. */
const getSources = (
  outline: Outline,
  index: number,
): readonly (readonly Source[])[] =>
  getEnclosing(outline, index).map(({ sources }) => sources);

function findSource(
  levels: readonly (readonly Source[])[],
  name: string,
  qualifier: string | undefined,
): Source | undefined {
  for (const sources of levels) {
    const found = sources.filter(
      (source) =>
        (qualifier === undefined || isSameName(source.name, qualifier)) &&
        source.columns?.some((column) => isSameName(column, name)),
    );
    if (found.length) return found.length === 1 ? found[0] : undefined;
    // A column of a source that is not known may be this one.
    if (sources.some(({ columns }) => !columns)) return undefined;
  }
  return undefined;
}

/**
 * Reads the column whose last token is at a position: `titulo`, `j.titulo`.
 * Returns undefined for a function, an alias and a name that is not known.
 */
export function readColumnEnding(
  outline: Outline,
  last: number,
): ColumnUse | undefined {
  const { tokens } = outline;
  const token = tokens[last];
  if (!isName(token) || tokens[last + 1]?.text === '(') return undefined;
  if (token.kind === 'word' && isKeyword(token.text)) return undefined;
  if (tokens[last + 1]?.text === '.') return undefined;
  const hasTable = tokens[last - 1]?.text === '.';
  const table = hasTable ? tokens[last - 2] : undefined;
  const name = readName(token);
  const source = findSource(
    getSources(outline, last),
    name,
    table && readName(table),
  );
  return (
    source && {
      first: hasTable ? last - 2 : last,
      last,
      name,
      source,
      column: source.table?.columns.find((other) =>
        isSameName(other.name, name),
      ),
    }
  );
}

/** Reads the column whose first token is at a position. */
export const readColumnStarting = (
  outline: Outline,
  first: number,
): ColumnUse | undefined =>
  readColumnEnding(
    outline,
    outline.tokens[first + 1]?.text === '.' ? first + 2 : first,
  );

/** Lists the columns used in a span, outside subqueries. */
export function listColumnUses(
  outline: Outline,
  { first, last }: Span,
  skip: (index: number) => number | undefined = () => undefined,
): readonly ColumnUse[] {
  const uses: ColumnUse[] = [];
  for (let index = first; index <= last; index += 1) {
    const next = skip(index);
    if (next !== undefined) index = next;
    else if (startsSubquery(outline.tokens, index))
      index = findClosing(outline.tokens, index);
    else {
      const use = readColumnEnding(outline, index);
      if (use && use.first >= first) uses.push(use);
    }
  }
  return uses;
}

/** Returns true for the parenthesis of a subquery. */
export const startsSubquery = (
  tokens: readonly Token[],
  index: number,
): boolean =>
  tokens[index]?.text === '(' &&
  ['SELECT', 'WITH', 'VALUES'].includes(tokens[index + 1]?.upper ?? '');

/**
 * Returns true for a call that computes one value of many rows. With two or
 * more arguments, `min` and `max` are of one row.
 */
export function isAggregateCall(
  { tokens, depths }: Outline,
  index: number,
): boolean {
  const word = tokens[index]?.upper ?? '';
  if (!AGGREGATES.has(word) || tokens[index + 1]?.text !== '(') return false;
  const close = findClosing(tokens, index + 1);
  const isWindow = ['OVER', 'FILTER'].includes(tokens[close + 1]?.upper ?? '');
  if (isWindow && tokens[close + 1]?.upper === 'OVER') return false;
  const depth = (depths[index] ?? 0) + 1;
  const hasComma = tokens.some(
    ({ text }, at) =>
      at > index && at < close && text === ',' && depths[at] === depth,
  );
  return !(hasComma && (word === 'MIN' || word === 'MAX'));
}

/** Returns the positions of the aggregate calls of a span. */
export function listAggregates(
  outline: Outline,
  { first, last }: Span,
): readonly number[] {
  const found: number[] = [];
  for (let index = first; index <= last; index += 1) {
    if (startsSubquery(outline.tokens, index))
      index = findClosing(outline.tokens, index);
    else if (isAggregateCall(outline, index)) found.push(index);
  }
  return found;
}

/** Returns true for the AND of a BETWEEN. */
export function isBetweenAnd(
  { tokens, depths }: Outline,
  index: number,
): boolean {
  if (tokens[index]?.upper !== 'AND') return false;
  for (let at = index - 1; at >= 0; at -= 1) {
    if ((depths[at] ?? 0) < (depths[index] ?? 0)) return false;
    if (depths[at] !== depths[index]) continue;
    const word = tokens[at]?.upper ?? '';
    if (word === 'BETWEEN') return true;
    if (['AND', 'OR', 'WHERE', 'ON', 'HAVING', 'SET'].includes(word))
      return false;
  }
  return false;
}

/** Lists the conditions of a query: those of WHERE, HAVING and each ON. */
export function listConditions(query: Query): readonly Span[] {
  const spans: readonly (Span | undefined)[] = [
    query.clauses.get('WHERE'),
    query.clauses.get('HAVING'),
    ...query.sources.map(({ condition }) =>
      condition?.kind === 'on' ? condition : undefined,
    ),
  ];
  return spans.filter((span) => span !== undefined);
}

/** Place of some tokens, and what the texts of the card say. */
export const createFinding = (
  { tokens }: Outline,
  first: number,
  last: number,
  captures: Finding['captures'] = {},
): Finding => ({ range: getRange(tokens, first, last), captures });

/** Looks for a fault at each token of a statement. */
export const findAtTokens = (
  context: HintContext,
  find: (reading: Reading, index: number) => Finding | undefined,
): readonly Finding[] => {
  const reading = getReading(context);
  return reading.tokens
    .map((_, index) => find(reading, index))
    .filter((finding) => finding !== undefined);
};

/** Looks for a fault in each query of a statement. */
export const findInQueries = (
  context: HintContext,
  find: (reading: Reading, query: Query) => readonly Finding[],
): readonly Finding[] => {
  const reading = getReading(context);
  return reading.queries.flatMap((query) => find(reading, query));
};

/** Returns the SQL of a span. */
export function sliceSpan(
  { tokens, sql }: Reading,
  { first, last }: Span,
): string {
  const range = getRange(tokens, first, last);
  return range ? sql.slice(range.start, range.end) : '';
}

/** Returns the value of a text literal. */
export const readTextLiteral = ({ text }: Token): string =>
  text.slice(1, -1).replaceAll("''", "'");

/** Affinity of a column, by its declared type. */
export function getAffinity({
  type,
}: SchemaColumn): 'integer' | 'text' | 'real' | 'other' {
  if (/int/i.test(type)) return 'integer';
  if (/char|clob|text/i.test(type)) return 'text';
  return /real|floa|doub/i.test(type) ? 'real' : 'other';
}

/** Returns true for the `=` of an assignment in SET. */
export const isAssignment = ({ queries }: Outline, index: number): boolean =>
  queries.some(({ clauses, kind }) => {
    const set = kind === 'UPDATE' ? clauses.get('SET') : undefined;
    return set !== undefined && set.first <= index && index <= set.last;
  });

/** Value at a position, if it is a number or a text. */
export function readLiteral(
  { tokens }: Reading,
  index: number,
): number | string | undefined {
  const token = tokens[index];
  if (token?.kind === 'text') return readTextLiteral(token);
  return token?.kind === 'number' ? Number(token.text) : undefined;
}

/** Column and literal of a comparison, in either order. */
export function readComparison(reading: Reading, operator: number) {
  const left = readColumnEnding(reading, operator - 1);
  const right = readColumnStarting(reading, operator + 1);
  const { tokens } = reading;
  if (left && isLiteral(tokens[operator + 1]))
    return {
      use: left,
      literal: operator + 1,
      first: left.first,
      last: operator + 1,
    };
  return right && isLiteral(tokens[operator - 1])
    ? {
        use: right,
        literal: operator - 1,
        first: operator - 1,
        last: right.last,
      }
    : undefined;
}

/** Returns the column with which a value is compared. */
export function findComparedColumn(
  reading: Reading,
  index: number,
): ColumnUse | undefined {
  const { tokens } = reading;
  for (const at of [index - 1, index + 1])
    if (COMPARISONS.has(tokens[at]?.text ?? '')) {
      const compared = readComparison(reading, at);
      if (compared?.literal === index) return compared.use;
    }
  const at = isBetweenAnd(reading, index - 1) ? index - 3 : index - 1;
  if (tokens[at]?.upper === 'BETWEEN') return readColumnEnding(reading, at - 1);
  const open = tokens.findLastIndex(
    ({ text }, position) => position < index && text === '(',
  );
  return tokens[open - 1]?.upper === 'IN' && findClosing(tokens, open) > index
    ? readColumnEnding(reading, open - 2)
    : undefined;
}

/** Functions that give a text. */
const TEXT_CALLS: ReadonlySet<string> = new Set([
  'CHAR',
  'CONCAT',
  'DATE',
  'DATETIME',
  'FORMAT',
  'GROUP_CONCAT',
  'HEX',
  'LOWER',
  'LTRIM',
  'PRINTF',
  'REPLACE',
  'RTRIM',
  'STRFTIME',
  'SUBSTR',
  'SUBSTRING',
  'TIME',
  'TRIM',
  'UPPER',
]);

/** Returns the position of the parenthesis that the one at `close` closes. */
function findOpening({ tokens, depths }: Outline, close: number): number {
  let open = close - 1;
  while (
    open > 0 &&
    !(tokens[open]?.text === '(' && depths[open] === depths[close])
  )
    open -= 1;
  return open;
}

/** Reads the call of a function by its last token. */
export function readCallEnding(
  outline: Outline,
  last: number,
): (Span & { readonly name: string }) | undefined {
  const { tokens } = outline;
  if (tokens[last]?.text !== ')') return undefined;
  const first = findOpening(outline, last) - 1;
  const call = tokens[first];
  return isName(call) ? { first, last, name: call.text } : undefined;
}

/** Reads the call of a function that gives a text, by its last token. */
export function readTextCall(
  outline: Outline,
  last: number,
): (Span & { readonly name: string }) | undefined {
  const call = readCallEnding(outline, last);
  return call && TEXT_CALLS.has(call.name.toUpperCase()) ? call : undefined;
}

/** Returns true when the values of a column are dates, year first. */
export const hasDates = (
  { rows }: HintContext,
  table: string | undefined,
  column: string,
): boolean =>
  rows.read(
    `SELECT 1 FROM ${quoteName(table ?? '')} WHERE ${quoteName(column)}
     GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*' LIMIT 1`,
  ).length > 0;
