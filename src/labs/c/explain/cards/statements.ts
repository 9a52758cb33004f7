/** What a statement or a block belongs to. */
export const header =
  '(?:\\belse|\\b(?:if|for|while)\\s*\\((?:[^(){}]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))';

/** What beginners call without taking what it gives, for a pattern. */
export const libraryCalls =
  'f?printf|f?scanf|f?puts|putchar|exit|abort|free|s?rand|sleep|system|abs|sqrt|toupper|tolower';

/** A line with a condition in which a comma follows an `==` or a `!=`. */
export const joinedByComma = /\b(?:if|while)\s*\([^;]*[!=]=[^;(),]*,/;

/** Any other line. */
export const notJoinedByComma = new RegExp(`^(?!.*${joinedByComma.source})`);
