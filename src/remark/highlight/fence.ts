import { isLanguage, languages, type Language } from './languages';
import {
  FenceError,
  isFilled,
  readOptions,
  type OptionRules,
} from '../../labs/kit/fence/options';
import { readTextFence, type OutputFence } from '../../labs/c/fence/output';
import { readCFence, type CFence } from '../../labs/c/fence/program';
import {
  readSessionFence,
  type SessionFence,
} from '../../labs/linux/fence/session';

/** A block of text, which may be what a program writes. */
interface TextFence {
  readonly language: 'text';
  readonly title: string | undefined;
  readonly output: OutputFence | undefined;
}

interface ShownFence {
  readonly language: Exclude<Language, 'c' | 'text' | 'shell-session'>;
  readonly title: string | undefined;
}

/** What an author writes after the three backticks. */
export type Fence = CFence | TextFence | SessionFence | ShownFence;

const rules: OptionRules = { title: { form: 'title="…"', fits: isFilled } };

/** @throws {FenceError} for a language that we do not colour, or an option that it does not have. */
export function readFence(language: string, meta: string): Fence {
  if (!isLanguage(language))
    throw new FenceError(
      `un bloque de código con uno de estos lenguajes: ${languages.join(', ')}`,
      language || 'un bloque sin lenguaje',
    );
  if (language === 'c') return readCFence(meta);
  if (language === 'text') return { language, ...readTextFence(meta) };
  if (language === 'shell-session') return readSessionFence(meta);
  return { language, title: readOptions(meta, rules).get('title') };
}

/** @throws {FenceError} when a block shows the output of a program that has none. */
export function checkOutputAfter(
  before: Fence | undefined,
  output: OutputFence,
): void {
  if (output.from === 'pc') {
    if (before?.language === 'text' && before.output?.from === 'page') return;
    throw new FenceError(
      'salida-pc justo después de un bloque text salida',
      'un bloque salida-pc sin ese bloque delante',
    );
  }
  if (before?.language !== 'c' || !before.runnable)
    throw new FenceError(
      'salida justo después de un bloque c ejecutable',
      'un bloque salida sin ese bloque delante',
    );
  if (before.outcome.error !== undefined)
    throw new FenceError(
      'ninguna salida tras un programa que no compila (error="…")',
      'un bloque salida',
    );
}
