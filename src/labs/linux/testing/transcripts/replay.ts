import type { Machine } from '../../engine/types';
import { quote } from '../../engine/quoting';
import { createShell, ShellTimeout } from '../shell';
import type { Shell } from '../shell';
import type { ShownSession } from './collect';
import { differenceFrom } from './compare';

/** The day on which every session is replayed. */
const today = new Date('2026-11-21T12:00:00Z');

/** The directory in a prompt of users. */
const directoryOf = (prompt: string) =>
  /^[\w.-]+@[\w.-]+:([^$#]*)/.exec(prompt)?.[1];

/** A block may begin elsewhere than the one before ended: its prompt says where. */
async function goTo(directory: string, shell: Shell): Promise<void> {
  const [, tilde = '', rest = ''] = /^(~\/?)?(.*)$/.exec(directory) ?? [];
  await shell.run(`cd ${tilde}${rest === '' ? '' : quote(rest)}`);
}

/**
 * @param report Hears of each fault, also when the shell does not come back.
 * @throws {ShellTimeout} with nothing more to expect of this shell.
 */
async function replaySession(
  { file, commands }: ShownSession,
  shell: Shell,
  report: (fault: string) => void,
): Promise<void> {
  let { prompt } = await shell.run('');
  for (const [index, shown] of commands.entries()) {
    const directory = directoryOf(shown.prompt);
    if (directory !== undefined && directory !== directoryOf(prompt)) {
      if (index > 0)
        report(
          `${file}, línea ${shown.line} · indicador\n  se esperaba: «${shown.prompt}»\n  se encontró: «${prompt}»`,
        );
      await goTo(directory, shell);
    }
    const answer = await shell.run(shown.command, {
      isInterrupted: shown.isInterrupted,
      shown: shown.output,
    });
    ({ prompt } = answer);
    const fault = differenceFrom(file, shown, answer, today);
    if (fault !== undefined) report(fault);
  }
}

/** Sessions that share a shell, in order. */
async function replayTogether(
  sessions: readonly ShownSession[],
  shell: Shell,
  report: (fault: string) => void,
): Promise<void> {
  for (const session of sessions)
    try {
      await replaySession(session, shell, report);
    } catch (error) {
      if (!(error instanceof ShellTimeout)) throw error;
      const { file, commands } = session;
      const { line } = commands.find(
        ({ command }) => command === error.command,
      ) ??
        commands[0] ?? { line: 1 };
      report(`${file}, línea ${line} · ${error.message}`);
      return;
    }
}

/**
 * Types the sessions of a page into its Linux, in order, as a reader would:
 * those with the same set-up share a machine.
 *
 * @returns What comes out otherwise than the page prints it.
 */
export async function replayPage(
  sessions: readonly ShownSession[],
  machine: Pick<Machine, 'listen' | 'type' | 'reset' | 'control'>,
): Promise<string[]> {
  const faults: string[] = [];
  const byMachine = new Map<string, ShownSession[]>();
  for (const session of sessions) {
    const { name } = session.setUp;
    byMachine.set(name, [...(byMachine.get(name) ?? []), session]);
  }
  for (const shared of byMachine.values()) {
    await machine.reset(shared[0]?.setUp.script);
    await machine.control(`date -u -s @${today.getTime() / 1000}`);
    const shell = createShell(machine);
    await replayTogether(shared, shell, (fault) => faults.push(fault));
    shell.end();
  }
  return faults;
}
