/** A name among the words of a sentence. */
export const code = (text: string) => `\`${text}\``;

/** What a path has to be, in a sentence. */
export const typeWords = {
  archivo: 'el archivo',
  directorio: 'el directorio',
  enlace: 'el enlace',
} as const;
