import { readFacts } from '../../engine/exercise/facts';
import type { Facts } from '../../engine/exercise/facts';
import { hasTimedOut } from '../../engine/exercise/judge';
import { factsScript } from '../../engine/exercise/script';
import type { Condition } from '../../engine/exercise/types';
import type { Machine } from '../../engine/types';

/** Of the whole script, while the machine does not stand still; the commands of authors have their own limit, each. */
export const CHECK_TIMEOUT_MS = 30_000;
/** Attempts, when files that were downloaded meanwhile took the time of a command. */
export const MAX_ATTEMPTS = 3;

/** A command of the author's could not be given its time: the files that it needs are still on their way. */
export class FilesMissing extends Error {
  constructor() {
    super('The files that a check needs did not come in its time.');
    this.name = 'FilesMissing';
  }
}

/**
 * Asks a machine for what a check compares.
 *
 * @throws {FilesMissing}
 * @throws {UnreadableFacts}
 * @throws {ControlTimeout}
 */
export async function collectFacts(
  conditions: readonly Condition[],
  control: Machine['control'],
): Promise<ReadonlyMap<number, Facts>> {
  const script = factsScript(conditions);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { output, hasStoodStill } = await control(script, {
      timeoutMs: CHECK_TIMEOUT_MS,
    });
    const facts = readFacts(output);
    if (!hasStoodStill || !hasTimedOut(facts)) return facts;
  }
  throw new FilesMissing();
}
