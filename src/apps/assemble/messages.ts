import { scaleLabels } from '../../data/heroes/terms';
import type { ScaleId } from '../../data/heroes/terms';
import type { Hero } from '../../data/heroes/schema';
import { MIN_COVERED_LEVEL } from './roster';
import { MAX_TEAM_SIZE } from './address';
import type { IgnoredValues } from './address';

/** Formats a quantity and its noun: `3` and `escala` give `3 escalas`. */
export function formatCount(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** Joins items as a Spanish list: «A, B y C». */
function joinList(items: readonly string[], and = 'y'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
}

function listScales(scales: readonly ScaleId[]): string {
  const names = scales.map((scale) => scaleLabels[scale].toLowerCase());
  return joinList(names, names.at(-1)?.startsWith('i') ? 'e' : 'y');
}

/** Formats `5.25` as `5,3`. Independent of the browser's language. */
export function formatMean(mean: number): string {
  return mean.toFixed(1).replace('.', ',').replace(/,0$/, '');
}

/** Describes the number of heroes that match the search. */
export function describeResults(foundCount: number, total: number): string {
  if (foundCount === 0) return 'Ningún resultado';
  return foundCount === total
    ? `Están los ${total} héroes`
    : `${formatCount(foundCount, 'héroe')} de ${total}`;
}

/** Describes the compared pair, for readers who do not see the table. */
export function describePair([
  first,
  second,
]: readonly (Hero | null)[]): string {
  const names = [first, second].flatMap((hero) =>
    hero ? [hero.name.text] : [],
  );
  if (names.length === 0) return 'La comparación quedó vacía.';
  if (names.length === 1)
    return `${joinList(names)} está en la comparación; falta otro nombre.`;
  return `${joinList(names)} están en la comparación.`;
}

/** Describes the scales that a team does not cover. */
export function describeGaps(gaps: readonly ScaleId[]): string {
  if (gaps.length === 0)
    return `No falta nada: en cada escala hay alguien con ${MIN_COVERED_LEVEL} o más.`;
  const verb = gaps.length === 1 ? 'Falta' : 'Faltan';
  return `${verb} ${listScales(gaps)}: nadie llega a ${MIN_COVERED_LEVEL}.`;
}

/** Describes the ignored values of a link; empty if there are none. */
export function describeFaults({
  unknownCount,
  surplus,
}: IgnoredValues): string[] {
  return [
    ...(unknownCount > 0
      ? [
          `El enlace traía ${formatCount(unknownCount, 'dato')} que este catálogo no conoce y se ${unknownCount === 1 ? 'pasó' : 'pasaron'} por alto.`,
        ]
      : []),
    ...(surplus > 0
      ? [
          `Un equipo admite ${MAX_TEAM_SIZE} héroes: el enlace traía ${surplus} de más.`,
        ]
      : []),
  ];
}
