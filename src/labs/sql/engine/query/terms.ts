import type { QueryScope } from './scope';
import type { Expression, SelectPart } from './syntax';

/** Returns the position that a term like `2` stands for, from 0. */
export function getPosition({ tokens }: Expression): number | undefined {
  const [token] = tokens;
  return tokens.length === 1 && token && /^\d+$/.test(token.text)
    ? Number(token.text) - 1
    : undefined;
}

/** Returns the text of a term of GROUP BY or ORDER BY, or of its column. */
export function readTerm(
  scope: QueryScope,
  term: Expression,
  core: SelectPart['core'],
): string {
  const position = getPosition(term);
  if (position === undefined || core.kind === 'values') return scope.read(term);
  const before = core.columns.slice(0, position + 1);
  const column = before[position];
  // The position counts the columns that `*` stands for.
  const isKnown = before.every(({ kind }) => kind === 'expression');
  return isKnown && column?.kind === 'expression'
    ? (column.alias ?? scope.read(column.expression))
    : scope.read(term);
}
