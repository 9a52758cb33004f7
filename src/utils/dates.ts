const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

interface CalendarDay {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

function parseIsoDate(isoDate: string): CalendarDay {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate);
  const [, year, month, day] = match ?? [];
  if (!year || !month || !day) {
    throw new Error(
      `Se esperaba una fecha AAAA-MM-DD, se encontró «${isoDate}»`,
    );
  }
  return { year, month, day };
}

/**
 * Formats `2023-08-07` as `7 de agosto de 2023`. Parses the text, not a `Date`,
 * so that server and browser agree in every time zone.
 *
 * @throws when the text does not begin with a date.
 */
export function formatLongDate(isoDate: string): string {
  const { year, month, day } = parseIsoDate(isoDate);
  const name = months[Number(month) - 1] ?? month;
  return `${String(Number(day))} de ${name} de ${year}`;
}

/** Formats `2023-08-07` as `07/08/23`, for cards. */
export function formatShortDate(isoDate: string): string {
  const { year, month, day } = parseIsoDate(isoDate);
  return `${day}/${month}/${year.slice(2)}`;
}

/** Formats `2023-08-07` as `07/08/2023`, for the changelog. */
export function formatNumericDate(isoDate: string): string {
  const { year, month, day } = parseIsoDate(isoDate);
  return `${day}/${month}/${year}`;
}
