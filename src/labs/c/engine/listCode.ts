/** Lists names of code in a Spanish sentence: `a`, `b` y `c`. */
export const listCode = (names: readonly string[]): string =>
  new Intl.ListFormat('es').format(names.map((name) => `\`${name}\``));
