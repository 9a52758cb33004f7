import { glosario } from '.';

/** The English names of the glossary: all that its page marks as English. */
export const glossaryForeignStrings: readonly string[] = [
  ...new Set(glosario.flatMap(({ english }) => english ?? [])),
];
