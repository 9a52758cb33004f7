import { scaleLabels } from '../../data/heroes/terms';
import type { ScaleId } from '../../data/heroes/terms';
import type { Hero } from '../../data/heroes/schema';
import { coveredFrom } from './roster';
import { teamLimit } from './address';
import type { Faults } from './address';

/** `3` and `escala` → `3 escalas`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** A, B y C. */
function list(items: readonly string[], and = 'y'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
}

function listScales(scales: readonly ScaleId[]): string {
  const names = scales.map((scale) => scaleLabels[scale].toLowerCase());
  return list(names, names.at(-1)?.startsWith('i') ? 'e' : 'y');
}

/** `5.25` → `5,3`: the same in every browser, whatever its language. */
export function formatMean(mean: number): string {
  return mean.toFixed(1).replace('.', ',').replace(/,0$/, '');
}

/** How many heroes are on screen, of how many. */
export function describeResults(found: number, total: number): string {
  if (found === 0) return 'Ningún resultado';
  return found === total
    ? `Están los ${total} héroes`
    : `${count(found, 'héroe')} de ${total}`;
}

/** Who is being compared, for those who do not see the table appear. */
export function describePair([
  first,
  second,
]: readonly (Hero | null)[]): string {
  const names = [first, second].flatMap((hero) =>
    hero ? [hero.name.text] : [],
  );
  if (names.length === 0) return 'La comparación quedó vacía.';
  if (names.length === 1)
    return `${list(names)} está en la comparación; falta otro nombre.`;
  return `${list(names)} están en la comparación.`;
}

/** What a team lacks. */
export function describeGaps(gaps: readonly ScaleId[]): string {
  if (gaps.length === 0)
    return `No falta nada: en cada escala hay alguien con ${coveredFrom} o más.`;
  const verb = gaps.length === 1 ? 'Falta' : 'Faltan';
  return `${verb} ${listScales(gaps)}: nadie llega a ${coveredFrom}.`;
}

/** What of a link was passed over; nothing where it was sound. */
export function describeFaults({ unknown, surplus }: Faults): string[] {
  return [
    ...(unknown > 0
      ? [
          `El enlace traía ${count(unknown, 'dato')} que este catálogo no conoce y se ${unknown === 1 ? 'pasó' : 'pasaron'} por alto.`,
        ]
      : []),
    ...(surplus > 0
      ? [
          `Un equipo admite ${teamLimit} héroes: el enlace traía ${surplus} de más.`,
        ]
      : []),
  ];
}
