import {
  isBare,
  isFilled,
  readOptions,
  type OptionRules,
} from '../../kit/fence/options';

/** A session of a terminal, as its fence describes it. */
export interface SessionFence {
  readonly language: 'shell-session';
  readonly title: string | undefined;
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
export function readSessionFence(meta: string): SessionFence {
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
export function sessionLabel({ system, recorded }: SessionFence): string {
  const label = system === undefined ? 'Terminal' : `Terminal de ${system}`;
  return recorded ? `${label} (sesión grabada)` : label;
}
