/**
 * Matches code from a call on, unless the program defines the called function
 * further down.
 */
export const notDefinedBelow =
  /(?<![^])(\w+)\b(?![^]*\n[ \t]*(?:\w+[ \t*]+)+\1\s*\([^;{}]*\)\s*\{)/;
