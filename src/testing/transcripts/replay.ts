import type { Machine } from '../../labs/engine/linux/types';
import { quote } from '../../labs/engine/linux/quoting';
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

async function replaySession(
  { file, commands }: ShownSession,
  shell: Shell,
): Promise<string[]> {
  const faults: string[] = [];
  let { prompt } = await shell.run('');
  for (const [index, shown] of commands.entries()) {
    const directory = directoryOf(shown.prompt);
    if (directory !== undefined && directory !== directoryOf(prompt)) {
      if (index > 0)
        faults.push(
          `${file}, línea ${shown.line} · indicador\n  se esperaba: «${shown.prompt}»\n  se encontró: «${prompt}»`,
        );
      await goTo(directory, shell);
    }
    try {
      const answer = await shell.run(shown.command, {
        isInterrupted: shown.isInterrupted,
        shown: shown.output,
      });
      ({ prompt } = answer);
      const fault = differenceFrom(file, shown, answer, today);
      if (fault !== undefined) faults.push(fault);
    } catch (error) {
      if (!(error instanceof ShellTimeout)) throw error;
      return [...faults, `${file}, línea ${shown.line} · ${error.message}`];
    }
  }
  return faults;
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
    for (const session of shared)
      faults.push(...(await replaySession(session, shell)));
    shell.end();
  }
  return faults;
}
