/** Lower case, without accents: `Instalación` and `instalacion` are one word. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
