import { readTokens } from '../tokens';
import type { Token } from '../tokens';

/** LIMIT of a query, or of a subquery, with a number. */
interface WrittenLimit {
  readonly first: Token;
  readonly last: Token;
  readonly count: number;
}

/** Lists the LIMIT of a text that are of a number, and have no OFFSET. */
function listLimits(sql: string): readonly WrittenLimit[] {
  const tokens = readTokens(sql);
  return tokens.flatMap((first, index): readonly WrittenLimit[] => {
    const [last, next] = [tokens[index + 1], tokens[index + 2]];
    const isNumber = first.upper === 'LIMIT' && last?.kind === 'number';
    const isWhole = !['OFFSET', ','].includes(next?.upper ?? '');
    return last && isNumber && isWhole
      ? [{ first, last, count: Number(last.text) }]
      : [];
  });
}

/** Answer with one of its LIMIT changed. */
interface LimitChange {
  readonly without: string;
  /** Answer with a LIMIT of one row, as if there were many more. */
  readonly least: string;
}

/**
 * Lists the changes that tell whether a LIMIT leaves out no rows only because
 * there are few. Where the solution has a LIMIT, there are none.
 */
export function listLimitChanges({
  answer,
  solution,
}: {
  readonly answer: string;
  readonly solution: string;
}): readonly LimitChange[] {
  const isAsked = readTokens(solution).some(({ upper }) => upper === 'LIMIT');
  return (isAsked ? [] : listLimits(answer))
    .filter(({ count }) => count > 1)
    .map(({ first, last }) => {
      const replace = (limit: string) =>
        answer.slice(0, first.start) + limit + answer.slice(last.end);
      return { without: replace(''), least: replace('LIMIT 1') };
    });
}
