import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { listFiles } from '../../scripts/lib/files.mjs';
import { codeOf, filesOf } from '../../scripts/lib/proofs/inputs.mjs';
import { createVisits } from '../../scripts/lib/proofs/visits.mjs';
import type { BuiltPage } from './builtSite';

const root = path.resolve('.');
const served = 'e2e/support/serve.mjs';

async function openVisits(page: Page, { file }: TestInfo) {
  const version = page.context().browser()?.version() ?? '';
  const assets = await listFiles(path.join(root, 'build', 'assets'));
  return createVisits({
    root,
    dependsOn: [
      codeOf(root, [path.relative(root, file), 'playwright.config.ts', served]),
      filesOf(root, ['build/_headers']),
      version,
    ],
    files: assets.map((asset) => `/assets/${asset}`),
  });
}

const opened = new Map<string, ReturnType<typeof openVisits>>();

/**
 * Visits a page, unless a visit passed before with the same page, assets, code,
 * headers and browser. What the test finds wrong, softly or not, is no proof.
 *
 * @param visit The page of the build, and the width it is seen at.
 * @param run The visit.
 */
export async function proveVisit(
  page: Page,
  info: TestInfo,
  visit: Pick<BuiltPage, 'route' | 'html'> & { readonly width: number },
  run: () => Promise<void>,
): Promise<void> {
  const visits = opened.get(info.file) ?? openVisits(page, info);
  opened.set(info.file, visits);
  await (
    await visits
  ).prove(visit, async (load) => {
    const note = (request: { readonly url: () => string }) => {
      const { hostname, pathname } = new URL(request.url());
      if (hostname === '127.0.0.1') load(pathname);
    };
    page.on('request', note);
    await run();
    page.off('request', note);
    // What the tab still had in memory it asked nobody for.
    const resources = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    for (const name of resources) note({ url: () => name });
    return info.errors.map(({ message = '' }) => message);
  });
}
