/** A name among the words of a sentence. */
export const code = (text: string) => `\`${text}\``;
