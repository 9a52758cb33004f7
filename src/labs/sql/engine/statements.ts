import { readTokens } from './tokens';
import type { Token } from './tokens';
import type { SqlRange } from './types';

/** Statement of a text of SQL, without its semicolon. */
export interface Statement extends SqlRange {
  readonly sql: string;
  readonly tokens: readonly Token[];
}

const TRIGGER = /^CREATE (?:TEMP |TEMPORARY )?TRIGGER\b/;

const startsTrigger = (tokens: readonly Token[]): boolean =>
  TRIGGER.test(
    tokens
      .slice(0, 3)
      .map(({ upper }) => upper)
      .join(' '),
  );

/** Returns true after «; END», which a CASE inside the trigger never follows. */
const endsTrigger = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.upper === 'END' && tokens.at(-2)?.text === ';';

/**
 * Splits a text into its statements. The semicolons between the BEGIN and the
 * END of a trigger belong to it; those inside quotes and comments are text.
 */
export function splitStatements(sql: string): readonly Statement[] {
  const statements: Statement[] = [];
  let tokens: Token[] = [];
  const endStatement = () => {
    const [first] = tokens;
    const last = tokens.at(-1);
    if (first && last)
      statements.push({
        sql: sql.slice(first.start, last.end),
        start: first.start,
        end: last.end,
        tokens,
      });
    tokens = [];
  };
  for (const token of readTokens(sql)) {
    const isEnd =
      token.text === ';' && (!startsTrigger(tokens) || endsTrigger(tokens));
    if (isEnd) endStatement();
    else tokens.push(token);
  }
  endStatement();
  return statements;
}
