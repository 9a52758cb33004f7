import { readName } from '../tokens';
import type { Token } from '../tokens';
import { isSameName } from './scope';
import type { QueryScope } from './scope';
import type { Expression, SelectColumn, SelectCore } from './syntax';

/** Column of a SELECT that is an expression with an alias. */
type AliasedColumn = Extract<SelectColumn, { kind: 'expression' }> & {
  readonly alias: string;
};

const isAliased = (column: SelectColumn): column is AliasedColumn =>
  column.kind === 'expression' && column.alias !== undefined;

/** Returns true for a token that is a name, and no part of `t.name` or `f()`. */
function isLoneName(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return (
    (token?.kind === 'word' || token?.kind === 'quoted-name') &&
    tokens[index - 1]?.text !== '.' &&
    tokens[index + 1]?.text !== '.' &&
    tokens[index + 1]?.text !== '('
  );
}

/** Finds the columns of a SELECT whose alias an expression names. */
export function findNamedColumns(
  { tokens }: Expression,
  { columns }: SelectCore,
): readonly AliasedColumn[] {
  return columns
    .filter(isAliased)
    .filter(({ alias }) =>
      tokens.some(
        (token, index) =>
          isLoneName(tokens, index) && isSameName(readName(token), alias),
      ),
    );
}

/** Writes an expression with the aliases replaced with what they stand for. */
function replaceAliases(
  scope: QueryScope,
  expression: Expression,
  core: SelectCore,
): string {
  const named = findNamedColumns(expression, core);
  let text = '';
  let end = expression.start;
  expression.tokens.forEach((token, index) => {
    const column =
      isLoneName(expression.tokens, index) &&
      named.find(({ alias }) => isSameName(alias, readName(token)));
    if (!column) return;
    text += scope.sql.slice(end, token.start);
    text += `(${scope.read(column.expression)})`;
    end = token.end;
  });
  return text + scope.sql.slice(end, expression.end);
}

/**
 * Writes an expression of GROUP BY, HAVING or ORDER BY so that it can be a
 * column of the same SELECT.
 *
 * @param canRun Tells whether the expression has no error as a column.
 * @returns undefined when it cannot be one.
 */
export function writeAsColumn(
  scope: QueryScope,
  expression: Expression,
  core: SelectCore,
  canRun: (column: string) => boolean,
): string | undefined {
  const asWritten = `(${scope.read(expression)})`;
  if (canRun(asWritten)) return asWritten;
  const replaced = `(${replaceAliases(scope, expression, core)})`;
  return replaced !== asWritten && canRun(replaced) ? replaced : undefined;
}
