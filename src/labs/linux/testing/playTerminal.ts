import { readFacts } from '../engine/exercise/facts';
import type { Facts } from '../engine/exercise/facts';
import { hasTimedOut, judgeConditions } from '../engine/exercise/judge';
import {
  COMMAND_TIMEOUT_SECONDS,
  createFactsScript,
  learner,
} from '../engine/exercise/script';
import type { TerminalJudgement } from '../engine/exercise/types';
import type { Machine } from '../engine/types';
import { createShell, ShellTimeout } from './shell';
import { splitCommands } from '../../kit/shell/commands';
import { chooseAnswers } from '../../../testing/content/chooseAnswers';
import type { WrongAnswer } from '../../exercise/markdown/answers';
import type { TerminalExercise } from '../exercise/markdown';
import type { TerminalStep } from '../exercise/markdown/step';
import { removeSleeps } from './removeSleeps';

/** Methods of a machine needed to play an exercise. */
type PlayMachine = Pick<Machine, 'listen' | 'type' | 'control' | 'reset'>;

type Folder = TerminalExercise | TerminalStep;

/**
 * Time limit of the author's commands when one exceeded the usual limit, in
 * seconds. The clock of the machine does not stop while the rest of the process
 * keeps the machine from running, such as a program in C that is proved at the
 * same time, so a quick command can exceed the limit of the page.
 */
const BUSY_COMMAND_TIMEOUT_SECONDS = 60;

/** Timeout of the facts script besides the time of the author's commands. */
const FACTS_TIMEOUT_MS = 60_000;

async function readMachineFacts(
  conditions: Folder['data']['condiciones'],
  machine: PlayMachine,
  timeoutSeconds: number,
): Promise<ReadonlyMap<number, Facts>> {
  const { output } = await machine.control(
    createFactsScript(conditions, learner, timeoutSeconds),
    {
      timeoutMs: FACTS_TIMEOUT_MS + conditions.length * timeoutSeconds * 1000,
    },
  );
  return readFacts(output);
}

/**
 * Judges the machine. When a command of the author exceeds its time and the
 * judgement is not the expected one, it judges again with more time.
 *
 * @param isExpected Returns true for the judgement that the answer is written
 *   to get, such as that of a wrong answer whose program never ends.
 */
async function judgeMachine(
  folder: Folder,
  machine: PlayMachine,
  isExpected: (judgement: TerminalJudgement) => boolean,
): Promise<TerminalJudgement> {
  const { condiciones: conditions } = folder.data;
  const facts = await readMachineFacts(
    conditions,
    machine,
    COMMAND_TIMEOUT_SECONDS,
  );
  const judgement = judgeConditions(conditions, facts);
  if (!hasTimedOut(facts) || isExpected(judgement)) return judgement;
  return judgeConditions(
    conditions,
    await readMachineFacts(conditions, machine, BUSY_COMMAND_TIMEOUT_SECONDS),
  );
}

const isSolved = ({ points, total }: TerminalJudgement): boolean =>
  points === total;

const findUnmet = ({ results }: TerminalJudgement): string[] =>
  results.flatMap(({ isMet }, index) =>
    isMet ? [] : [`condición ${index + 1}`],
  );

const prepareMachine = (folder: Folder, machine: PlayMachine): Promise<void> =>
  machine.reset(removeSleeps(folder.setUp));

/** Types an answer in a prepared machine and judges the result. */
async function runAnswer(
  folder: Folder,
  script: string,
  machine: PlayMachine,
  isExpected: (judgement: TerminalJudgement) => boolean,
): Promise<{
  readonly judgement: TerminalJudgement;
  /** Transcript of the commands and their output. */
  readonly session: string;
}> {
  const shell = createShell(machine);
  const answers: string[] = [];
  try {
    for (const command of splitCommands(script)) {
      const { output } = await shell.run(command);
      answers.push(`$ ${command}\n${output}`);
    }
  } finally {
    shell.end();
  }
  return {
    judgement: await judgeMachine(folder, machine, isExpected),
    session: answers.join('\n'),
  };
}

/**
 * Returns the faults of a right answer: the conditions that it does not meet.
 */
async function checkSolution(
  folder: Folder,
  [name, script]: readonly [name: string, script: string],
  machine: PlayMachine,
): Promise<string[]> {
  const { judgement, session } = await runAnswer(
    folder,
    script,
    machine,
    isSolved,
  );
  const unmet = judgement.results.filter(({ isMet }) => !isMet);
  return unmet.length === 0
    ? []
    : [
        `${name} no lo resuelve:\n    ${unmet.map(({ message }) => message).join('\n    ')}\n${session}`,
      ];
}

/**
 * Returns the faults of a wrong answer: unmet conditions that differ from the
 * declared ones.
 */
async function checkWrongAnswer(
  folder: Folder,
  [name, { text, faults }]: readonly [name: string, answer: WrongAnswer],
  machine: PlayMachine,
): Promise<string[]> {
  const isDeclared = (judgement: TerminalJudgement) =>
    findUnmet(judgement).sort().join() === [...faults].sort().join();
  const { judgement, session } = await runAnswer(
    folder,
    text,
    machine,
    isDeclared,
  );
  if (isDeclared(judgement)) return [];
  const unmetConditions = findUnmet(judgement);
  return [
    [
      `${name} no falla en lo que dice`,
      `se esperaba: ${faults.join('; ')}`,
      `se encontró: ${unmetConditions.join('; ') || 'cumple todas las condiciones'}\n${session}`,
    ].join('\n    '),
  ];
}

/**
 * Reports a machine that does not answer as a fault of the answer, instead of
 * failing the test.
 */
async function reportTimeout(
  name: string,
  run: () => Promise<string[]>,
): Promise<string[]> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ShellTimeout)) throw error;
    return [`${name}: ${error.message}`];
  }
}

/** Returns the faults that the run of a part of an exercise finds. */
type PlayPart = (machine: PlayMachine) => Promise<readonly string[]>;

interface PlayOptions {
  /**
   * Runs a part of the proof in a machine, unless it already passed with these
   * inputs.
   */
  readonly prove: (
    parts: readonly unknown[],
    play: PlayPart,
  ) => Promise<readonly string[]>;
  /** Chooses a part of the answers; all by default. */
  readonly seed?: string | undefined;
}

/** Checks the solution in a machine where it was already checked too early. */
async function playSolution(
  folder: Folder,
  machine: PlayMachine,
): Promise<string[]> {
  await prepareMachine(folder, machine);
  const atStart = await judgeMachine(
    folder,
    machine,
    (judgement) => !isSolved(judgement),
  );
  const name = 'solucion.sh';
  return [
    ...(isSolved(atStart)
      ? ['sin hacer nada ya se cumplen todas las condiciones']
      : []),
    ...(await reportTimeout(name, () =>
      checkSolution(folder, [name, folder.solution], machine),
    )),
  ];
}

/** An answer besides the solution, and the function that checks it. */
interface OtherAnswer {
  readonly name: string;
  /** Contents of its file, which decide the result. */
  readonly contents: unknown;
  readonly check: (machine: PlayMachine) => Promise<string[]>;
}

const listOtherAnswers = (folder: Folder): readonly OtherAnswer[] => [
  ...[...folder.others].map(([name, script]) => ({
    name,
    contents: script,
    check: (machine: PlayMachine) =>
      checkSolution(folder, [name, script], machine),
  })),
  ...[...folder.wrong].map(([name, answer]) => ({
    name,
    contents: answer,
    check: (machine: PlayMachine) =>
      checkWrongAnswer(folder, [name, answer], machine),
  })),
];

/**
 * Finds the faults of an exercise or a step, with a machine and the judge of
 * the page: each right answer must meet all the conditions, doing nothing must
 * not, and each wrong answer must fail exactly the conditions that it declares.
 */
export async function playTerminal(
  folder: Folder,
  { prove, seed }: PlayOptions,
): Promise<string[]> {
  const { data, setUp, solution } = folder;
  const faults = [
    ...(await prove([data, setUp, solution], (machine) =>
      playSolution(folder, machine),
    )),
  ];
  for (const answer of chooseAnswers(listOtherAnswers(folder), seed))
    faults.push(
      ...(await prove(
        [data, setUp, answer.name, answer.contents],
        async (machine) => {
          await prepareMachine(folder, machine);
          return reportTimeout(answer.name, () => answer.check(machine));
        },
      )),
    );
  return faults;
}
