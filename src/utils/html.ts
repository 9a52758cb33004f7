const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const characters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
);

/** Escapes a text for an HTML element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Reverts {@link escapeHtml}, and the `&#x27;` that React writes. */
export const unescapeHtml = (html: string): string =>
  html
    .replace(/&#x27;/gi, "'")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? '');
