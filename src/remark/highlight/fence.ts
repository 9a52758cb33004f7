import { fences } from '../../labs/fences';
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
import { isLanguage, languages, type Language } from './languages';

/** A language whose blocks are only shown. */
type PlainLanguage = Exclude<Language, keyof typeof fences>;

interface PlainFence extends Fence {
  readonly language: PlainLanguage;
}

const rules: OptionRules = { title: { form: 'title="…"', fits: isFilled } };

const plain = (language: PlainLanguage): FenceKind<PlainFence> =>
  fenceKind({
    read: (meta) => ({
      language,
      title: readOptions(meta, rules).get('title'),
    }),
    show: ({ title }, { label }) => codeBlock(label, title),
  });

const hasKind = (language: Language): language is keyof typeof fences =>
  Object.hasOwn(fences, language);

/**
 * Reads what an author writes after the three backticks.
 *
 * @throws {FenceError} for a language that we do not colour, or an option that it does not have.
 */
export function readFence(language: string, meta: string) {
  if (!isLanguage(language))
    throw new FenceError(
      `un bloque de código con uno de estos lenguajes: ${languages.join(', ')}`,
      language || 'un bloque sin lenguaje',
    );
  return hasKind(language)
    ? fences[language].read(meta)
    : plain(language).read(meta);
}
