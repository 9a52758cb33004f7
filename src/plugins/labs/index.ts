import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LabManifest } from '../../../scripts/lib/labs/index.mjs';

/** Where `npm run labs` leaves what the C lab downloads. */
const folder = path.join('.cache', 'labs');

/** The part of it that is published with the site. */
export const publicFolder = path.join(folder, 'public');

const manifestOf = (siteDir: string) =>
  path.join(siteDir, folder, 'manifest.json');

/** The list that `npm run labs` wrote. */
export async function readLabManifest(siteDir: string): Promise<LabManifest> {
  return JSON.parse(await readFile(manifestOf(siteDir), 'utf8')) as LabManifest;
}

/**
 * Tells the pages under which names the C lab's files are published:
 * `@site-labs/manifest` is the list that `npm run labs` wrote.
 */
export default function labsPlugin({ siteDir }: LoadContext): Plugin {
  const manifest = manifestOf(siteDir);
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
