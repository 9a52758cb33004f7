import type { Term } from '../../data/glosario/schema';

/** A form found in a text; phrases that mean something else have no term. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly id: string | undefined;
}

/** What a word may not touch: there it is part of a longer one, or of a path. */
const wordPart = String.raw`[\p{L}\p{M}\p{N}_/@-]`;

function pattern(form: string): string {
  // A line break inside a phrase is a space like any other.
  return form
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/ /g, String.raw`\s+`);
}

const fold = (form: string): string =>
  form.replace(/\s+/g, ' ').toLocaleLowerCase('es');

/**
 * Looks for the forms of some terms as whole words, the longest first. Accents
 * count and case does not.
 */
export function createFinder(
  terms: readonly Term[],
): (text: string) => readonly Found[] {
  const ids = new Map<string, string | undefined>();
  for (const { id, forms, except = [] } of terms) {
    for (const form of forms) ids.set(fold(form), id);
    for (const phrase of except) ids.set(fold(phrase), undefined);
  }
  if (ids.size === 0) return () => [];

  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length);
  const anyForm = new RegExp(
    `(?<!${wordPart}|\\.)(?:${longestFirst.map(pattern).join('|')})(?!${wordPart}|\\.[\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(anyForm)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      id: ids.get(fold(found)),
    }));
}
