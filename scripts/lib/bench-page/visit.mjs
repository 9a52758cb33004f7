/* global performance, PerformanceObserver -- part of it runs on the page */
import { setTimeout as wait } from 'node:timers/promises';
import { PUBLISHED_BROTLI_QUALITY, startServer } from '../static-server.mjs';
import {
  WAIT_TIMEOUT_MS,
  createTimeoutError,
  withTimeout,
} from './timeouts.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../static-server.mjs').AnswerRecord & {isOfWorker: boolean}} RecordedAnswer */

/**
 * Site served as a host publishes it, with a record of its answers.
 *
 * @typedef {object} RecordedSite
 * @property {string} url
 * @property {readonly RecordedAnswer[]} sent Answers to all clients: pages and their
 *   service workers.
 * @property {() => number} silence Milliseconds since the last answer; 0 while
 *   one is pending.
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Task
 * @property {number} start
 * @property {number} duration
 */

/**
 * Measurements of a page before any interaction.
 *
 * @typedef {object} PageMeasurements
 * @property {readonly RecordedAnswer[]} sent Answers to the page.
 * @property {number} bytes Bytes of all bodies.
 * @property {number} headerBytes
 * @property {readonly RecordedAnswer[]} sentToWorker
 * @property {number} blocked Total blocking time, in milliseconds.
 * @property {number} shift Cumulative layout shift.
 */

/** @typedef {typeof globalThis & {longTasks: Task[], shifts: number[]}} ObservedWindow */

/** Time without answers after which a page has finished its own requests. */
const QUIET_INTERVAL_MS = 2000;

/**
 * Time that a reader stays: longer than the application waits to prefetch the
 * next lesson.
 */
export const READING_DELAY_MS = 7000;

/** Polling interval. */
const POLL_INTERVAL_MS = 100;

/** Duration under which a task does not count as blocking. */
const MIN_BLOCKING_TASK_MS = 50;

/**
 * Creates a predicate that is true for the requests that a service worker makes
 * by itself. A page's request that passes through the worker keeps the page as
 * referrer.
 *
 * @returns {(sent: import('../static-server.mjs').AnswerRecord) => boolean}
 */
export function createWorkerRequestFilter() {
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
 * @returns {Promise<RecordedSite>}
 */
export async function serveRecorded(root) {
  /** @type {RecordedAnswer[]} */
  const sentAnswers = [];
  const isOfWorker = createWorkerRequestFilter();
  let pendingRequests = 0;
  let lastAnswerAt = performance.now();
  const { url, close } = await startServer({
    root,
    port: 0,
    brotliQuality: PUBLISHED_BROTLI_QUALITY,
    onAsked: () => {
      pendingRequests += 1;
    },
    onSent: (answer) => {
      sentAnswers.push({ ...answer, isOfWorker: isOfWorker(answer) });
      pendingRequests -= 1;
      lastAnswerAt = performance.now();
    },
  });
  return {
    url,
    sent: sentAnswers,
    silence: () => (pendingRequests > 0 ? 0 : performance.now() - lastAnswerAt),
    close,
  };
}

/**
 * Waits until a page and its workers request nothing more, as seen by the
 * server: Playwright's `networkidle` did not come, on a busy machine, for pages
 * that had received everything, and it ignores workers.
 *
 * @param {RecordedSite} site
 * @param {string} route Route of the page, for the error.
 * @param {number} [quietMs] Milliseconds without requests.
 * @throws {UserError} when the page does not stop in time.
 */
export async function waitUntilQuiet(site, route, quietMs = QUIET_INTERVAL_MS) {
  const start = performance.now();
  while (site.silence() < quietMs) {
    if (performance.now() - start > WAIT_TIMEOUT_MS)
      throw createTimeoutError(
        `que ${route} dejara de pedir archivos`,
        WAIT_TIMEOUT_MS,
      );
    await wait(POLL_INTERVAL_MS);
  }
}

/**
 * @param {Page} page
 * @param {string} address
 */
export async function openPage(page, address) {
  await withTimeout(
    `la carga de ${new URL(address).pathname}`,
    page.goto(address, { waitUntil: 'load' }),
  );
}

/**
 * @param {Page} page
 * @param {number} times Slowdown factor of the processor.
 */
export async function throttleCpu(page, times) {
  const session = await page.context().newCDPSession(page);
  await withTimeout(
    'que el navegador fuera más despacio',
    session.send('Emulation.setCPUThrottlingRate', { rate: times }),
  );
}

/**
 * @param {readonly Pick<RecordedAnswer, 'bytes'>[]} answers
 * @returns {number} Bytes of the bodies, without headers.
 */
export function sumBytes(answers) {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Adds up the blocking time between two moments: the part of each long task,
 * within them, that exceeds the threshold.
 *
 * @param {readonly Task[]} tasks
 * @param {number} startTime
 * @param {number} until
 * @returns {number} Milliseconds.
 */
export function sumBlockingTime(tasks, startTime, until) {
  return tasks.reduce((sum, { start, duration }) => {
    const overlap =
      Math.min(start + duration, until) - Math.max(start, startTime);
    return sum + Math.max(0, overlap - MIN_BLOCKING_TASK_MS);
  }, 0);
}

function observePage() {
  const observedWindow = /** @type {ObservedWindow} */ (globalThis);
  observedWindow.longTasks = [];
  observedWindow.shifts = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      observedWindow.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      observedWindow.shifts.push(
        /** @type {PerformanceEntry & {value: number}} */ (entry).value,
      );
  }).observe({ type: 'layout-shift', buffered: true });
}

function readObservations() {
  const { longTasks, shifts } = /** @type {ObservedWindow} */ (globalThis);
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
 * Opens a page in a new browser context, and measures it without interacting.
 *
 * @param {Browser} browser
 * @param {RecordedSite} site
 * @param {string} route
 * @param {object} [options]
 * @param {number} [options.slowness] Slowdown factor of the processor.
 * @param {number} [options.watchedMs] Minimum milliseconds to observe it after
 *   its load.
 * @returns {Promise<PageMeasurements>}
 */
export async function measureIdlePage(
  browser,
  site,
  route,
  { slowness = 1, watchedMs = 0 } = {},
) {
  const context = await withTimeout(
    'un dispositivo nuevo',
    browser.newContext(),
  );
  try {
    const page = await withTimeout('una pestaña', context.newPage());
    await page.addInitScript(observePage);
    await throttleCpu(page, slowness);
    const before = site.sent.length;
    await openPage(page, new URL(route, site.url).href);
    await wait(watchedMs);
    await waitUntilQuiet(site, route);
    const { tasks, shifts, painted, loaded } = await withTimeout(
      `lo que observó ${route}`,
      page.evaluate(readObservations),
    );
    const answers = site.sent.slice(before);
    const pageAnswers = answers.filter(({ isOfWorker }) => !isOfWorker);
    return {
      sent: pageAnswers,
      bytes: sumBytes(pageAnswers),
      headerBytes: pageAnswers.reduce(
        (sum, { headerBytes }) => sum + headerBytes,
        0,
      ),
      sentToWorker: answers.filter(({ isOfWorker }) => isOfWorker),
      blocked: sumBlockingTime(tasks, painted, loaded + watchedMs),
      shift: shifts.reduce((sum, value) => sum + value, 0),
    };
  } finally {
    await withTimeout('que el dispositivo se apagara', context.close());
  }
}
