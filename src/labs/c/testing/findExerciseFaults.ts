import { chooseAnswers } from '../../../testing/content/chooseAnswers';
import type { Judgement } from '../engine/exercise/judge';
import type { CExercise } from '../exercise/markdown';
import { hasAllPoints, judgeInNode } from './judgeInNode';

/** Returns true for the failure of a case. */
export const isFailedCase = (failure: string): boolean =>
  failure.startsWith('caso ');

/**
 * Lists the failures of a program, in the wording of the `faults` of wrong
 * answers.
 */
export function listFailures(judgement: Judgement): readonly string[] {
  if (judgement.kind === 'rejected') return ['no compila'];
  return [
    ...judgement.cases
      .filter(({ faults }) => faults.length > 0)
      .map(({ test }) => `caso ${test.name}`),
    ...judgement.rules
      .filter(({ isKept }) => !isKept)
      .map(
        ({ rule, construct }) =>
          `${rule === 'required' ? 'exige' : 'prohibe'} ${construct}`,
      ),
  ];
}

/** Explains why a program does not earn all points. */
export function explainLostPoints(judgement: Judgement): string {
  if (judgement.kind === 'rejected') return judgement.outcome.text;
  const { cases, rules } = judgement;
  return [
    ...cases
      .filter(({ faults }) => faults.length > 0)
      .map(
        ({ test, run, faults }) =>
          `caso «${test.name}» (${faults.map(({ kind }) => kind).join(', ')}); escribió: ${JSON.stringify(run?.stdout ?? '')}`,
      ),
    ...rules
      .filter(({ isKept }) => !isKept)
      .map(
        ({ says, found }) =>
          `«${says}»${found === undefined ? '' : ` (${found})`}`,
      ),
  ].join('\n    ');
}

const isSameSet = (
  leftNames: readonly string[],
  rightNames: readonly string[],
) => leftNames.toSorted().join('\n') === rightNames.toSorted().join('\n');

/** A program and its expected failures; none if it is right. */
interface Answer {
  readonly name: string;
  readonly program: string;
  readonly faults: readonly string[];
}

const listAnswers = ({ others, wrong }: CExercise): readonly Answer[] => [
  ...[...others].map(([name, program]) => ({ name, program, faults: [] })),
  ...[...wrong].map(([name, { text, faults }]) => ({
    name,
    program: text,
    faults,
  })),
];

async function findAnswerFaults(
  folder: CExercise,
  { name, program, faults }: Answer,
): Promise<string[]> {
  const judgement = await judgeInNode(folder, program);
  const failures = listFailures(judgement);
  if (isSameSet(faults, failures)) return [];
  if (faults.length === 0)
    return [
      `${name} es una manera correcta y no gana todos los puntos:\n    ${explainLostPoints(judgement)}`,
    ];
  return [
    [
      `${name} no falla en lo que dice`,
      `se esperaba: ${faults.join('; ')}`,
      `se encontró: ${failures.join('; ') || 'gana todos los puntos'}`,
      explainLostPoints(judgement),
    ].join('\n    '),
  ];
}

async function findSolutionFaults(folder: CExercise): Promise<string[]> {
  const { data, start, solution } = folder;
  const faults: string[] = [];
  const solvedJudgement = await judgeInNode(folder, solution);
  if (!hasAllPoints(solvedJudgement))
    faults.push(
      `solucion.c no gana todos los puntos:\n    ${explainLostPoints(solvedJudgement)}`,
    );
  else if (
    solvedJudgement.kind === 'judged' &&
    solvedJudgement.report.text !== ''
  )
    faults.push(`solucion.c da avisos:\n    ${solvedJudgement.report.text}`);
  const initialJudgement = await judgeInNode(folder, start);
  const compiles = initialJudgement.kind === 'judged';
  if (compiles && data.inicio_falla)
    faults.push('inicio.c compila, y «inicio_falla» dice que no');
  if (!compiles && !data.inicio_falla)
    faults.push(
      `inicio.c no compila:\n    ${explainLostPoints(initialJudgement)}`,
    );
  if (hasAllPoints(initialJudgement))
    faults.push('inicio.c ya gana todos los puntos');
  return faults;
}

/** Runs a proof, unless it already passed with these parts. */
type Prove = (
  parts: readonly unknown[],
  run: () => Promise<readonly string[]>,
) => Promise<readonly string[]>;

interface ProofOptions {
  readonly prove?: Prove;
  /** Chooses a part of the answers; all by default. */
  readonly seed?: string | undefined;
}

/**
 * Finds the faults of an exercise with the page's compiler and judge. The
 * solution must earn all points without warnings, and the initial program must
 * not. Alternative solutions must earn them too, and each wrong answer must
 * fail exactly as it states.
 */
export async function findExerciseFaults(
  folder: CExercise,
  { prove = (_, run) => run(), seed }: ProofOptions = {},
): Promise<readonly string[]> {
  const { data, given, start, solution } = folder;
  const faults = [
    ...(await prove([data, ...given, start, solution], () =>
      findSolutionFaults(folder),
    )),
  ];
  for (const answer of chooseAnswers(listAnswers(folder), seed))
    faults.push(
      ...(await prove([data, ...given, start, answer], () =>
        findAnswerFaults(folder, answer),
      )),
    );
  return faults;
}
