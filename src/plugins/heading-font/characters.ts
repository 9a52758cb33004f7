import { elements, type Document } from '../../../scripts/lib/html.mjs';

const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
);

// What a page may come to say later: the spelling of Spanish, whatever a
// program prints and the signs of the typed text.
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’—–…·ºª°€×→←↑↓✓✗';

function* textIn(document: Document): Generator<string, void> {
  for (const element of elements(document))
    if (element.tagName !== 'script')
      for (const child of element.childNodes)
        if ('value' in child) yield child.value;
}

/** What the heading font must be able to write: all that the pages say, and Spanish. */
export function charactersOf(documents: readonly Document[]): string {
  const characters = new Set(printable);
  for (const character of spanish) characters.add(character);
  for (const document of documents)
    for (const text of textIn(document))
      for (const character of text) characters.add(character);
  return [...characters].sort().join('');
}
