import { readName } from '../tokens';
import type { Token } from '../tokens';

/** Key of an ORDER BY. */
export interface OrderTerm {
  readonly tokens: readonly Token[];
  /** Expression, without its direction. */
  readonly sql: string;
  /** Direction and place of the NULL values, as written. */
  readonly direction: string;
}

/** Column of a SELECT, as written. */
interface SelectItem {
  readonly tokens: readonly Token[];
  /** Expression, without its alias. */
  readonly sql: string;
  readonly alias?: string;
}

/** Clauses of the outermost SELECT of a statement. */
export interface SelectClauses {
  /** Text up to the end of the columns of the first SELECT. */
  readonly head: string;
  /** Text from there to ORDER BY, LIMIT or the end. */
  readonly tail: string;
  readonly isDistinct: boolean;
  /** True for UNION, INTERSECT or EXCEPT. */
  readonly isCompound: boolean;
  readonly items: readonly SelectItem[];
  readonly order: readonly OrderTerm[];
  readonly limit?: string;
  readonly offset?: string;
}

const COMPOUND_WORDS = ['UNION', 'INTERSECT', 'EXCEPT'];
/** Words that end the columns of a SELECT. */
const END_OF_ITEMS = [
  'FROM',
  'WHERE',
  'GROUP',
  'HAVING',
  'WINDOW',
  'ORDER',
  'LIMIT',
  ...COMPOUND_WORDS,
];

/** Returns the parentheses open at each token. */
function computeDepths(tokens: readonly Token[]): readonly number[] {
  let depth = 0;
  return tokens.map(({ text }) => {
    if (text === ')') depth -= 1;
    const current = depth;
    if (text === '(') depth += 1;
    return current;
  });
}

/** Splits tokens at the commas outside parentheses. */
function splitAtCommas(tokens: readonly Token[]): readonly Token[][] {
  const depths = computeDepths(tokens);
  const parts: Token[][] = [[]];
  tokens.forEach((token, index) => {
    if (token.text === ',' && depths[index] === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts.filter((part) => part.length > 0);
}

function sliceText(source: string, tokens: readonly Token[]): string {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first && last ? source.slice(first.start, last.end) : '';
}

function readOrderTerm(source: string, tokens: readonly Token[]): OrderTerm {
  let end = tokens.length;
  if (tokens[end - 2]?.upper === 'NULLS') end -= 2;
  if (['ASC', 'DESC'].includes(tokens[end - 1]?.upper ?? '')) end -= 1;
  const expression = tokens.slice(0, end);
  return {
    tokens: expression,
    sql: sliceText(source, expression),
    direction: sliceText(source, tokens.slice(end)),
  };
}

/** Words after which a name is an operand, and not an alias. */
const OPERATOR_WORDS =
  'AND BETWEEN CASE COLLATE ELSE ESCAPE FROM GLOB IN IS LIKE MATCH NOT OR REGEXP THEN WHEN'.split(
    ' ',
  );

const isName = ({ kind }: Token): boolean =>
  kind === 'word' || kind === 'quoted-name';

/** Returns true for a token with which an expression can end. */
const canEndExpression = (token: Token): boolean =>
  token.text === ')' ||
  ['quoted-name', 'text', 'blob', 'number'].includes(token.kind) ||
  (token.kind === 'word' && !OPERATOR_WORDS.includes(token.upper));

function readItem(source: string, tokens: readonly Token[]): SelectItem {
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  const hasAs = before?.upper === 'AS';
  const hasAlias = hasAs || (before !== undefined && canEndExpression(before));
  if (!last || !hasAlias || !isName(last) || last.upper === 'END')
    return { tokens, sql: sliceText(source, tokens) };
  const expression = tokens.slice(0, hasAs ? -2 : -1);
  return {
    tokens: expression,
    sql: sliceText(source, expression),
    alias: readName(last),
  };
}

function readLimit(
  source: string,
  tokens: readonly Token[],
): Pick<SelectClauses, 'limit' | 'offset'> {
  const depths = computeDepths(tokens);
  const at = tokens.findIndex(
    ({ upper, text }, index) =>
      depths[index] === 0 && (upper === 'OFFSET' || text === ','),
  );
  if (at < 0) return { limit: sliceText(source, tokens) };
  const first = sliceText(source, tokens.slice(0, at));
  const second = sliceText(source, tokens.slice(at + 1));
  return tokens[at]?.text === ','
    ? { limit: second, offset: first }
    : { limit: first, offset: second };
}

/**
 * Reads the outermost SELECT of a statement; undefined when it has none, as in
 * VALUES or PRAGMA.
 *
 * @param source Text to which the places of the tokens belong.
 */
export function readSelectClauses(
  source: string,
  tokens: readonly Token[],
): SelectClauses | undefined {
  const depths = computeDepths(tokens);
  const findOuter = (words: readonly string[], from: number): number => {
    const index = tokens.findIndex(
      ({ upper }, each) =>
        each >= from && depths[each] === 0 && words.includes(upper),
    );
    return index < 0 ? tokens.length : index;
  };
  const select = findOuter(['SELECT'], 0);
  const first = tokens[0];
  if (!first || select === tokens.length) return undefined;
  if (!['SELECT', 'WITH'].includes(first.upper)) return undefined;
  const hasQuantifier = ['DISTINCT', 'ALL'].includes(
    tokens[select + 1]?.upper ?? '',
  );
  const firstItem = select + (hasQuantifier ? 2 : 1);
  const endOfItems = findOuter(END_OF_ITEMS, firstItem);
  const limit = findOuter(['LIMIT'], endOfItems);
  const order = Math.min(findOuter(['ORDER'], endOfItems), limit);
  const endOfHead = tokens[endOfItems - 1]?.end ?? first.end;
  const endOfTail = tokens[order - 1]?.end ?? endOfHead;
  return {
    head: source.slice(first.start, endOfHead),
    tail: source.slice(endOfHead, endOfTail),
    isDistinct: tokens[select + 1]?.upper === 'DISTINCT',
    isCompound: findOuter(COMPOUND_WORDS, select) < tokens.length,
    items: splitAtCommas(tokens.slice(firstItem, endOfItems)).map((item) =>
      readItem(source, item),
    ),
    order: splitAtCommas(tokens.slice(order + 2, limit)).map((term) =>
      readOrderTerm(source, term),
    ),
    ...(limit < tokens.length && readLimit(source, tokens.slice(limit + 1))),
  };
}

/** Returns true when some query asks for an order, even an inner one. */
export function hasOrderBy(tokens: readonly Token[]): boolean {
  const openers: number[] = [];
  return tokens.some(({ text, upper }, index) => {
    if (text === '(') openers.push(index);
    if (text === ')') openers.pop();
    if (upper !== 'ORDER' || tokens[index + 1]?.upper !== 'BY') return false;
    const opener = openers.at(-1);
    // The ORDER BY of a window or of `group_concat` orders no rows.
    return (
      opener === undefined ||
      ['SELECT', 'WITH', 'VALUES'].includes(tokens[opener + 1]?.upper ?? '')
    );
  });
}
