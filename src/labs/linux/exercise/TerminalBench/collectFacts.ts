import { readFacts } from '../../engine/exercise/facts';
import type { Facts } from '../../engine/exercise/facts';
import { hasTimedOut } from '../../engine/exercise/judge';
import { createFactsScript } from '../../engine/exercise/script';
import type { Condition } from '../../engine/exercise/types';
import type { Machine } from '../../engine/types';

/**
 * Timeout of the whole script, not counting the time in which the machine waits
 * for files. Each command of the author has its own limit.
 */
export const CHECK_TIMEOUT_MS = 30_000;
/**
 * Attempts of a check when a command timed out because the machine waited for
 * downloads.
 */
export const MAX_ATTEMPTS = 3;

/**
 * Error thrown when a command of the author timed out in every attempt because
 * the files that it needs were still being downloaded.
 */
export class FilesMissing extends Error {
  constructor() {
    super('The files that a check needs did not come in its time.');
    this.name = 'FilesMissing';
  }
}

/**
 * Collects the facts of a machine that a check compares.
 *
 * @throws {FilesMissing}
 * @throws {UnreadableFacts}
 * @throws {ControlTimeout}
 */
export async function collectFacts(
  conditions: readonly Condition[],
  control: Machine['control'],
): Promise<ReadonlyMap<number, Facts>> {
  const script = createFactsScript(conditions);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { output, hasStoodStill } = await control(script, {
      timeoutMs: CHECK_TIMEOUT_MS,
    });
    const facts = readFacts(output);
    if (!hasStoodStill || !hasTimedOut(facts)) return facts;
  }
  throw new FilesMissing();
}
