import { gzipSync } from 'node:zlib';
import { fold } from '../../search/text';

/** What readers download to have a misspelt word put right. */
export const mostVocabularyBytes = 40_000;

const longestWord = 24;
const longestSymbol = 16;

const enclosing = /^["'`([{«¿¡<]+(?=.{2})|(?<=.{2})["'`)\]}»?!,;:.]+$/gu;

function plainWords(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter(
    (word) => word.length <= longestWord && !/^\d+$/.test(word),
  );
}

/** `u+x`, `#include`, `~/.bashrc`: what readers may type as it stands. */
function symbolWords(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map((token) => token.replaceAll(enclosing, ''))
    .filter(
      (token) =>
        token.length <= longestSymbol &&
        /^[!-~]+$/.test(token) &&
        /[^a-z\d]/i.test(token) &&
        !/["'`(){},;[\]]/.test(token),
    );
}

interface Use {
  readonly pages: Set<number>;
  readonly spellings: Map<string, number>;
}

function mostUsedSpelling({ spellings }: Use): string {
  const [[spelling] = ['']] = [...spellings].sort((a, b) => b[1] - a[1]);
  return spelling;
}

/**
 * Every word of the pages once, as it is mostly written, those of most pages
 * first.
 */
export function collectVocabulary(
  texts: readonly string[],
): readonly string[] {
  const uses = new Map<string, Use>();
  for (const [page, text] of texts.entries())
    for (const word of [...plainWords(text), ...symbolWords(text)]) {
      const spelling = word.toLowerCase();
      const folded = fold(word);
      const use = uses.get(folded) ?? { pages: new Set(), spellings: new Map() };
      use.pages.add(page);
      use.spellings.set(spelling, (use.spellings.get(spelling) ?? 0) + 1);
      uses.set(folded, use);
    }
  return [...uses.values()]
    .map((use) => ({ word: mostUsedSpelling(use), pages: use.pages.size }))
    .sort((a, b) => b.pages - a.pages || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
}

/** The file of the vocabulary; its rarest words go when it would weigh too much. */
export function renderVocabulary(words: readonly string[]): string {
  let kept = words;
  let file = JSON.stringify(kept);
  while (gzipSync(file).length > mostVocabularyBytes) {
    kept = kept.slice(0, Math.floor(kept.length * 0.9));
    file = JSON.stringify(kept);
  }
  return file;
}
