import type { Term } from '../../data/glosario/schema';

/**
 * Form found in a text. `id` is undefined for the phrases of `except`, where
 * the word means something else.
 */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly id: string | undefined;
}

/**
 * Characters that may not be next to a form: with one, the form is part of a
 * longer word or of a path.
 */
const wordPart = String.raw`[\p{L}\p{M}\p{N}_/@-]`;

function pattern(form: string): string {
  // A line break inside a phrase counts as a space.
  return form
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/ /g, String.raw`\s+`);
}

const fold = (form: string): string =>
  form.replace(/\s+/g, ' ').toLocaleLowerCase('es');

/**
 * Creates a function that finds the forms of some terms as whole words, the
 * longest form first. Accents are significant; case is not.
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
