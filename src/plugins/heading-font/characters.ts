const alphanumeric =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

// Characters that future titles may need: Spanish, and punctuation.
const spanish = 'á é í ó ú ü ñ Á É Í Ó Ú Ü Ñ .,:;!?¿¡()«»-/%+#';

const heading = /<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g;

/**
 * Returns the characters of the heading font: those of the page titles, plus
 * Spanish. Others use the font of the device.
 */
export function collectCharacters(pages: readonly string[]): string {
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
