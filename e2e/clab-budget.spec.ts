import type { Page } from '@playwright/test';
import { eagerBytes, sentBytes } from '../scripts/lib/bench-labs.mjs';
import { test } from './support/apps';
import { execution, expect, isLabFile } from './support/cLab';
import { calm, hydrated } from './support/watch';
import { aheadMeasure, idleMark } from '../src/labs/c/client/ahead';
import { words } from '../src/labs/c/words';

const lesson = '/stevelabs/program1/holamundo/';
const lessonKilobytes = 15;
const firstRunMegabytes = 6;
const afterwardsMegabytes = 1;

test(
  `the lab adds at most ${lessonKilobytes} KB to a lesson before any click`,
  { tag: '@sample' },
  async () => {
    const { scripts, styles } = await eagerBytes(process.cwd());
    expect(scripts).toBeGreaterThan(1000);
    expect(scripts + styles).toBeLessThanOrEqual(lessonKilobytes * 1000);
  },
);

/**
 * Waits until the lab starts to prefetch, in idle time, what may be needed
 * later.
 */
const untilAhead = (page: Page) =>
  page.waitForFunction(
    (name) => performance.getEntriesByName(name).length > 0,
    aheadMeasure,
  );

/**
 * Lists the scripts requested by the first program, and what was prefetched in
 * idle time after it. Prefetched pages of the site, such as the next lesson,
 * are left out.
 */
const askedSincePressed = (page: Page) =>
  page.evaluate((mark) => {
    const [pressed] = performance.getEntriesByName('pressed');
    const [idle] = performance.getEntriesByName(mark);
    const from = pressed?.startTime ?? Infinity;
    const until = idle?.startTime ?? Infinity;
    const asked = performance
      .getEntriesByType('resource')
      .filter(
        (entry): entry is PerformanceResourceTiming =>
          entry instanceof PerformanceResourceTiming &&
          ['script', 'fetch'].includes(entry.initiatorType) &&
          entry.startTime >= from,
      );
    return {
      scripts: asked
        .filter(
          (entry) =>
            entry.startTime < until && entry.initiatorType === 'script',
        )
        .map(({ name }) => name),
      later: asked
        .filter(({ startTime }) => startTime >= until)
        .map(({ name }) => name),
    };
  }, idleMark);

test(`the first program asks for at most ${firstRunMegabytes} MB of a host that compresses nothing, and only when it is run`, async ({
  page,
}) => {
  const ofLab: string[] = [];
  page.on('request', (request) => {
    if (isLabFile(request)) ofLab.push(request.url());
  });
  await page.goto(lesson, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(ofLab).toEqual([]);
  // Waits for the requests that the hydrated page itself makes.
  await calm(page);
  await page.evaluate(() => {
    const mark = ({ timeStamp }: Event) =>
      performance.mark('pressed', { startTime: timeStamp });
    addEventListener('click', mark, { capture: true, once: true });
  });
  await page.getByRole('button', { name: words.run }).first().click();
  await expect(execution(page)).toContainText('Terminó bien');
  await untilAhead(page);
  await calm(page);
  const nameOf = (url: string) => /\/([\w-]+)\.[\da-f]{12}\./.exec(url)?.[1];
  const { scripts, later } = await askedSincePressed(page);
  // The memory fault detector is loaded after the program has ended.
  const isAfterwards = (url: string) =>
    later.includes(url) || nameOf(url) === 'tracer';
  const first = ofLab.filter((url) => !isAfterwards(url));
  expect([...new Set(first.map(nameOf))].sort()).toEqual([
    'c',
    'llvm-hot',
    'sysroot',
  ]);
  const bytes = await sentBytes('build', [...first, ...scripts]);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThanOrEqual(firstRunMegabytes * 1_000_000);
  const afterwards = await sentBytes('build', [
    ...new Set([...later, ...ofLab.filter(isAfterwards)]),
  ]);
  expect(afterwards).toBeGreaterThan(100_000);
  expect(afterwards).toBeLessThanOrEqual(afterwardsMegabytes * 1_000_000);
});
