import type { Term } from '../../../data/glosario/schema';

/** Terms that begin with the same letter. */
export interface LetterGroup {
  /** Upper case, without accent: «ámbito» goes under A. */
  readonly letter: string;
  readonly terms: readonly Term[];
}

const getInitial = ({ term }: Term): string =>
  term.charAt(0).normalize('NFD').charAt(0).toUpperCase();

/** Groups the terms of a sorted list by their first letter. */
export function groupByLetter(terms: readonly Term[]): LetterGroup[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const letter = getInitial(term);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}
