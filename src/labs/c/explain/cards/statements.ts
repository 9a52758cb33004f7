/** What a statement or a block belongs to. */
export const header =
  '(?:\\belse|\\b(?:if|for|while)\\s*\\((?:[^(){}]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))';

/** A line with a condition in which a comma follows an `==` or a `!=`. */
export const joinedByComma = /\b(?:if|while)\s*\([^;]*[!=]=[^;(),]*,/;

/** Any other line. */
export const notJoinedByComma = new RegExp(`^(?!.*${joinedByComma.source})`);
