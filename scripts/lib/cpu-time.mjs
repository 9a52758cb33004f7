import { readIfThere } from './files.mjs';

/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Fields of `/proc/self/stat` after the name, by proc(5): cutime and cstime. */
const CHILDREN_FIELDS = [13, 14];

/**
 * Reads how long the processes that this one started, and has seen end, have
 * kept processors busy.
 *
 * @param {string} [file]
 * @returns {Promise<number | undefined>} Seconds; nothing on other systems than Linux.
 */
export async function readChildrenCpuSeconds(file = '/proc/self/stat') {
  const stat = await readIfThere(file);
  // The name stands in parentheses and may have blanks in it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = CHILDREN_FIELDS.map((index) => Number(fields?.[index]));
  const total = ticks.reduce((sum, each) => sum + each, 0);
  return Number.isNaN(total) ? undefined : total / TICKS_PER_SECOND;
}
