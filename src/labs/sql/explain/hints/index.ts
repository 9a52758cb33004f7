import type { HintCard } from '../types';
import { columnHints } from './columns';
import { conditionHints } from './conditions';
import { dateHints } from './dates';
import { groupHints } from './groups';
import { joinHints } from './joins';
import { oppositeHints } from './opposites';
import { textHints } from './texts';
import { valueHints } from './values';
import { writeHints } from './writes';

/** Cards for statements that work, and rarely do what was meant. */
export const hintCards: readonly HintCard[] = [
  ...writeHints,
  ...joinHints,
  ...conditionHints,
  ...oppositeHints,
  ...dateHints,
  ...columnHints,
  ...groupHints,
  ...valueHints,
  ...textHints,
];
