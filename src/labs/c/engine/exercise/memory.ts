import type { RuntimeFinding } from '../types';
import type { ExerciseTask } from './types';
import type { Use } from './uses';

/** What was found of a case. */
interface WatchedCase {
  readonly test: { readonly name: string };
  readonly memory?: readonly RuntimeFinding[];
}

/** Whether a program has to handle memory well to win all points. */
export const isMemoryRequired = ({ rules }: ExerciseTask): boolean =>
  rules.some(({ construct }) => construct === 'memoria');

/** Whether no case did anything wrong with memory; all must have been watched. */
export function readMemory(cases: readonly WatchedCase[]): Use {
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
