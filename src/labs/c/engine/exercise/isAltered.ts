import type { Alterations } from './alterProgram';

/** Returns true when a case alters the program before running it. */
export const isAltered = ({ changes, replacements }: Alterations): boolean =>
  changes !== undefined || replacements !== undefined;
