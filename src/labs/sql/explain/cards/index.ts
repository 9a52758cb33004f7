import type { FaultCard } from '../types';
import { clauseCards } from './clauses';
import { placeCards } from './conditions';
import { constraintCards } from './constraints';
import { definitionCards } from './definitions';
import { engineLimitCards } from './engineLimits';
import { habitCards } from './habits';
import { keywordCards } from './keywords';
import { laboratoryCards } from './laboratory';
import { nameCards } from './names';
import { otherDatabaseCards } from './otherDatabases';
import { queryCards } from './queries';
import { otherLanguageCards } from './otherLanguages';
import { quoteCards } from './quotes';
import { separatorCards } from './separators';
import { tableCards } from './tables';

/** Cards for the errors of SQLite; among equals, the first one answers. */
export const faultCards: readonly FaultCard[] = [
  ...laboratoryCards,
  ...engineLimitCards,
  ...quoteCards,
  ...otherLanguageCards,
  ...habitCards,
  ...otherDatabaseCards,
  ...clauseCards,
  ...definitionCards,
  ...placeCards,
  ...keywordCards,
  ...separatorCards,
  ...nameCards,
  ...queryCards,
  ...constraintCards,
  ...tableCards,
];
