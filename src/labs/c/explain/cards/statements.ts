/** Header that a statement or a block follows. */
export const statementHeader =
  '(?:\\belse|\\b(?:if|for|while)\\s*\\((?:[^(){}]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))';

/**
 * Alternatives of a pattern: library functions that beginners call without
 * using the result.
 */
export const libraryCalls =
  'f?printf|f?scanf|f?puts|putchar|exit|abort|free|s?rand|sleep|system|abs|sqrt|toupper|tolower';

/** Line whose condition has a comma after `==` or `!=`. */
export const commaInCondition = /\b(?:if|while)\s*\([^;]*[!=]=[^;(),]*,/;

/** Line without such a comma. */
export const noCommaInCondition = new RegExp(
  `^(?!.*${commaInCondition.source})`,
);
