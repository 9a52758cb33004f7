import { isLanguage, languages, type Language } from './languages';

/** What an author writes after the three backticks. */
interface Fence {
  readonly language: Language;
  readonly title: string | undefined;
}

/** What a block of code has wrong; the plugin adds where. */
export class FenceError extends Error {
  constructor(expected: string, found: string) {
    super(`  se esperaba: ${expected}\n  se encontró: ${found}`);
    this.name = 'FenceError';
  }
}

function readTitle(meta: string): string | undefined {
  if (meta === '') return undefined;
  const title = /^title="([^"]+)"$/.exec(meta)?.[1];
  if (title === undefined)
    throw new FenceError(
      'solo title="…" después del lenguaje de un bloque de código',
      meta,
    );
  return title;
}

/** @throws {FenceError} for a language that we do not colour, or any option but the title. */
export function readFence(language: string, meta: string): Fence {
  if (!isLanguage(language))
    throw new FenceError(
      `un bloque de código con uno de estos lenguajes: ${languages.join(', ')}`,
      language || 'un bloque sin lenguaje',
    );
  return { language, title: readTitle(meta.trim()) };
}
