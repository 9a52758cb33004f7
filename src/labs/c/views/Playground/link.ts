import type { SourceFile } from '../../engine/types';
import { defaultSettings } from '../../engine/playground/project';
import type { Settings } from '../../engine/playground/project';
import { encodePlain } from '../../engine/playground/share';

/** Path of the playground, without the base URL. */
export const playgroundPath = '/laboratorio/c/';

/**
 * Returns the playground address that opens a program, for `<Link to>`. The
 * program is not compressed, so only lesson-sized programs fit.
 */
export function createPlaygroundLink(
  files: readonly SourceFile[],
  title = '',
  settings: Partial<Settings> = {},
): string {
  const project = {
    title,
    files,
    settings: { ...defaultSettings, ...settings },
  };
  return `${playgroundPath}${encodePlain(project)}`;
}
