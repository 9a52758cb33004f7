/* global performance, PerformanceObserver -- part of it runs on the page */
import { setTimeout as wait } from 'node:timers/promises';
import { PUBLISHED_QUALITY, startServer } from '../static-server.mjs';
import { PATIENCE_MS, tooLate, within } from './patience.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../static-server.mjs').Sent & {isOfWorker: boolean}} Sent */

/**
 * A site that is served as a host publishes it, and what it has sent.
 *
 * @typedef {object} WeighedSite
 * @property {string} url
 * @property {readonly Sent[]} sent To all that ask: pages, and their service workers.
 * @property {() => number} silence Milliseconds without anything asked or sent.
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Task
 * @property {number} start
 * @property {number} duration
 */

/**
 * What a page did before anybody touched it.
 *
 * @typedef {object} Reading
 * @property {readonly Sent[]} sent To the page.
 * @property {number} bytes Of all bodies.
 * @property {number} headerBytes
 * @property {readonly Sent[]} sentToWorker
 * @property {number} blocked Milliseconds.
 * @property {number} shift
 */

/** @typedef {typeof globalThis & {longTasks: Task[], shifts: number[]}} WatchedWindow */

/** A page without answers for so long has all that it asks for by itself. */
const QUIET_MS = 2000;

/** Whoever reads stays longer than the application waits to bring the next lesson. */
export const READING_MS = 7000;

/** How often it is looked at. */
const LOOK_MS = 100;

/** A task shorter than this is not felt. */
const UNFELT_MS = 50;

/**
 * Tells apart what a service worker asks for by itself. What passes through it
 * for a page keeps the page's name.
 *
 * @returns {(sent: import('../static-server.mjs').Sent) => boolean}
 */
export function workerRequests() {
  /** @type {Set<string>} */
  const scripts = new Set();
  return ({ path, asked }) => {
    const isScript = asked['service-worker'] === 'script';
    if (isScript) scripts.add(path);
    return (
      isScript ||
      (asked.referer !== undefined &&
        scripts.has(new URL(asked.referer).pathname))
    );
  };
}

/**
 * @param {string} root
 * @returns {Promise<WeighedSite>}
 */
export async function serveWeighed(root) {
  /** @type {Sent[]} */
  const sent = [];
  const isOfWorker = workerRequests();
  let underWay = 0;
  let last = performance.now();
  const { url, close } = await startServer({
    root,
    port: 0,
    brotliQuality: PUBLISHED_QUALITY,
    onAsked: () => {
      underWay += 1;
    },
    onSent: (answer) => {
      sent.push({ ...answer, isOfWorker: isOfWorker(answer) });
      underWay -= 1;
      last = performance.now();
    },
  });
  return {
    url,
    sent,
    silence: () => (underWay > 0 ? 0 : performance.now() - last),
    close,
  };
}

/**
 * Waits until a page and its workers ask for nothing more. The server tells:
 * Playwright's `networkidle` did not come, on a busy machine, for pages that
 * had received everything, and it knows nothing of workers.
 *
 * @param {WeighedSite} site
 * @param {string} route Of the page, to name it.
 * @param {number} [quietMs] How long nothing is asked for.
 */
export async function untilQuiet(site, route, quietMs = QUIET_MS) {
  const start = performance.now();
  while (site.silence() < quietMs) {
    if (performance.now() - start > PATIENCE_MS)
      throw tooLate(`que ${route} dejara de pedir archivos`, PATIENCE_MS);
    await wait(LOOK_MS);
  }
}

/**
 * @param {Page} page
 * @param {string} address
 */
export async function openPage(page, address) {
  await within(
    `la carga de ${new URL(address).pathname}`,
    page.goto(address, { waitUntil: 'load' }),
  );
}

/**
 * @param {Page} page
 * @param {number} times How many times slower the processor is.
 */
export async function slowDown(page, times) {
  const session = await page.context().newCDPSession(page);
  await within(
    'que el navegador fuera más despacio',
    session.send('Emulation.setCPUThrottlingRate', { rate: times }),
  );
}

/**
 * @param {readonly Pick<Sent, 'bytes'>[]} sent
 * @returns {number} Without their headers.
 */
export function bytesOf(sent) {
  return sent.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * How long nobody could have been heard: of each long task, what is felt of it
 * between two moments.
 *
 * @param {readonly Task[]} tasks
 * @param {number} from
 * @param {number} until
 * @returns {number} Milliseconds.
 */
export function blockedTime(tasks, from, until) {
  return tasks.reduce((sum, { start, duration }) => {
    const inside = Math.min(start + duration, until) - Math.max(start, from);
    return sum + Math.max(0, inside - UNFELT_MS);
  }, 0);
}

function watchPage() {
  const watched = /** @type {WatchedWindow} */ (globalThis);
  watched.longTasks = [];
  watched.shifts = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      watched.shifts.push(
        /** @type {PerformanceEntry & {value: number}} */ (entry).value,
      );
  }).observe({ type: 'layout-shift', buffered: true });
}

function whatWasWatched() {
  const { longTasks, shifts } = /** @type {WatchedWindow} */ (globalThis);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  );
  return {
    tasks: longTasks,
    shifts,
    painted: paint?.startTime ?? 0,
    loaded: navigation?.loadEventEnd ?? 0,
  };
}

/**
 * Opens a page as a device that was never here, and touches nothing.
 *
 * @param {Browser} browser
 * @param {WeighedSite} site
 * @param {string} route
 * @param {object} [options]
 * @param {number} [options.slowness] How many times slower the processor is.
 * @param {number} [options.watchedMs] How long it is watched after its load, at least.
 * @returns {Promise<Reading>}
 */
export async function readUntouched(
  browser,
  site,
  route,
  { slowness = 1, watchedMs = 0 } = {},
) {
  const context = await within('un dispositivo nuevo', browser.newContext());
  try {
    const page = await within('una pestaña', context.newPage());
    await page.addInitScript(watchPage);
    await slowDown(page, slowness);
    const before = site.sent.length;
    await openPage(page, new URL(route, site.url).href);
    await wait(watchedMs);
    await untilQuiet(site, route);
    const { tasks, shifts, painted, loaded } = await within(
      `lo que observó ${route}`,
      page.evaluate(whatWasWatched),
    );
    const all = site.sent.slice(before);
    const sent = all.filter(({ isOfWorker }) => !isOfWorker);
    return {
      sent,
      bytes: bytesOf(sent),
      headerBytes: sent.reduce((sum, { headerBytes }) => sum + headerBytes, 0),
      sentToWorker: all.filter(({ isOfWorker }) => isOfWorker),
      blocked: blockedTime(tasks, painted, loaded + watchedMs),
      shift: shifts.reduce((sum, value) => sum + value, 0),
    };
  } finally {
    await within('que el dispositivo se apagara', context.close());
  }
}
