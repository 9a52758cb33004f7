import type { Pattern } from '../types';

/** Start of a declaration after the word of the message: `let puntos = 10`, `final int n = 5`. */
const declarationStart = /^\w+\s+(?:\w+\s+)?\*?\w+\s*[=;,[]/;

/** Patterns for a word where a type goes, in a statement or in a parameter. */
export const createTypePatterns = (
  names: string,
  given: Pattern['given'] = {},
): readonly Pattern[] => [
  {
    message: new RegExp(`^use of undeclared identifier '(?<name>${names})'`),
    before: /^\s*(?:for\s*\(\s*)?$/,
    at: declarationStart,
    given,
  },
  {
    message: new RegExp(`^unknown type name '(?<name>${names})'`),
    given,
  },
];
