import type { HintCard } from '../types';
import { columnHints } from './columns';
import { conditionHints } from './conditions';
import { dateHints } from './dates';
import { groupHints } from './groups';
import { joinHints } from './joins';
import { keyHints } from './keys';
import { oppositeHints } from './opposites';
import { storedTextHints } from './storedTexts';
import { textHints } from './texts';
import { valueHints } from './values';
import { writeHints } from './writes';

/** Cards for statements that work, and rarely do what was meant. */
export const hintCards: readonly HintCard[] = [
  ...writeHints,
  ...keyHints,
  ...joinHints,
  ...conditionHints,
  ...oppositeHints,
  ...dateHints,
  ...columnHints,
  ...groupHints,
  ...storedTextHints,
  ...valueHints,
  ...textHints,
];
