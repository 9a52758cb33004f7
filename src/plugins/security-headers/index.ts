import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Redirect } from '../../../config/redirects';
import { listFiles } from '../../../scripts/lib/files.mjs';
import { collectAllowedScripts, type ScannedPage } from './collect';
import { renderHeadersFile } from './netlify';
import { renderNginx } from './nginx';
import { createFramableHeaders, createSecurityHeaders } from './policy';
import { scanPage } from './scan';

export interface SecurityHeadersPluginOptions {
  readonly redirects: readonly Redirect[];
}

async function scanFolder(
  outDir: string,
  siteOrigin: string,
): Promise<ScannedPage[]> {
  const files = (await listFiles(outDir)).filter((file) =>
    file.endsWith('.html'),
  );
  const pages: ScannedPage[] = [];
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    pages.push({
      ...scanPage(html, siteOrigin),
      file: path.join(path.basename(outDir), file),
    });
  }
  return pages;
}

/**
 * Derives the security headers from the built pages, so that policy and content
 * cannot drift apart, and stops the build where they would.
 */
export default function securityHeadersPlugin(
  _context: LoadContext,
  { redirects }: SecurityHeadersPluginOptions,
): Plugin {
  return {
    name: 'steve-labs-security-headers',

    async postBuild({ outDir, siteConfig }) {
      const { baseUrl, url } = siteConfig;
      const pages = await scanFolder(outDir, new URL(url).origin);
      const scripts = collectAllowedScripts(pages);
      const headers = createSecurityHeaders(scripts);
      const framable = createFramableHeaders(scripts);
      await writeFile(
        path.join(outDir, '_headers'),
        renderHeadersFile(headers, framable, baseUrl),
      );
      await mkdir(path.join(outDir, '_nginx'), { recursive: true });
      await writeFile(
        path.join(outDir, '_nginx', 'steve-labs.conf'),
        renderNginx({ headers, framable, redirects, baseUrl }),
      );
    },
  };
}
