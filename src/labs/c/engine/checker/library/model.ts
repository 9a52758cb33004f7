import type { CallChecker, LibraryResult } from './callChecker';

/**
 * Model of a library function: checks its memory accesses, performs the call
 * and updates the shadow memory. A bare number is a value without an origin.
 */
export type Model = (
  checker: CallChecker,
  perform: () => number,
) => LibraryResult | number;

/** Models of a family of functions, by name. */
export type ModelMap = Readonly<Record<string, Model>>;
