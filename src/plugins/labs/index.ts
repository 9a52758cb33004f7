import { access } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Where `npm run labs` leaves what the C lab downloads. */
const folder = path.join('.cache', 'labs');

/** The part of it that is published with the site. */
export const publicFolder = path.join(folder, 'public');

/**
 * Tells the pages under which names the C lab's files are published:
 * `@site-labs/manifest` is the list that `npm run labs` wrote.
 */
export default function labsPlugin({ siteDir }: LoadContext): Plugin {
  const manifest = path.join(siteDir, folder, 'manifest.json');
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
