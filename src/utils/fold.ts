/** Removes case and accents: `Instalación` and `instalacion` become equal. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
