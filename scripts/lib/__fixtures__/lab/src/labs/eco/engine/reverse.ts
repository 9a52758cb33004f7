/** Returns a text from its last letter to its first one. */
export const reverse = (text: string): string =>
  Array.from(text).reverse().join('');
