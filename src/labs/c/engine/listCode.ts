/** Names of code in a sentence: `a`, `b` y `c`. */
export const listCode = (names: readonly string[]): string =>
  new Intl.ListFormat('es').format(names.map((name) => `\`${name}\``));
