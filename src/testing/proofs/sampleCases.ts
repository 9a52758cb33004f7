import { lastChangedFiles } from '@site/scripts/lib/changed.mjs';
import { pickSample } from '@site/scripts/lib/pick-sample.mjs';

/** How many cases are enough for a quick check, and when they are not. */
interface SampleOptions<T> {
  readonly count: number;
  /** A name that no other case has. */
  readonly nameOf: (item: T) => string;
  /** Files of the project whose change asks for all cases. */
  readonly allIfChanged: RegExp;
}

/** What decides whether a run is a sample. */
interface SampleContext {
  readonly env: NodeJS.ProcessEnv;
  readonly changedFiles: () => readonly string[];
}

const thisRun: SampleContext = {
  env: process.env,
  changedFiles: () => lastChangedFiles(process.cwd()),
};

/**
 * Chooses the cases of a long test: in `npm test` some by chance, the same for
 * the same `SEED`; elsewhere all.
 */
export function sampleCases<T>(
  cases: readonly T[],
  { count, nameOf, allIfChanged }: SampleOptions<T>,
  { env, changedFiles }: SampleContext = thisRun,
): readonly T[] {
  const { SAMPLE, SEED = '' } = env;
  if (SAMPLE !== 'true') return cases;
  if (changedFiles().some((file) => allIfChanged.test(file))) return cases;
  const chosen = pickSample(cases, { seed: SEED, count, nameOf });
  return cases.filter((item) => chosen.has(item));
}
