import { fences } from '../../labs/build';
import {
  codeBlock,
  fenceKind,
  type Fence,
  type FenceKind,
} from '../../labs/kit/fence/kind';
import {
  FenceError,
  isFilled,
  readOptions,
  type OptionRules,
} from '../../labs/kit/fence/options';
import { labelOf, languages } from './languages';

const rules: OptionRules = { title: { form: 'title="…"', fits: isFilled } };

const plain = (language: string): FenceKind<Fence> =>
  fenceKind({
    read: (meta) => ({
      language,
      title: readOptions(meta, rules).get('title'),
    }),
    show: ({ title }, { label }) => codeBlock(label, title),
  });

/**
 * Parses the info string of a code fence: what follows the backticks.
 *
 * @throws {FenceError} for an unsupported language, or an option that the
 * language lacks.
 */
export function readFence(language: string, meta: string) {
  if (labelOf(language) === undefined)
    throw new FenceError(
      `un bloque de código con uno de estos lenguajes: ${languages.join(', ')}`,
      language || 'un bloque sin lenguaje',
    );
  return (fences[language] ?? plain(language)).read(meta);
}
