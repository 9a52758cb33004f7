import type { RuntimeFinding } from '../types';
import type { ExerciseTask } from './types';
import type { ConstructUse } from './uses';

/** Case with the findings of its run and those of the checker. */
interface CheckedCase {
  readonly test: { readonly name: string };
  readonly run?: { readonly findings: readonly RuntimeFinding[] };
  readonly memory?: readonly RuntimeFinding[];
}

/**
 * Checks of UBSan that find a wrong place in memory. The checker of memory
 * leaves out what the run itself has reported.
 */
const MEMORY_CHECKS: ReadonlySet<string> = new Set([
  'nonnull_arg',
  'out_of_bounds',
  'pointer_overflow',
  'type_mismatch',
]);

const findWrongLine = ({ run, memory }: CheckedCase): number | undefined =>
  [
    ...(run?.findings ?? []).filter(({ check }) => MEMORY_CHECKS.has(check)),
    ...(memory ?? []).filter(({ check }) => check !== 'file_left_open'),
  ][0]?.place.line;

/** Returns true when a program must handle memory well to win all points. */
export const isMemoryRequired = ({ rules }: ExerciseTask): boolean =>
  rules.some(({ construct }) => construct === 'memoria');

/**
 * Checks that no case does anything wrong with memory; the checker must have
 * run on all of them.
 */
export function checkMemoryRule(cases: readonly CheckedCase[]): ConstructUse {
  for (const checkedCase of cases) {
    const line = findWrongLine(checkedCase);
    if (line !== undefined)
      return {
        isUsed: false,
        found: `En el caso «${checkedCase.test.name}», la línea ${line} trata mal la memoria: ese caso lo explica.`,
      };
  }
  const unwatchedCase = cases.find(({ memory }) => memory === undefined);
  return unwatchedCase
    ? {
        isUsed: false,
        found: `La memoria se revisa cuando el programa termina, y el caso «${unwatchedCase.test.name}» no terminó.`,
      }
    : { isUsed: true };
}
