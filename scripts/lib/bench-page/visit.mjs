/* global performance, PerformanceObserver -- part of it runs on the page */
import { setTimeout as wait } from 'node:timers/promises';
import { PUBLISHED_QUALITY, startServer } from '../static-server.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../static-server.mjs').Sent} Sent */

/**
 * A site that is served as a host publishes it, and what it has sent.
 *
 * @typedef {object} WeighedSite
 * @property {string} url
 * @property {readonly Sent[]} sent By all that ask for it: pages, their workers.
 * @property {() => number} silence Milliseconds since the last answer.
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
 * @property {readonly Sent[]} sent
 * @property {number} bytes
 * @property {number} blocked Milliseconds.
 * @property {number} shift
 */

/** @typedef {typeof globalThis & {longTasks: Task[], shifts: number[]}} WatchedWindow */

/** A page without answers for so long has all that it asks for by itself. */
const QUIET_MS = 2000;

/** A task shorter than this is not felt. */
const UNFELT_MS = 50;

/**
 * @param {string} root
 * @returns {Promise<WeighedSite>}
 */
export async function serveWeighed(root) {
  /** @type {Sent[]} */
  const sent = [];
  let last = performance.now();
  const { url, close } = await startServer({
    root,
    port: 0,
    brotliQuality: PUBLISHED_QUALITY,
    onSent: (answer) => {
      sent.push(answer);
      last = performance.now();
    },
  });
  return { url, sent, silence: () => performance.now() - last, close };
}

/**
 * Waits until a page and its workers ask for nothing more.
 *
 * @param {Page} page
 * @param {WeighedSite} site
 */
export async function untilQuiet(page, site) {
  await page.waitForLoadState('networkidle');
  while (site.silence() < QUIET_MS) await wait(QUIET_MS - site.silence());
}

/**
 * @param {Page} page
 * @param {number} times How many times slower the processor is.
 */
export async function slowDown(page, times) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * @param {readonly Sent[]} sent
 * @returns {number}
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
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await slowDown(page, slowness);
  const before = site.sent.length;
  await page.goto(new URL(route, site.url).href, { waitUntil: 'load' });
  await wait(watchedMs);
  await untilQuiet(page, site);
  const { tasks, shifts, painted, loaded } = await page.evaluate(() => {
    const { longTasks, shifts: moved } = /** @type {WatchedWindow} */ (
      globalThis
    );
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType('navigation')
    );
    return {
      tasks: longTasks,
      shifts: moved,
      painted: paint?.startTime ?? 0,
      loaded: navigation?.loadEventEnd ?? 0,
    };
  });
  await context.close();
  const sent = site.sent.slice(before);
  return {
    sent,
    bytes: bytesOf(sent),
    blocked: blockedTime(tasks, painted, loaded + watchedMs),
    shift: shifts.reduce((sum, value) => sum + value, 0),
  };
}
