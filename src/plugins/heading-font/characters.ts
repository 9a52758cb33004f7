const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
);

// What a page may come to say later: the spelling of Spanish, whatever a
// program prints and the signs of the typed text.
const spanish = 'á é í ó ú ü ñ Á É Í Ó Ú Ü Ñ ¿¡«»“”‘’—–…·º ª °€×→←↑↓✓✗';

/** What the heading font must be able to write: all that the pages say, and Spanish. */
export function charactersOf(pages: readonly string[]): string {
  const characters = new Set(printable);
  for (const text of [spanish, ...pages])
    for (const character of text) characters.add(character);
  return [...characters].sort().join('');
}
