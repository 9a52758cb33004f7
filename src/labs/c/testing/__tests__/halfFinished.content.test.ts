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
import type { PartialProgram } from '../createPartialPrograms';
import { isFailedCase, listFailures } from '../findExerciseFaults';
import { judgeInNode } from '../judgeInNode';
import { getNodeCompiler } from '../nodeCompiler';
import { readProjectSteps } from '../readProjectSteps';
import type { ProjectStep } from '../readProjectSteps';

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

// The first test also loads the compiler, and each case of a program that never
// ends writes up to its limit.
jest.setTimeout(600_000);

interface HalfFinished extends PartialProgram {
  readonly step: ProjectStep;
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
      ({ done, ...program }) => ({
        step,
        ...program,
        name: `${project}, ${id}, with ${done} done`,
      }),
    );
  }),
);

/**
 * Returns true for a failure of what is half done, which the initial program
 * does not have: `guarda` without its last line returns nothing.
 */
const isOwnFailure = ({ step }: HalfFinished, failure: string): boolean =>
  failure === 'exige memoria' && ['guardar', 'nombres'].includes(step.id);

/** Cards that tell of a function without a body. */
const emptyFunctionIds = ['empty-function', 'hint-empty-function'];

const startFailures = new Map<ProjectStep, Promise<readonly string[]>>();

/** Judges the initial program of a step once. */
function listStartFailures(step: ProjectStep): Promise<readonly string[]> {
  const failures =
    startFailures.get(step) ?? judgeInNode(step, step.start).then(listFailures);
  startFailures.set(step, failures);
  return failures;
}

/** Returns the files of a program, and the cards that the page shows for it. */
async function readCards({ step, source }: HalfFinished) {
  const task = createTask(step.data, step.given);
  const { files } = createAnswerRequest(task, readOwnFiles(task, source));
  const compiler = await getNodeCompiler();
  const { cards } = await collectCards(files, { compiler });
  return { files, cards };
}

/** Returns the faults of what a page says of a program that does not compile. */
async function findRejectionFaults(state: HalfFinished): Promise<string[]> {
  const { files, cards } = await readCards(state);
  const [first] = cards;
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

/**
 * Returns the faults of what a page says of a program with empty functions: a
 * card names each one, and only the cases that call one of them fail.
 *
 * @param failures Failures of the program.
 */
async function findEmptyFaults(
  state: HalfFinished,
  failures: readonly string[],
): Promise<string[]> {
  const { step, empty } = state;
  if (!empty) return [];
  const titles = (await readCards(state)).cards
    .filter(({ id }) => emptyFunctionIds.includes(id))
    .map(({ title }) => title);
  const stoppedFailures = listFailures(await judgeInNode(step, empty.trapped));
  return [
    ...empty.names
      .filter((name) => !titles.some((title) => title.includes(`\`${name}\``)))
      .map((name) => `no dice que «${name}» está por escribir`),
    ...failures
      .filter(
        (failure) =>
          isFailedCase(failure) && !stoppedFailures.includes(failure),
      )
      .map((failure) => `falla sin llamar a lo que falta: ${failure}`),
  ];
}

/** Returns the faults of what the judge says of a half-finished program. */
async function findFaults(state: HalfFinished): Promise<string[]> {
  const { step, source, empty } = state;
  const judgement = await judgeInNode(step, source);
  if (judgement.kind === 'rejected') return findRejectionFaults(state);
  const missing = await listStartFailures(step);
  const failures = listFailures(judgement);
  const isExpected = (failure: string) =>
    missing.includes(failure) ||
    isOwnFailure(state, failure) ||
    // An empty function breaks the game that worked before.
    (empty !== undefined && isFailedCase(failure));
  return [
    ...(failures.length === 0 ? ['gana todos los puntos'] : []),
    ...failures
      .filter((failure) => !isExpected(failure))
      .map((failure) => `falla en algo que no le falta: ${failure}`),
    ...(await findEmptyFaults(state, failures)),
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
      const { step, source, empty } = state;
      const faults = await prove(
        [step.data, step.given, step.start, source, empty],
        () => findFaults(state),
      );
      expect(faults).toEqual([]);
    },
  );
});
