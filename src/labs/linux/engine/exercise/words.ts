/** Formats a name as code in a sentence. */
export const formatCode = (text: string) => `\`${text}\``;

/** Names of the path types, with their article. */
export const typeNames = {
  archivo: 'el archivo',
  directorio: 'el directorio',
  enlace: 'el enlace',
} as const;
