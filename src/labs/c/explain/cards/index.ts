import type { ToolCard } from '../types';
import { arrayCards } from './arrays';
import { controlCards } from './control';
import { conversionCards } from './conversions';
import { formatCards } from './format';
import { functionCards } from './functions';
import { lexicalCards } from './lexical';
import { linkerCards } from './linker';
import { nameCards } from './names';
import { operatorCards } from './operators';
import { pointerCards } from './pointers';
import { preprocessorCards } from './preprocessor';
import { structureCards } from './structure';
import { syntaxCards } from './syntax';
import { unusedCards } from './unused';

export { hintCards } from './hints';
export { memoryCards } from './memory';
export { endCards, findingCards, undefinedCard } from './runtime';

/** Cards for messages of the compiler and the linker. */
export const toolCards: readonly ToolCard[] = [
  ...syntaxCards,
  ...lexicalCards,
  ...structureCards,
  ...controlCards,
  ...nameCards,
  ...conversionCards,
  ...operatorCards,
  ...formatCards,
  ...functionCards,
  ...unusedCards,
  ...arrayCards,
  ...pointerCards,
  ...preprocessorCards,
  ...linkerCards,
];
