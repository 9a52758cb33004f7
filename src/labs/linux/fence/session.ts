import { codeBlock, fenceKind, type Fence } from '../../kit/fence/kind';
import {
  FenceError,
  isBare,
  isFilled,
  readOptions,
  type OptionRules,
} from '../../kit/fence/options';
import { joinCommands, listCommands } from '../../kit/shell/transcript';
import { readSetUp } from './setUp';

/** Options of a fence with a terminal session. */
export interface SessionFence extends Fence {
  readonly language: 'shell-session';
  /** True when the page offers to repeat the session in a Linux. */
  readonly runnable: boolean;
  /**
   * Name, without `.sh`, of the script that prepares the machine for the
   * session.
   */
  readonly setUp: string | undefined;
  /** System of the session, when it is not the Debian of these pages. */
  readonly system: string | undefined;
  /**
   * True when the session was recorded elsewhere and has a different output
   * here.
   */
  readonly recorded: boolean;
}

const rules: OptionRules = {
  title: { form: 'title="…"', fits: isFilled },
  ejecutable: {
    form: 'ejecutable',
    fits: isBare,
    excludes: ['sistema', 'grabado'],
  },
  preparar: {
    form: 'preparar="…" con el nombre del guion sin .sh: minúsculas sin acentos, números y guiones',
    fits: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? ''),
    excludes: ['sistema', 'grabado'],
  },
  sistema: { form: 'sistema="Fedora"', fits: isFilled },
  grabado: { form: 'grabado', fits: isBare },
};

/**
 * Parses the options of a session.
 *
 * @throws {FenceError} for an option that a session cannot have.
 */
function readSession(meta: string): SessionFence {
  const options = readOptions(meta, rules);
  return {
    language: 'shell-session',
    title: options.get('title'),
    runnable: options.has('ejecutable'),
    setUp: options.get('preparar'),
    system: options.get('sistema'),
    recorded: options.has('grabado'),
  };
}

/** Formats the label of the block. */
function labelOf({ system, recorded }: SessionFence): string {
  const label = system === undefined ? 'Terminal' : `Terminal de ${system}`;
  return recorded ? `${label} (sesión grabada)` : label;
}

/** Columns that fit on a phone at 14 px. */
const phoneColumns = 42;

/**
 * Checks that the session has a command.
 *
 * @throws {FenceError} for a session without commands.
 */
function checkCommands(transcript: string): void {
  if (joinCommands(transcript) === '')
    throw new FenceError(
      'al menos una orden tras su indicador (alumno@practica:~$ ls, o $ ls); la salida suelta va en un bloque text',
      transcript.split('\n')[0] ?? '',
    );
}

/** Fences of terminal sessions; the runnable ones become a terminal. */
export const sessionFence = fenceKind<SessionFence>({
  read: readSession,
  show: (fence, { text, file, root }) => {
    checkCommands(text);
    // Validates the script also for sessions that are not runnable, since the
    // check of the lessons' transcripts runs it.
    const { name, script } = readSetUp(file, fence.setUp, root);
    const label = labelOf(fence);
    const isWide =
      text.split('\n').some(({ length }) => length > phoneColumns) || undefined;
    return fence.runnable
      ? {
          element: 'Terminal',
          props: {
            label,
            title: fence.title,
            id: name,
            commands: listCommands(text),
            isWide,
            setUp: script,
          },
        }
      : codeBlock(label, fence.title, {
          commands: joinCommands(text),
          isWide,
        });
  },
});
