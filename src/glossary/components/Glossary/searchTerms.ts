import type { Term } from '../../../data/glosario/schema';
import { fold } from '../../../utils/fold';

/** Normalizes case, accents and spaces: `Código Máquina` → `codigo maquina`. */
function normalizeName(text: string): string {
  return fold(text).trim().replace(/\s+/g, ' ');
}

/**
 * Finds the terms with a name, in Spanish or English, that contains the text.
 */
export function searchTerms(terms: readonly Term[], text: string): Term[] {
  const wantedName = normalizeName(text);
  return terms.filter(({ term, forms, english = '' }) =>
    [term, english, ...forms].some((name) =>
      normalizeName(name).includes(wantedName),
    ),
  );
}
