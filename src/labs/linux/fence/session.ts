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

/** A session of a terminal, as its fence describes it. */
interface SessionFence extends Fence {
  readonly language: 'shell-session';
  /** The page offers to repeat it in a Linux of its own. */
  readonly runnable: boolean;
  /** Name of the script that makes ready what the session takes for granted, without `.sh`. */
  readonly setUp: string | undefined;
  /** Where it was typed, when that is not the Debian of these pages. */
  readonly system: string | undefined;
  /** Typed once elsewhere: here it would come out otherwise. */
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

/** @throws {FenceError} for any option that a session cannot have. */
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

/** What readers are told that the block is. */
function labelOf({ system, recorded }: SessionFence): string {
  const label = system === undefined ? 'Terminal' : `Terminal de ${system}`;
  return recorded ? `${label} (sesión grabada)` : label;
}

/** What fits a phone, in letters of 14 px. */
const phoneColumns = 42;

/** @throws {FenceError} for a session in which nothing is typed. */
function checkCommands(transcript: string): void {
  if (joinCommands(transcript) === '')
    throw new FenceError(
      'al menos una orden tras su indicador (alumno@practica:~$ ls, o $ ls); la salida suelta va en un bloque text',
      transcript.split('\n')[0] ?? '',
    );
}

/** Sessions of a terminal; those that can be repeated have a Linux. */
export const sessionFence = fenceKind<SessionFence>({
  read: readSession,
  show: (fence, { text, file, root }) => {
    checkCommands(text);
    // The check of what sessions print needs it where readers do not.
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
