import { readFacts } from '../engine/exercise/facts';
import { judge } from '../engine/exercise/judge';
import { factsScript } from '../engine/exercise/script';
import type { TerminalJudgement } from '../engine/exercise/types';
import type { Machine } from '../engine/types';
import { createShell, ShellTimeout } from './shell';
import { splitCommands } from '../../kit/shell/commands';
import type { WrongAnswer } from '../../exercise/markdown/answers';
import type { TerminalExercise } from '../exercise/markdown';
import type { TerminalStep } from '../exercise/markdown/step';
import { withoutWaits } from './withoutWaits';

/** What is needed of a machine to play an exercise in it. */
type PlayMachine = Pick<Machine, 'listen' | 'type' | 'control' | 'reset'>;

type Folder = TerminalExercise | TerminalStep;

async function judged(
  folder: Folder,
  machine: PlayMachine,
): Promise<TerminalJudgement> {
  const { condiciones: conditions } = folder.data;
  const { output } = await machine.control(factsScript(conditions), {
    timeoutMs: 60_000,
  });
  return judge(conditions, readFacts(output));
}

const prepare = (folder: Folder, machine: PlayMachine): Promise<void> =>
  machine.reset(withoutWaits(folder.setUp));

/** What is typed in a machine that is ready, and what the judge says of it. */
async function play(
  folder: Folder,
  script: string,
  machine: PlayMachine,
): Promise<{
  readonly judgement: TerminalJudgement;
  /** What the terminal answered. */
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
    judgement: await judged(folder, machine),
    session: answers.join('\n'),
  };
}

/** What a way to solve it leaves undone. */
async function playWay(
  folder: Folder,
  [name, script]: readonly [name: string, script: string],
  machine: PlayMachine,
): Promise<string[]> {
  const { judgement, session } = await play(folder, script, machine);
  const unmet = judgement.results.filter(({ isMet }) => !isMet);
  return unmet.length === 0
    ? []
    : [
        `${name} no lo resuelve:\n    ${unmet.map(({ message }) => message).join('\n    ')}\n${session}`,
      ];
}

/** What a wrong answer leaves undone besides what it says, or instead. */
async function playWrong(
  folder: Folder,
  [name, { text, faults }]: readonly [name: string, answer: WrongAnswer],
  machine: PlayMachine,
): Promise<string[]> {
  const { judgement, session } = await play(folder, text, machine);
  const found = judgement.results.flatMap(({ isMet }, index) =>
    isMet ? [] : [`condición ${index + 1}`],
  );
  if ([...found].sort().join() === [...faults].sort().join()) return [];
  return [
    [
      `${name} no falla en lo que dice`,
      `se esperaba: ${faults.join('; ')}`,
      `se encontró: ${found.join('; ') || 'cumple todas las condiciones'}\n${session}`,
    ].join('\n    '),
  ];
}

/** A machine that does not answer is a fault of the answer, not of the test. */
async function orTimeout(
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

/**
 * What an exercise or a step has wrong, found in a machine and with the judge of the page:
 * each of its ways must meet all conditions, doing nothing must not, and each
 * wrong answer must leave undone what it says, and nothing else.
 */
export async function playTerminal(
  folder: Folder,
  machine: PlayMachine,
): Promise<string[]> {
  const faults: string[] = [];
  await prepare(folder, machine);
  const { points, total } = await judged(folder, machine);
  if (points === total)
    faults.push('sin hacer nada ya se cumplen todas las condiciones');
  const ways = [['solucion.sh', folder.solution] as const, ...folder.others];
  for (const [index, way] of ways.entries()) {
    // The first one where it was already asked too early, as learners do.
    if (index > 0) await prepare(folder, machine);
    faults.push(
      ...(await orTimeout(way[0], () => playWay(folder, way, machine))),
    );
  }
  for (const answer of folder.wrong) {
    await prepare(folder, machine);
    faults.push(
      ...(await orTimeout(answer[0], () => playWrong(folder, answer, machine))),
    );
  }
  return faults;
}
