import { readFileIfExists } from './files.mjs';

/** Units per second of the CPU times that Linux reports. */
const TICKS_PER_SECOND = 100;
/**
 * Indexes of cutime and cstime among the fields of `/proc/self/stat` after the
 * name; see proc(5).
 */
const CHILDREN_FIELD_INDEXES = [13, 14];

/**
 * Reads the CPU time of the processes that this one started and has seen end.
 *
 * @param {string} [file]
 * @returns {Promise<number | undefined>} Seconds; undefined on systems other
 *   than Linux.
 */
export async function readChildrenCpuSeconds(file = '/proc/self/stat') {
  const stat = await readFileIfExists(file);
  // The name is in parentheses and may contain spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = CHILDREN_FIELD_INDEXES.map((index) => Number(fields?.[index]));
  const total = ticks.reduce((sum, each) => sum + each, 0);
  return Number.isNaN(total) ? undefined : total / TICKS_PER_SECOND;
}
