import type { Page } from '@playwright/test';
import { measureEagerBytes, sumFileSizes } from '../scripts/lib/bench-labs.mjs';
import { test } from './support/apps';
import { execution, expect, isLabFile } from './support/cLab';
import { waitForNetworkIdle, waitForHydration } from './support/watch';
import { prefetchMeasure, idleMark } from '../src/labs/c/client/prefetch';
import { words } from '../src/labs/c/words';

const lesson = '/stevelabs/program1/holamundo/';
const MAX_LESSON_KILOBYTES = 15;
const MAX_FIRST_RUN_MEGABYTES = 6;
const MAX_PREFETCH_MEGABYTES = 1;

test(
  `the lab adds at most ${MAX_LESSON_KILOBYTES} KB to a lesson before any click`,
  { tag: '@sample' },
  async () => {
    const { scripts, styles } = await measureEagerBytes(process.cwd());
    expect(scripts).toBeGreaterThan(1000);
    expect(scripts + styles).toBeLessThanOrEqual(MAX_LESSON_KILOBYTES * 1000);
  },
);

/**
 * Waits until the lab starts to prefetch, in idle time, what may be needed
 * later.
 */
const waitForPrefetch = (page: Page) =>
  page.waitForFunction(
    (name) => performance.getEntriesByName(name).length > 0,
    prefetchMeasure,
  );

/**
 * Lists the scripts requested by the first program, and what was prefetched in
 * idle time after it. Prefetched pages of the site, such as the next lesson,
 * are left out.
 */
const listRequestsSinceClick = (page: Page) =>
  page.evaluate((mark) => {
    const [pressMark] = performance.getEntriesByName('pressed');
    const [idle] = performance.getEntriesByName(mark);
    const pressTime = pressMark?.startTime ?? Infinity;
    const until = idle?.startTime ?? Infinity;
    const requestedNames = performance
      .getEntriesByType('resource')
      .filter(
        (entry): entry is PerformanceResourceTiming =>
          entry instanceof PerformanceResourceTiming &&
          ['script', 'fetch'].includes(entry.initiatorType) &&
          entry.startTime >= pressTime,
      );
    return {
      scripts: requestedNames
        .filter(
          (entry) =>
            entry.startTime < until && entry.initiatorType === 'script',
        )
        .map(({ name }) => name),
      later: requestedNames
        .filter(({ startTime }) => startTime >= until)
        .map(({ name }) => name),
    };
  }, idleMark);

test(`the first program asks for at most ${MAX_FIRST_RUN_MEGABYTES} MB of a host that compresses nothing, and only when it is run`, async ({
  page,
}) => {
  const ofLab: string[] = [];
  page.on('request', (request) => {
    if (isLabFile(request)) ofLab.push(request.url());
  });
  await page.goto(lesson, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  expect(ofLab).toEqual([]);
  // Waits for the requests that the hydrated page itself makes.
  await waitForNetworkIdle(page);
  await page.evaluate(() => {
    const mark = ({ timeStamp }: Event) =>
      performance.mark('pressed', { startTime: timeStamp });
    addEventListener('click', mark, { capture: true, once: true });
  });
  await page.getByRole('button', { name: words.run }).first().click();
  await expect(execution(page)).toContainText('Terminó bien');
  await waitForPrefetch(page);
  await waitForNetworkIdle(page);
  const getChunkName = (url: string) =>
    /\/([\w-]+)\.[\da-f]{12}\./.exec(url)?.[1];
  const { scripts, later } = await listRequestsSinceClick(page);
  // The memory fault detector is loaded after the program has ended.
  const isAfterwards = (url: string) =>
    later.includes(url) || getChunkName(url) === 'tracer';
  const first = ofLab.filter((url) => !isAfterwards(url));
  expect([...new Set(first.map(getChunkName))].sort()).toEqual([
    'c',
    'llvm-hot',
    'sysroot',
  ]);
  const bytes = await sumFileSizes('build', [...first, ...scripts]);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThanOrEqual(MAX_FIRST_RUN_MEGABYTES * 1_000_000);
  const afterwards = await sumFileSizes('build', [
    ...new Set([...later, ...ofLab.filter(isAfterwards)]),
  ]);
  expect(afterwards).toBeGreaterThan(100_000);
  expect(afterwards).toBeLessThanOrEqual(MAX_PREFETCH_MEGABYTES * 1_000_000);
});
