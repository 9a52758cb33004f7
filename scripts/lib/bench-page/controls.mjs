/* global document, performance, requestAnimationFrame -- part of it runs on the page */
import { errors } from '@playwright/test';
import { slowDown, untilQuiet } from './visit.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./visit.mjs').WeighedSite} WeighedSite */

/**
 * Something to press, and what is seen of it.
 *
 * @typedef {object} Control
 * @property {string} name
 * @property {string | RegExp} [button] What the button is called, when not so.
 * @property {string} effect What can be seen then: a selector.
 * @property {string} [text] What it says, as a pattern.
 */

/**
 * @typedef {object} Conditions
 * @property {number} [slowness] How many times slower the processor is.
 * @property {{bitsPerSecond: number, roundTripMs: number}} [network]
 */

/**
 * @typedef {object} Effect
 * @property {number} fromClick Milliseconds; `Infinity` when it was lost.
 * @property {number} fromLoad The same, since the page had loaded.
 */

/** @typedef {typeof globalThis & {effect?: Effect}} TimedWindow */

/** A click without an effect after so long was lost. */
const PATIENCE_MS = 15_000;

const LOST = { fromClick: Infinity, fromLoad: Infinity };

/** What shows that the application is there, on every page. */
const SETTINGS = 'Ajustes de lectura';

/** @typedef {Awaited<ReturnType<typeof import('../bench-labs.mjs').labWords>>} LabWords */

/**
 * @param {LabWords} words
 * @returns {Control} The button that begins a program, up to the end of it.
 */
export function runToOutput({ c }) {
  return {
    name: c.run,
    effect: `[role="group"][aria-label="${c.execution}"]`,
    text: 'Terminó',
  };
}

/**
 * What can be pressed on a lesson of C.
 *
 * @param {LabWords} words
 * @returns {readonly Control[]}
 */
export function lessonControls({ c, exercise }) {
  return [
    { name: 'Buscar', effect: 'dialog[open] [role="combobox"]' },
    { name: SETTINGS, effect: 'dialog[open]', text: `^${SETTINGS}` },
    {
      name: 'Más contraste',
      effect: 'button[aria-label="Más contraste"][aria-pressed="true"]',
    },
    {
      name: 'Modo oscuro',
      button: /^Cambiar entre modo oscuro y claro/,
      effect: 'html:not([data-theme-choice="system"])',
    },
    { name: c.copy, effect: '[data-result="copied"]' },
    { name: c.edit, effect: '[data-lab] [role="textbox"]' },
    {
      name: c.run,
      effect: `[role="group"][aria-label="${c.execution}"]`,
    },
    {
      name: exercise.open,
      button: new RegExp(`^${exercise.open}`),
      effect: '[aria-labelledby^="ejercicio-"] [data-lab] [role="textbox"]',
    },
    {
      name: 'Marcar como hecha',
      effect: '[aria-label="Fin de la lección"] [aria-pressed="true"]',
    },
  ];
}

/**
 * Waits on the page itself for what its first click brings: the way to it costs
 * time.
 *
 * @param {[string, string]} wanted
 */
function timeFirstClick([selector, text]) {
  const pattern = new RegExp(text);
  const isThere = () =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility() && pattern.test(element.textContent ?? ''),
    );
  const begin = (/** @type {Event} */ { timeStamp: clicked }) => {
    const look = () => {
      if (!isThere()) {
        requestAnimationFrame(look);
        return;
      }
      const now = performance.now();
      const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
        performance.getEntriesByType('navigation')
      );
      /** @type {TimedWindow} */ (globalThis).effect = {
        fromClick: now - clicked,
        fromLoad: now - (navigation?.loadEventEnd ?? 0),
      };
    };
    look();
  };
  // Before whoever keeps clicks for later.
  globalThis.addEventListener('click', begin, { capture: true, once: true });
}

/**
 * @param {Page} page
 * @param {Conditions} conditions
 */
async function emulate(page, { slowness = 1, network }) {
  await slowDown(page, slowness);
  if (!network) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = network.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * Opens a page and presses one control of it as soon as it can be pressed.
 *
 * @param {BrowserContext} context
 * @param {string} address
 * @param {Control} control
 * @param {Conditions} conditions
 * @returns {Promise<Effect>}
 */
export async function timeControl(context, address, control, conditions) {
  const { name, button = name, effect, text = '' } = control;
  const page = await context.newPage();
  await page.addInitScript(
    timeFirstClick,
    /** @type {[string, string]} */ ([effect, text]),
  );
  await emulate(page, conditions);
  await page.goto(address, { waitUntil: 'load' });
  const timeout = PATIENCE_MS;
  try {
    await page
      .getByRole('button', { name: button, exact: true })
      .first()
      .click({ timeout });
    const found = await page.waitForFunction(
      () => /** @type {TimedWindow} */ (globalThis).effect,
      undefined,
      { timeout },
    );
    return (await found.jsonValue()) ?? LOST;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return LOST;
    throw error;
  } finally {
    await page.close();
  }
}

/**
 * Visits a page, uses the application there and leaves.
 *
 * @param {BrowserContext} context
 * @param {WeighedSite} site
 * @param {string} route
 */
export async function visitBefore(context, site, route) {
  const page = await context.newPage();
  await page.goto(new URL(route, site.url).href, { waitUntil: 'load' });
  await page.getByRole('button', { name: SETTINGS }).click();
  await page.getByRole('dialog', { name: SETTINGS }).waitFor();
  await page.keyboard.press('Escape');
  await untilQuiet(page, site);
  await page.close();
}
