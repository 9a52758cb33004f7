/** From the call of a function on: the program does not define it further down. */
export const notDefinedBelow =
  /(?<![^])(\w+)\b(?![^]*\n[ \t]*(?:\w+[ \t*]+)+\1\s*\([^;{}]*\)\s*\{)/;
