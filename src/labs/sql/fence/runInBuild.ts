import { FenceError } from '../../kit/fence/options';
import type { DatabaseName } from '../databases';
import { createContentOpener } from '../databases/content';
import type { OpenContent } from '../databases/content';
import { SqlError } from '../engine/types';
import type { RunResult } from '../engine/types';
import type { FormQuery } from '../formQuery';
import { loadNodeSqlite } from './nodeSqlite';

let openContent: OpenContent | undefined;

/** Loads SQLite for the blocks that the build runs. */
export async function prepareFences(): Promise<void> {
  openContent ??= createContentOpener(await loadNodeSqlite());
}

/** Database of a block, and the statements that it runs. */
interface BlockProgram extends FormQuery {
  readonly base: DatabaseName;
  readonly setUp: string;
}

/**
 * Runs the statements of a block on a database of its own.
 *
 * @throws {FenceError} when the statements that prepare it fail.
 */
export function runInBuild({
  base,
  setUp,
  sql,
  values,
}: BlockProgram): RunResult {
  if (!openContent) throw new Error('«prepareFences» has to run before.');
  try {
    const db = openContent({ base, setUp, values });
    const result = db.run(sql);
    db.close();
    return result;
  } catch (error) {
    if (error instanceof SqlError)
      throw new FenceError('una preparación que funcione', error.message);
    throw error;
  }
}
