import type { RuntimeFinding } from '../types';
import type { ExerciseTask } from './types';
import type { ConstructUse } from './uses';

/** Case with the findings of the checker. */
interface CheckedCase {
  readonly test: { readonly name: string };
  readonly memory?: readonly RuntimeFinding[];
}

/** Returns true when a program must handle memory well to win all points. */
export const isMemoryRequired = ({ rules }: ExerciseTask): boolean =>
  rules.some(({ construct }) => construct === 'memoria');

/**
 * Checks that no case does anything wrong with memory; the checker must have
 * run on all of them.
 */
export function checkMemoryRule(cases: readonly CheckedCase[]): ConstructUse {
  for (const { test, memory } of cases) {
    const line = memory?.[0]?.place.line;
    if (line !== undefined)
      return {
        isUsed: false,
        found: `En el caso «${test.name}», la línea ${line} trata mal la memoria: ese caso lo explica.`,
      };
  }
  const unwatched = cases.find(({ memory }) => memory === undefined);
  return unwatched
    ? {
        isUsed: false,
        found: `La memoria se revisa cuando el programa termina, y el caso «${unwatched.test.name}» no terminó.`,
      }
    : { isUsed: true };
}
