const NUMBER_WORDS = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
];

/**
 * Writes numbers up to 20 in words and larger ones in digits. Uses the feminine
 * «una», for «lección» and «hora».
 */
export function numberToWords(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/** Formats minutes as approximate hours: `poco menos de dos horas`. */
export function formatApproximateHours(minutes: number): string {
  const hours = Math.max(1, Math.round(minutes / 60));
  const rest = minutes - hours * 60;
  const text = `${numberToWords(hours)} ${hours === 1 ? 'hora' : 'horas'}`;
  if (rest === 0) return text;
  if (Math.abs(rest) <= 10)
    return `poco ${rest < 0 ? 'menos' : 'más'} de ${text}`;
  return hours === 1 ? `alrededor de ${text}` : `unas ${text}`;
}

/** Formats minutes exactly: `2 h 55 min`. */
export function formatHoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}
