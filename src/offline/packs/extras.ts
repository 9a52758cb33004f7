import { formatCount } from '../../utils/quantities';
import { formatRoundedBytes } from './strings';
import type { Pack } from './types';

/**
 * Describes the laboratories that some lessons use and the pack of the course
 * lacks; empty when there is none.
 *
 * @param extras Extras of the pack.
 */
export function describeMissingLabs(extras: readonly Pack[]): string {
  return extras
    .filter(({ installed, summary }) => !installed && summary.usedBy)
    .map(({ summary: { usedBy = 0, wire } }) => {
      const lessons = formatCount(usedBy, 'lección usa', 'lecciones usan');
      return `${lessons} otro laboratorio, que va aparte y pesa ${formatRoundedBytes(wire)}.`;
    })
    .join(' ');
}

/** Describes the lessons that need an extra. */
export function describeExtra({ summary: { usedBy } }: Pack): string {
  if (!usedBy)
    return 'Las lecciones y los ejercicios no lo necesitan: es para explorar por tu cuenta.';
  const verb = usedBy === 1 ? 'usa' : 'usan';
  return `Lo ${verb} ${formatCount(usedBy, 'lección', 'lecciones')}. Sin él se leen, y sus terminales no se encienden donde no haya red.`;
}
