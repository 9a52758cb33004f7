import { glosario } from '.';

/** English names of the glossary, which its page marks as English. */
export const glossaryForeignStrings: readonly string[] = [
  ...new Set(glosario.flatMap(({ english }) => english ?? [])),
];
