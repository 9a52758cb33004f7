import { readFacts } from '../engine/exercise/facts';
import { judge } from '../engine/exercise/judge';
import { factsScript } from '../engine/exercise/script';
import type { TerminalJudgement } from '../engine/exercise/types';
import type { Machine } from '../engine/types';
import { createShell, ShellTimeout } from './shell';
import { splitCommands } from '../../kit/shell/commands';
import type { TerminalExercise } from '../exercise/markdown';

/** What is needed of a machine to play an exercise in it. */
type PlayMachine = Pick<Machine, 'listen' | 'type' | 'control' | 'reset'>;

async function judged(
  folder: TerminalExercise,
  machine: PlayMachine,
): Promise<TerminalJudgement> {
  const { condiciones: conditions } = folder.data;
  const { output } = await machine.control(factsScript(conditions), {
    timeoutMs: 60_000,
  });
  return judge(conditions, readFacts(output));
}

/** What a way to solve it leaves undone. */
async function playWay(
  folder: TerminalExercise,
  [name, script]: readonly [name: string, script: string],
  machine: PlayMachine,
): Promise<string[]> {
  await machine.reset(folder.setUp);
  const shell = createShell(machine);
  const answers: string[] = [];
  try {
    for (const command of splitCommands(script)) {
      const { output } = await shell.run(command);
      answers.push(`$ ${command}\n${output}`);
    }
  } catch (error) {
    if (!(error instanceof ShellTimeout)) throw error;
    return [`${name}: ${error.message}`];
  } finally {
    shell.end();
  }
  const unmet = (await judged(folder, machine)).results.filter(
    ({ isMet }) => !isMet,
  );
  return unmet.length === 0
    ? []
    : [
        `${name} no lo resuelve:\n    ${unmet.map(({ message }) => message).join('\n    ')}\n${answers.join('\n')}`,
      ];
}

/**
 * What an exercise has wrong, found in a machine and with the judge of the page:
 * each of its ways must meet all conditions, and doing nothing must not.
 */
export async function playTerminal(
  folder: TerminalExercise,
  machine: PlayMachine,
): Promise<string[]> {
  const faults: string[] = [];
  await machine.reset(folder.setUp);
  const { points, total } = await judged(folder, machine);
  if (points === total)
    faults.push('sin hacer nada ya se cumplen todas las condiciones');
  const ways = [['solucion.sh', folder.solution] as const, ...folder.others];
  for (const way of ways) faults.push(...(await playWay(folder, way, machine)));
  return faults;
}
