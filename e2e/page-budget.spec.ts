import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { createTempFolder } from '../scripts/lib/__fixtures__/temp-folder.mjs';
import {
  chooseLessons,
  readLessons,
} from '../scripts/lib/bench-page/lessons.mjs';
import {
  formatValue,
  exceedsLimit,
  getMeasure,
  type MeasureName,
} from '../scripts/lib/bench-page/measures.mjs';
import {
  measureIdlePage,
  serveRecorded,
  type PageMeasurements,
} from '../scripts/lib/bench-page/visit.mjs';
import { median } from '../scripts/lib/figures.mjs';
import { expect, test } from './support/apps';

// Runs in one worker: a single server compresses as for production and measures
// one page at a time.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof serveRecorded>>;
let lessons: ReturnType<typeof chooseLessons>;

test.beforeAll(async () => {
  site = await serveRecorded('build');
  lessons = chooseLessons(await readLessons(process.cwd(), 'build'));
});

test.afterAll(() => site.close());

/**
 * Lists the figures over their limits, then the requests, the heaviest first.
 */
function listComplaints(
  { sent }: PageMeasurements,
  figures: Partial<Record<MeasureName, number>>,
): string[] {
  const excesses = (Object.keys(figures) as MeasureName[]).flatMap((name) => {
    const value = figures[name] ?? Number.NaN;
    const { label, unit, limit = Infinity } = getMeasure(name);
    return exceedsLimit({ name, value })
      ? `${label}: se esperaba ${formatValue(limit, unit)} como mucho, y se encontró ${formatValue(value, unit)}`
      : [];
  });
  if (excesses.length === 0) return [];
  const heaviest = sent
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes, status }) => `${path} (${status}): ${bytes} bytes`);
  return [...excesses, ...heaviest];
}

/**
 * Measures a page without interaction. A busy machine may paint half a page, so
 * a layout shift over the limit is replaced by the median of three visits.
 */
async function measurePage(
  browser: Browser,
  route: string,
): Promise<PageMeasurements> {
  const first = await measureIdlePage(browser, site, route);
  if (!exceedsLimit({ name: 'shift', value: first.shift })) return first;
  const moreMeasurements = [
    first,
    await measureIdlePage(browser, site, route),
    await measureIdlePage(browser, site, route),
  ];
  return {
    ...first,
    shift: median(moreMeasurements.map(({ shift }) => shift)),
  };
}

// First visit, with the service worker.
test.use({ serviceWorkers: 'allow' });

test('what is over a limit is told, with the heaviest first, and a service worker is listed apart', async ({
  browser,
}) => {
  const folder = await createTempFolder({
    'index.html': `<!doctype html><link rel=icon href="data:,"><script src="/page.js"></script><p id="late"></p><p>Lo que se mueve.</p>`,
    'page.js': `
      navigator.serviceWorker.register('/sw.js');
      new PerformanceObserver(() => { late.style.height = '300px'; })
        .observe({ type: 'paint', buffered: true });
      fetch('/heavy.png');`,
    'heavy.png': randomBytes(50_000),
    'sw.js': `addEventListener('install', (event) => event.waitUntil(fetch('/kept.png')));`,
    'kept.png': randomBytes(900),
  });
  const heavy = await serveRecorded(folder.root);
  const measurements = await measureIdlePage(browser, heavy, '/');
  await heavy.close();
  await folder.remove();
  expect(
    measurements.sentToWorker.map(({ path, bytes }) => [path, bytes]),
  ).toEqual([
    ['/sw.js', expect.any(Number)],
    ['/kept.png', 900],
  ]);
  expect(measurements.sent.map(({ path }) => path).toSorted()).toEqual([
    '/',
    '/heavy.png',
    '/page.js',
  ]);
  const [bytes, requests, shift, heaviest] = listComplaints(measurements, {
    home: measurements.bytes,
    requests: 7,
    shift: measurements.shift,
  });
  expect(bytes).toMatch(
    /^la portada: se esperaba 45,0 KB como mucho, y se encontró 50,\d KB$/,
  );
  expect(requests).toMatch(/se esperaba 6 como mucho, y se encontró 7$/);
  expect(shift).toMatch(/se esperaba 0,000 como mucho, y se encontró 0,/);
  expect(heaviest).toBe('/heavy.png (200): 50000 bytes');
});

test(
  'a lesson as long as most weighs and asks for no more than it may before anybody touches it',
  { tag: '@sample' },
  async ({ browser }) => {
    const measurements = await measurePage(browser, lessons.typical.route);
    expect(
      listComplaints(measurements, {
        lesson: measurements.bytes,
        requests: measurements.sent.length,
        shift: measurements.shift,
      }),
    ).toEqual([]);
  },
);

test('the longest lesson weighs no more than it may before anybody touches it', async ({
  browser,
}) => {
  const measurements = await measurePage(browser, lessons.longest.route);
  expect(
    listComplaints(measurements, {
      longest: measurements.bytes,
      shift: measurements.shift,
    }),
  ).toEqual([]);
});

test('the home page weighs no more than it may before anybody touches it', async ({
  browser,
}) => {
  const measurements = await measurePage(browser, '/');
  expect(
    listComplaints(measurements, {
      home: measurements.bytes,
      shift: measurements.shift,
    }),
  ).toEqual([]);
});
