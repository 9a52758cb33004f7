import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Redirect } from '../../../config/redirects';
import { readFileIfExists } from '../../../scripts/lib/files.mjs';
import { checkRedirects } from './check';
import { renderRedirectPage } from './html';
import { appendRedirects } from './netlify';
import { addBaseUrl } from './paths';

export interface RedirectsPluginOptions {
  readonly redirects: readonly Redirect[];
}

/**
 * Writes a page and a `_redirects` line for each old address. The stock
 * redirect plugin writes pages without `lang`, title or link, and with a
 * script.
 */
export default function redirectsPlugin(
  _context: LoadContext,
  { redirects }: RedirectsPluginOptions,
): Plugin {
  return {
    name: 'steve-labs-redirects',

    async postBuild({ outDir, siteConfig }) {
      const { baseUrl, title, url } = siteConfig;
      await checkRedirects(redirects, outDir);

      for (const { from, to } of redirects) {
        const href = addBaseUrl(baseUrl, to);
        const folder = path.join(outDir, from);
        await mkdir(folder, { recursive: true });
        await writeFile(
          path.join(folder, 'index.html'),
          renderRedirectPage({
            href,
            canonical: new URL(href, url).href,
            siteTitle: title,
          }),
        );
      }

      const file = path.join(outDir, '_redirects');
      const existingText = (await readFileIfExists(file)) ?? '';
      await writeFile(file, appendRedirects(existingText, redirects, baseUrl));
    },
  };
}
