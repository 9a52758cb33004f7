import { fences } from '../../labs/build';
import {
  createCodeBlock,
  createFenceKind,
  type Fence,
  type FenceKind,
} from '../../labs/kit/fence/kind';
import {
  FenceError,
  hasText,
  readOptions,
  type OptionRules,
} from '../../labs/kit/fence/options';
import { getLanguageLabel, languages } from './languages';

const rules: OptionRules = { title: { form: 'title="…"', isValid: hasText } };

const createPlainKind = (language: string): FenceKind<Fence> =>
  createFenceKind({
    read: (meta) => ({
      language,
      title: readOptions(meta, rules).get('title'),
    }),
    toElement: ({ title }, { label }) => createCodeBlock(label, title),
  });

/**
 * Parses the info string of a code fence: what follows the backticks.
 *
 * @throws {FenceError} for an unsupported language, or an option that the
 * language lacks.
 */
export function readFence(language: string, meta: string) {
  if (getLanguageLabel(language) === undefined)
    throw new FenceError(
      `un bloque de código con uno de estos lenguajes: ${languages.join(', ')}`,
      language || 'un bloque sin lenguaje',
    );
  return (fences[language] ?? createPlainKind(language)).read(meta);
}
