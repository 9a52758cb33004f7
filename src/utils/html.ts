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

/** Text as HTML has it, inside of an element or of a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** The text of which {@link escapeHtml} or React made this. */
export const unescapeHtml = (html: string): string =>
  html
    .replace(/&#x27;/gi, "'")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? '');
