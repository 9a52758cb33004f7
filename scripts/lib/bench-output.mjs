// cspell:ignore tdur
/* global document, window, requestAnimationFrame, DataTransfer, ClipboardEvent -- part of it runs on the page */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Names of the marks that the page leaves in the trace. */
const PRESSED_MARK = 'output:pressed';
const STOPPED_MARK = 'output:stopped';

/** Time that a program writes before «Parar» is pressed. */
const WRITING_TIME_MS = 1000;
/** Time after the end, in which the page shows the rest of the output. */
const ENDING_TIME_MS = 500;
const POLL_INTERVAL_MS = 50;
const RUN_TIMEOUT_MS = 60_000;

const TRACE_CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts Microseconds, as every time of a trace.
 * @property {number} [dur]
 * @property {number} [tdur] Processor time.
 * @property {{name?: string}} [args]
 */

/** @typedef {{start: number, end: number, processorTime: number}} Task */

/**
 * @param {readonly TraceEvent[]} events
 * @returns {Task[]} Tasks of a page's thread, without those inside another.
 */
function listTasks(events) {
  /** @type {Task[]} */
  const tasks = [];
  for (const { name, ph, ts, dur = 0, tdur = 0 } of events) {
    if (ph !== 'X' || !name.endsWith('RunTask')) continue;
    if (ts + dur <= (tasks.at(-1)?.end ?? 0)) continue;
    tasks.push({ start: ts, end: ts + dur, processorTime: tdur });
  }
  return tasks;
}

/**
 * Adds up the processor time of tasks between two moments; a task that is
 * partly outside counts in proportion.
 *
 * @param {readonly Task[]} tasks
 * @param {number} from
 * @param {number} to
 */
function sumProcessorTime(tasks, from, to) {
  let sum = 0;
  for (const { start, end, processorTime } of tasks) {
    const overlap = Math.min(end, to) - Math.max(start, from);
    if (overlap > 0) sum += processorTime * (overlap / (end - start));
  }
  return sum;
}

/**
 * Computes, from a trace, the processor time of the page's thread in its
 * heaviest frame, and from the press of «Parar» until it is answered. Unlike
 * the time of a clock, other processes of the machine barely change it.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {{frame: number, stop: number | undefined}} Milliseconds.
 */
export function summarizeTrace(events) {
  const first = events.find(({ name }) => name === 'FireAnimationFrame');
  const ownEvents = events
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = listTasks(ownEvents);
  const frames = ownEvents
    .filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
    .map(({ ts }) => ts);
  const heaviestFrame = frames
    .slice(1)
    .reduce(
      (most, ts, index) =>
        Math.max(most, sumProcessorTime(tasks, frames[index] ?? ts, ts)),
      0,
    );
  const findMark = (/** @type {string} */ mark) =>
    ownEvents.find(({ name }) => name === mark)?.ts;
  const [pressed, stopped] = [findMark(PRESSED_MARK), findMark(STOPPED_MARK)];
  return {
    frame: heaviestFrame / 1000,
    stop:
      pressed === undefined || stopped === undefined
        ? undefined
        : sumProcessorTime(tasks, pressed, stopped) / 1000,
  };
}

/**
 * Figures of one run. The page writes them; a locator would take the page
 * longer than its own work.
 *
 * @typedef {object} PageFigures
 * @property {number} longestFrame Milliseconds by the clock.
 * @property {number | undefined} stop The same, of «Parar».
 * @property {string} status
 * @property {boolean} hasStopButton
 */

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page
 * @param {{execution: string, stop: string}} words
 */
function installProbe(page, words) {
  return page.evaluate(([label, stopLabel, pressedMark, stoppedMark]) => {
    /** @type {PageFigures} */
    const figures = {
      longestFrame: 0,
      stop: undefined,
      status: '',
      hasStopButton: false,
    };
    let lastFrame = window.performance.now();
    /** @type {number | undefined} */
    let pressedAt;
    document.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (
          pressedAt !== undefined ||
          !(target instanceof window.Element) ||
          target.textContent !== stopLabel
        )
          return;
        pressedAt = timeStamp;
        window.performance.mark(pressedMark, { startTime: timeStamp });
      },
      true,
    );
    const measureFrame = () => {
      const now = window.performance.now();
      figures.longestFrame = Math.max(figures.longestFrame, now - lastFrame);
      lastFrame = now;
      const bar = document.querySelector(
        `[aria-label="${label}"]`,
      )?.firstElementChild;
      figures.status = bar?.textContent ?? '';
      figures.hasStopButton =
        bar?.querySelector('button')?.textContent === stopLabel;
      if (
        pressedAt !== undefined &&
        !figures.hasStopButton &&
        figures.stop === undefined
      ) {
        figures.stop = now - pressedAt;
        window.performance.mark(stoppedMark);
      }
      if (Reflect.get(window, 'outputFigures') === figures)
        requestAnimationFrame(measureFrame);
    };
    Reflect.set(window, 'outputFigures', figures);
    requestAnimationFrame(measureFrame);
  }, /** @type {const} */ ([words.execution, words.stop, PRESSED_MARK, STOPPED_MARK]));
}

/**
 * @param {Page} page
 * @returns {Promise<PageFigures>}
 */
const readFigures = (page) =>
  page.evaluate(
    () => /** @type {PageFigures} */ (Reflect.get(window, 'outputFigures')),
  );

/**
 * Waits until the figures of the page fulfil a condition.
 *
 * @param {Page} page
 * @param {(figures: PageFigures) => boolean} isReady
 */
async function waitForFigures(page, isReady) {
  const deadline = performance.now() + RUN_TIMEOUT_MS;
  for (;;) {
    const figures = await readFigures(page);
    if (isReady(figures)) return figures;
    if (performance.now() > deadline)
      throw new Error(`The program did not get there: ${figures.status}`);
    await wait(POLL_INTERVAL_MS);
  }
}

const END_PATTERN = /Parado a los|Detenido|Terminó|Espera/;

/**
 * @param {Page} page
 * @param {{execution: string, stop: string}} words
 */
async function pressStop(page, words) {
  const place = await page.evaluate(([label, stopLabel]) => {
    const button = document.querySelector(
      `[aria-label="${label}"] > :first-child button`,
    );
    if (button?.textContent !== stopLabel) return undefined;
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, /** @type {const} */ ([words.execution, words.stop]));
  if (place) await page.mouse.click(place.x, place.y);
}

/**
 * @typedef {object} OutputFigures
 * @property {number} frame Processor time of the page's heaviest frame, in ms.
 * @property {number} longestFrame The same by the clock: the longest frame.
 * @property {number | undefined} stop Processor time of the answer to «Parar»;
 *   undefined when the program ended before.
 * @property {number | undefined} stopByClock
 * @property {string} status
 */

/**
 * Runs a program, lets it write for a second, presses «Parar» unless it ended,
 * and measures the page's thread meanwhile.
 *
 * @param {Page} page
 * @param {{execution: string, stop: string}} words
 * @param {number} slowdown Rate at which the page's thread is slowed down.
 * @param {() => Promise<unknown>} start Presses the button that runs it.
 * @returns {Promise<OutputFigures>}
 */
export async function measureOutput(page, words, slowdown, start) {
  const client = await page.context().newCDPSession(page);
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await installProbe(page, words);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  try {
    await start();
    await waitForFigures(
      page,
      ({ hasStopButton, status }) => hasStopButton || END_PATTERN.test(status),
    );
    await wait(WRITING_TIME_MS);
    await pressStop(page, words);
    await waitForFigures(page, ({ status }) => END_PATTERN.test(status));
    await wait(ENDING_TIME_MS);
  } finally {
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const { longestFrame, stop, status } = await readFigures(page);
  const trace = await browser.stopTracing();
  /** @type {{traceEvents: TraceEvent[]}} */
  const { traceEvents } = JSON.parse(trace.toString());
  const processorTimes = summarizeTrace(traceEvents);
  await client.detach();
  return {
    frame: processorTimes.frame,
    longestFrame,
    stop: processorTimes.stop,
    stopByClock: stop,
    status,
  };
}

/**
 * Replaces the whole text of an editor by pasting.
 *
 * @param {import('@playwright/test').Locator} editor
 * @param {string} text
 */
export async function pasteProgram(editor, text) {
  await editor.focus();
  await editor.press('ControlOrMeta+A');
  await editor.evaluate((element, pastedText) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pastedText);
    element.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, text);
}
