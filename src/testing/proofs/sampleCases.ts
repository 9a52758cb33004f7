import { listLastChangedFiles } from '@site/scripts/lib/changed.mjs';
import { pickSample } from '@site/scripts/lib/pick-sample.mjs';

/** Size of the sample, and the changes that require every case. */
interface SampleOptions<T> {
  readonly count: number;
  /** Returns a name that is unique among the cases. */
  readonly getName: (item: T) => string;
  /** Project files whose change requires every case. */
  readonly allIfChanged: RegExp;
}

/** State of the run that decides between a sample and every case. */
interface SampleContext {
  readonly env: NodeJS.ProcessEnv;
  readonly changedFiles: () => readonly string[];
}

const currentRun: SampleContext = {
  env: process.env,
  changedFiles: () => listLastChangedFiles(process.cwd()),
};

/**
 * Selects the cases of a slow test: in `npm test`, a random sample that depends
 * only on `SEED`; elsewhere, every case.
 */
export function sampleCases<T>(
  cases: readonly T[],
  { count, getName, allIfChanged }: SampleOptions<T>,
  { env, changedFiles }: SampleContext = currentRun,
): readonly T[] {
  const { SAMPLE, SEED = '' } = env;
  if (SAMPLE !== 'true') return cases;
  if (changedFiles().some((file) => allIfChanged.test(file))) return cases;
  const chosenCases = pickSample(cases, { seed: SEED, count, nameOf: getName });
  return cases.filter((item) => chosenCases.has(item));
}
