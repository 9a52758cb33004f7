import type { Alterations } from './alterProgram';

/** Whether a case tries another program than the one that was written. */
export const isAltered = ({ changes, replacements }: Alterations): boolean =>
  changes !== undefined || replacements !== undefined;
