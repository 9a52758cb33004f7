/** @jest-environment node */
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import {
  createAnswerRequest,
  readOwnFiles,
} from '../../engine/exercise/answer';
import { createTask } from '../../exercise/markdown';
import { collectCards } from '../../explain/testing/firstCard';
import { createPartialPrograms } from '../createPartialPrograms';
import { listFailures } from '../findExerciseFaults';
import { judgeInNode } from '../judgeInNode';
import { getNodeCompiler } from '../nodeCompiler';
import { readProjectSteps } from '../readProjectSteps';
import type { ProjectStep } from '../readProjectSteps';

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

// The first test also loads the compiler.
jest.setTimeout(240_000);

interface HalfFinished {
  readonly step: ProjectStep;
  readonly done: string;
  readonly source: string;
  readonly name: string;
}

const states: readonly HalfFinished[] = [
  'proyecto-mapa',
  'proyecto-inventario',
  'proyecto-partida',
  'proyecto-final',
].flatMap((project) =>
  readProjectSteps(project).flatMap((step) => {
    const { id, start, solution, data } = step;
    const mainName = data.archivo ?? 'inicio.c';
    return createPartialPrograms({ start, solution, mainName }).map(
      ({ done, source }) => ({
        step,
        done,
        source,
        name: `${project}, ${id}, with ${done} done`,
      }),
    );
  }),
);

/**
 * Returns true for a failure of what is half done, which the initial program
 * does not have: an empty function breaks the game that worked before, and
 * `guarda` without its last line returns nothing.
 */
const isOwnFailure = ({ step, done }: HalfFinished, failure: string): boolean =>
  (done.startsWith('all but the body') && failure.startsWith('caso ')) ||
  (failure === 'exige memoria' && ['guardar', 'nombres'].includes(step.id));

const startFailures = new Map<ProjectStep, Promise<readonly string[]>>();

/** Judges the initial program of a step once. */
function listStartFailures(step: ProjectStep): Promise<readonly string[]> {
  const failures =
    startFailures.get(step) ?? judgeInNode(step, step.start).then(listFailures);
  startFailures.set(step, failures);
  return failures;
}

/** Returns the faults of what a page says of a program that does not compile. */
async function findRejectionFaults({
  step,
  source,
}: HalfFinished): Promise<string[]> {
  const task = createTask(step.data, step.given);
  const { files } = createAnswerRequest(task, readOwnFiles(task, source));
  const compiler = await getNodeCompiler();
  const [first] = (await collectCards(files, { compiler })).cards;
  if (!first || first.id === 'ninguna')
    return [`no explica «${first?.title ?? ''}»`];
  const { place } = first;
  const lines = files
    .find(({ name }) => name === place?.file)
    ?.text.split('\n');
  return place && (!lines || place.line > lines.length)
    ? [`señala ${place.file}:${place.line}, que no existe`]
    : [];
}

/** Returns the faults of what the judge says of a half-finished program. */
async function findFaults(state: HalfFinished): Promise<string[]> {
  const { step, source } = state;
  const judgement = await judgeInNode(step, source);
  if (judgement.kind === 'rejected') return findRejectionFaults(state);
  const missing = await listStartFailures(step);
  const failures = listFailures(judgement);
  return [
    ...(failures.length === 0 ? ['gana todos los puntos'] : []),
    ...failures
      .filter(
        (failure) =>
          !missing.includes(failure) && !isOwnFailure(state, failure),
      )
      .map((failure) => `falla en algo que no le falta: ${failure}`),
  ];
}

const sampledStates = sampleCases(states, {
  count: 4,
  getName: ({ name }) => name,
  allIfChanged: /^src\/labs\/c\/engine\/exercise\//,
});

describe('a project that is half finished', () => {
  it('is left in several states at each of its steps', () => {
    expect(states).toHaveLength(15 * 7);
    expect(new Set(states.map(({ source }) => source)).size).toBeGreaterThan(
      90,
    );
  });

  it.each(sampledStates)(
    'is told what it lacks and nothing else: $name',
    async (state) => {
      const { step, source } = state;
      const faults = await prove(
        [step.data, step.given, step.start, source],
        () => findFaults(state),
      );
      expect(faults).toEqual([]);
    },
  );
});
