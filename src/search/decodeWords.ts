/**
 * Decodes the words of the search catalog: each is the number of letters, in
 * base 36, that it shares with the word before it, and the rest of its letters.
 * `scripts/lib/vocabulary.mjs` encodes them.
 */
export function decodeWords(encoded: string): readonly string[] {
  if (encoded === '') return [];
  let before = '';
  return encoded.split(' ').map((entry) => {
    const sharedLength = Number.parseInt(entry.charAt(0), 36);
    before = before.slice(0, sharedLength) + entry.slice(1);
    return before;
  });
}
