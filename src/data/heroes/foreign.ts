import { heroes } from '.';
import type { HeroName } from './schema';

const getEnglishText = ({ text, lang }: HeroName): string[] =>
  lang === 'en' ? [text] : [];

/** Unique English texts of the heroes, which the page marks as English. */
export const heroForeignStrings: readonly string[] = [
  ...new Set([
    ...heroes.flatMap(({ name, alsoKnownAs, civilName, firstAppearance }) => [
      ...getEnglishText(name),
      ...(alsoKnownAs ?? []).flatMap(getEnglishText),
      ...(civilName ? getEnglishText(civilName) : []),
      firstAppearance.title,
    ]),
  ]),
];
