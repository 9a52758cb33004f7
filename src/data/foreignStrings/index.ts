import { glossaryForeignStrings } from '../glosario/foreign';
import { heroForeignStrings } from '../heroes/foreign';

/**
 * Strings that stay in English, character by character, misspellings of the
 * first edition included. The site check and the spelling dictionary read this
 * list, and on a page each one must be inside `lang="en"`.
 */
export const foreignStrings = [
  'Ask me someting :D',
  'Articles',
  'AssembleApp',
  'Characters Page',
  'Coder Life',
  'Distro Runner',
  'Episodes page',
  'GifExpertApp',
  'Have Fun',
  'Havefun',
  'Home',
  'Home page',
  'Its free',
  'Locations Page',
  'Powered by GIPHY',
  'Row And Colums',
  'Rows And Columns',
  'Rows And Colums',
  "The real man don't click",
  'True history',
  'Unhandled Thrown Error',
  'Web developer',
  'Web Masters',
  'why are you here?',
  'Yes or Not',
  ...glossaryForeignStrings,
  ...heroForeignStrings,
] as const;
