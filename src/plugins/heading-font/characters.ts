const alphanumeric =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

// What a title may come to say later: Spanish, and the signs of a sentence.
const spanish = 'á é í ó ú ü ñ Á É Í Ó Ú Ü Ñ .,:;!?¿¡()«»-/%+#';

const heading = /<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g;

/**
 * What the heading font must be able to write: what the titles of the pages say,
 * and Spanish. Other signs come from the font of the device.
 */
export function charactersOf(pages: readonly string[]): string {
  const characters = new Set<string>();
  const titles = pages.flatMap((page) =>
    [...page.matchAll(heading)].map(([, title = '']) =>
      title.replaceAll(/<[^>]*>/g, ''),
    ),
  );
  for (const text of [alphanumeric, spanish, ...titles])
    for (const character of text) characters.add(character);
  return [...characters].sort().join('');
}
