import type { LimitName } from './types';

/** Rows of a result that the page receives. */
export const MAX_ROWS = 1000;
/** Size of the rows of a result that the page receives, in bytes. */
export const MAX_RESULT_BYTES = 8_000_000;
/** Time that the statements of a text may take together. */
export const RUN_TIMEOUT_MS = 3000;
/** Time that the statements that create a database may take together. */
export const SETUP_TIMEOUT_MS = 20_000;
/** Longest text or blob, in bytes. */
export const MAX_TEXT_BYTES = 2_000_000;
/** Memory of SQLite, in bytes, for all the databases of a worker. */
export const MAX_HEAP_BYTES = 64_000_000;
/** Largest file that can be opened, in bytes. */
export const MAX_FILE_BYTES = 16_000_000;
/** Instructions of SQLite between two looks at the clock. */
export const DEADLINE_CHECK_INTERVAL = 2000;

/** Result codes of SQLite for a statement that a limit stopped. */
const CODES = new Map<number, LimitName>([
  [7, 'memory'],
  [9, 'time'],
  [18, 'text'],
]);

/** Finds the limit that stopped a statement, by its extended result code. */
export const findLimit = (code: number): LimitName | undefined =>
  CODES.get(code & 0xff);
