import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LabsManifest } from '../../../scripts/lib/labs/index.mjs';

/** Folder in which `npm run labs` leaves the files that the C lab downloads. */
const folder = path.join('.cache', 'labs');

/** Part of that folder that is published with the site. */
export const publicFolder = path.join(folder, 'public');

const readManifest = (siteDir: string) =>
  path.join(siteDir, folder, 'manifest.json');

/** Reads the list that `npm run labs` wrote. */
export async function readLabsManifest(siteDir: string): Promise<LabsManifest> {
  return JSON.parse(
    await readFile(readManifest(siteDir), 'utf8'),
  ) as LabsManifest;
}

/**
 * Tells the pages the published names of the C lab's files:
 * `@site-labs/manifest` is the list that `npm run labs` wrote.
 */
export default function labsPlugin({ siteDir }: LoadContext): Plugin {
  const manifest = readManifest(siteDir);
  return {
    name: 'steve-labs-labs',

    async loadContent() {
      try {
        await access(manifest);
      } catch (cause) {
        throw new Error(
          `No está preparado el compilador de C de las páginas.\n  se esperaba: ${path.join(folder, 'manifest.json')}\n  qué hacer: «npm run labs», y repite el comando`,
          { cause },
        );
      }
    },

    configureWebpack: () => ({
      resolve: { alias: { '@site-labs/manifest$': manifest } },
    }),
  };
}
