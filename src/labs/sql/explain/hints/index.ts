import type { HintCard } from '../types';
import { columnHints } from './columns';
import { conditionHints } from './conditions';
import { joinHints } from './joins';
import { valueHints } from './values';
import { writeHints } from './writes';

/** Cards for statements that work, and rarely do what was meant. */
export const hintCards: readonly HintCard[] = [
  ...writeHints,
  ...joinHints,
  ...conditionHints,
  ...columnHints,
  ...valueHints,
];
