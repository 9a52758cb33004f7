import { readPackList, readPackManifest } from '../manifest';
import type { PackRecord } from './types';

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Reflect.get(value, name)
    : undefined;

/**
 * Validates the record that a cache holds of its pack.
 *
 * @returns Undefined for a record that this version of the site does not
 *   understand.
 */
export function readRecord(value: unknown): PackRecord | undefined {
  const date = readField(value, 'date');
  const build = 'registro';
  try {
    const { packs } = readPackList({
      build,
      packs: [readField(value, 'summary')],
    });
    const [summary] = packs;
    if (!summary || typeof date !== 'string') return undefined;
    const { files } = readPackManifest({
      id: summary.id,
      build,
      files: readField(value, 'files'),
    });
    return {
      summary,
      files,
      date,
      isComplete: readField(value, 'isComplete') === true,
    };
  } catch {
    return undefined;
  }
}
