import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../scripts/lib/files.mjs';
import type { Sheet } from './names';

export interface Folder {
  readonly name: string;
  readonly root: string;
}

/**
 * Returns the folders that contain CSS modules.
 *
 * @param resolve Finds the main file of a package.
 */
export function listFolders(
  siteDir: string,
  resolve: (name: string) => string,
): Folder[] {
  const inPackage = (name: string) => ({
    name,
    root: path.dirname(resolve(`@docusaurus/${name}`)),
  });
  return [
    { name: 'site', root: path.join(siteDir, 'src') },
    inPackage('theme-classic'),
    inPackage('theme-common'),
  ];
}

/** Returns a name that does not depend on the location of the project. */
export const getStableName = (folder: Folder, file: string): string =>
  `${folder.name}/${file}`;

async function readFolder(folder: Folder): Promise<Sheet[]> {
  const files = (await listFiles(folder.root)).filter((file) =>
    file.endsWith('.module.css'),
  );
  return Promise.all(
    files.map(async (file) => ({
      path: getStableName(folder, file),
      css: await readFile(path.join(folder.root, file), 'utf8'),
    })),
  );
}

/** Reads the CSS modules of some folders. */
export const readSheets = async (
  folders: readonly Folder[],
): Promise<Sheet[]> => (await Promise.all(folders.map(readFolder))).flat();
