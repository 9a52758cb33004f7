import { quote } from '../../engine/quoting';
import { createShell, ShellTimeout } from '../shell';
import type { Shell } from '../shell';
import type { NodeMachine } from '../touched';
import type { ShownSession } from './collect';
import { findDifference } from './compare';

/** Date that the machine has during every replay, its set-up included. */
const REPLAY_DATE = new Date('2026-11-21T12:00:00Z');

/** Returns the directory in a `user@host` prompt. */
const getPromptDirectory = (prompt: string) =>
  /^[\w.-]+@[\w.-]+:([^$#]*)/.exec(prompt)?.[1];

/**
 * Changes to the directory of a prompt. A session may start in a directory
 * other than the one in which the session before ended.
 */
async function changeDirectory(directory: string, shell: Shell): Promise<void> {
  const [, tilde = '', rest = ''] = /^(~\/?)?(.*)$/.exec(directory) ?? [];
  await shell.run(`cd ${tilde}${rest === '' ? '' : quote(rest)}`);
}

/**
 * Replays a session.
 *
 * @param report Called with each fault, also when the shell does not return to
 * the prompt later.
 * @throws {ShellTimeout} when a command does not end; the shell cannot be used
 * any more.
 */
async function replaySession(
  { file, commands }: ShownSession,
  shell: Shell,
  report: (fault: string) => void,
): Promise<void> {
  let { prompt } = await shell.run('');
  for (const [index, shownCommand] of commands.entries()) {
    const directory = getPromptDirectory(shownCommand.prompt);
    if (directory !== undefined && directory !== getPromptDirectory(prompt)) {
      if (index > 0)
        report(
          `${file}, línea ${shownCommand.line} · indicador\n  se esperaba: «${shownCommand.prompt}»\n  se encontró: «${prompt}»`,
        );
      await changeDirectory(directory, shell);
    }
    const answer = await shell.run(shownCommand.command, {
      isInterrupted: shownCommand.isInterrupted,
      shown: shownCommand.output,
    });
    ({ prompt } = answer);
    const fault = findDifference(file, shownCommand, answer, REPLAY_DATE);
    if (fault !== undefined) report(fault);
  }
}

/** Replays sessions that share a shell, in order, until one times out. */
async function replaySessions(
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
 * Types the sessions of a page into its Linux, in order, as a reader would;
 * sessions with the same set-up share a machine.
 *
 * @returns The differences from the page.
 */
export async function replayPage(
  sessions: readonly ShownSession[],
  machine: Pick<NodeMachine, 'listen' | 'type' | 'reset' | 'setDate'>,
): Promise<string[]> {
  const faults: string[] = [];
  const byMachine = new Map<string, ShownSession[]>();
  for (const session of sessions) {
    const { name } = session.setUp;
    byMachine.set(name, [...(byMachine.get(name) ?? []), session]);
  }
  machine.setDate(REPLAY_DATE);
  try {
    for (const sharedSessions of byMachine.values()) {
      await machine.reset(sharedSessions[0]?.setUp.script);
      const shell = createShell(machine);
      await replaySessions(sharedSessions, shell, (fault) =>
        faults.push(fault),
      );
      shell.end();
    }
  } finally {
    // The next page may use the same machine.
    machine.setDate(undefined);
  }
  return faults;
}
