import { splitStatements } from '../statements';
import { findSchemaDifferences, findTableMismatches } from './compareStates';
import { isInTransaction, readState } from './state';
import type { DatabaseState } from './state';
import type { WithDatabase } from './taskCase';

/** Words of the statement that keeps what a transaction changed. */
const COMMIT_WORDS = ['COMMIT', 'END'];

function isSameState(before: DatabaseState, after: DatabaseState): boolean {
  const states = { initial: before, expected: before, actual: after };
  return (
    findTableMismatches(states, {}).length === 0 &&
    findSchemaDifferences(states).length === 0
  );
}

/** Returns true when one COMMIT keeps all that an answer changes. */
export const isOneTransaction = (open: WithDatabase, answer: string): boolean =>
  open((db) => {
    let kept = readState(db);
    let commits = 0;
    for (const { sql, tokens } of splitStatements(answer)) {
      const { fault, hasChanged } = db.run(sql);
      if (fault) break;
      if (!hasChanged || isInTransaction(db)) continue;
      const state = readState(db);
      if (isSameState(kept, state)) continue;
      if (!COMMIT_WORDS.includes(tokens[0]?.upper ?? '')) return false;
      kept = state;
      commits += 1;
    }
    return commits <= 1;
  });
