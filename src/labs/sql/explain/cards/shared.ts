import { readName } from '../../engine/tokens';
import type { SqlRange } from '../../engine/types';
import { readOutline } from '../outline';
import type { Outline } from '../outline';
import { getRange } from '../tokenTools';
import type { FaultContext } from '../types';

/** Message of SQLite for a token that does not belong where it is. */
export const SYNTAX_ERROR = /^near "(?<near>[\s\S]*)": syntax error$/;

export const INCOMPLETE_INPUT = /^incomplete input$/;

const outlines = new WeakMap<FaultContext, Outline>();

/** Reads the queries of the statement that failed, once. */
export function getOutline(context: FaultContext): Outline {
  const known = outlines.get(context);
  if (known) return known;
  const outline = readOutline(context.tokens, context.schema);
  outlines.set(context, outline);
  return outline;
}

/** Returns the place of the token that SQLite points to. */
export const getFaultRange = ({
  tokens,
  index,
}: FaultContext): SqlRange | undefined => getRange(tokens, index, index);

/** Returns the upper-case word, or the text, of a token. */
export const getWord = ({ tokens }: FaultContext, index: number): string =>
  tokens[index]?.upper ?? '';

/** Returns the name that a token stands for. */
export function getName({ tokens }: FaultContext, index: number): string {
  const token = tokens[index];
  return token ? readName(token) : '';
}

/** Returns true for a comma between the parts of a CASE. */
export const isCommaInCase = (context: FaultContext): boolean =>
  getWord(context, context.index) === ',' &&
  ['WHEN', 'THEN', 'ELSE', 'END'].includes(getWord(context, context.index + 1));

/** Names that a card lists. */
const MAX_LISTED_NAMES = 12;

/** Joins names for a sentence: `a`, `b` y `c`. */
export function listNames(names: readonly string[]): string {
  const quoted = names.slice(0, MAX_LISTED_NAMES).map((name) => `«${name}»`);
  if (names.length > MAX_LISTED_NAMES) return `${quoted.join(', ')}…`;
  const last = quoted.pop();
  if (last === undefined) return 'ninguna';
  return quoted.length ? `${quoted.join(', ')} y ${last}` : last;
}
