import type { SourceFile } from '../../engine/types';
import { defaultSettings } from '../../engine/playground/project';
import type { Settings } from '../../engine/playground/project';
import { encodePlain } from '../../engine/playground/share';

/** Where the playground is, without the base URL. */
export const playgroundPath = '/laboratorio/c/';

/**
 * The address, for `<Link to>`, of the playground with a program in it. It is
 * not compressed: good for the programs of a lesson.
 */
export function playgroundLink(
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
