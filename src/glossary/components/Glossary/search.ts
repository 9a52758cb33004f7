import type { Term } from '../../../data/glosario/schema';
import { fold } from '../../../utils/fold';

/** `Código Máquina` → `codigo maquina`: accents, case and extra spaces do not count. */
function plain(text: string): string {
  return fold(text).trim().replace(/\s+/g, ' ');
}

/** The terms one of whose names, in Spanish or English, contains a text. */
export function searchTerms(terms: readonly Term[], text: string): Term[] {
  const wanted = plain(text);
  return terms.filter(({ term, forms, english = '' }) =>
    [term, english, ...forms].some((name) => plain(name).includes(wanted)),
  );
}
