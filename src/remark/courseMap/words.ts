const words = [
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

/** Small numbers as a word, the others with digits; «una», as for lessons and hours. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** `poco menos de dos horas`: about how long some minutes are. */
export function aboutHours(minutes: number): string {
  const hours = Math.max(1, Math.round(minutes / 60));
  const rest = minutes - hours * 60;
  const text = `${inWords(hours)} ${hours === 1 ? 'hora' : 'horas'}`;
  if (rest === 0) return text;
  if (Math.abs(rest) <= 10)
    return `poco ${rest < 0 ? 'menos' : 'más'} de ${text}`;
  return hours === 1 ? `alrededor de ${text}` : `unas ${text}`;
}

/** `2 h 55 min`: exactly how long some minutes are. */
export function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}
