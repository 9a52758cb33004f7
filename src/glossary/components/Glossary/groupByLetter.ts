import type { Term } from '../../../data/glosario/schema';

/** The terms that begin with one letter. */
export interface LetterGroup {
  /** Upper case and without accent: «ámbito» goes under A. */
  readonly letter: string;
  readonly terms: readonly Term[];
}

const initial = ({ term }: Term): string =>
  term.charAt(0).normalize('NFD').charAt(0).toUpperCase();

/** Splits an alphabetical list where the letter changes. */
export function groupByLetter(terms: readonly Term[]): LetterGroup[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const letter = initial(term);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}
