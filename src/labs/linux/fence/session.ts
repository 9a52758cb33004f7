import {
  createCodeBlock,
  createFenceKind,
  type Fence,
} from '../../kit/fence/kind';
import {
  FenceError,
  hasNoValue,
  hasText,
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

const optionRules: OptionRules = {
  title: { form: 'title="…"', isValid: hasText },
  ejecutable: {
    form: 'ejecutable',
    isValid: hasNoValue,
    excludes: ['sistema', 'grabado'],
  },
  preparar: {
    form: 'preparar="…" con el nombre del guion sin .sh: minúsculas sin acentos, números y guiones',
    isValid: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? ''),
    excludes: ['sistema', 'grabado'],
  },
  sistema: { form: 'sistema="Fedora"', isValid: hasText },
  grabado: { form: 'grabado', isValid: hasNoValue },
};

/**
 * Parses the options of a session.
 *
 * @throws {FenceError} for an option that a session cannot have.
 */
function parseSessionOptions(meta: string): SessionFence {
  const options = readOptions(meta, optionRules);
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
function formatLabel({ system, recorded }: SessionFence): string {
  const label = system === undefined ? 'Terminal' : `Terminal de ${system}`;
  return recorded ? `${label} (sesión grabada)` : label;
}

/** Columns that fit on a phone at 14 px. */
const MAX_PHONE_COLUMNS = 42;

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
export const sessionFence = createFenceKind<SessionFence>({
  read: parseSessionOptions,
  toElement: (fence, { text, file, root }) => {
    checkCommands(text);
    // Validates the script also for sessions that are not runnable, since the
    // check of the lessons' transcripts runs it.
    const { name, script } = readSetUp(file, fence.setUp, root);
    const label = formatLabel(fence);
    const isWide =
      text.split('\n').some(({ length }) => length > MAX_PHONE_COLUMNS) ||
      undefined;
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
      : createCodeBlock(label, fence.title, {
          commands: joinCommands(text),
          isWide,
        });
  },
});
