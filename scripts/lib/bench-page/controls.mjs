/* global document, navigator, performance, requestAnimationFrame -- part of it runs on the page */
import { errors } from '@playwright/test';
import { EXERCISE } from '../bench-labs.mjs';
import { within } from './patience.mjs';
import { openPage, READING_MS, slowDown, untilQuiet } from './visit.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./visit.mjs').WeighedSite} WeighedSite */

/**
 * Something to press, and what is seen of it.
 *
 * @typedef {object} Control
 * @property {string} name
 * @property {string | RegExp} [button] What the button is called, when not so.
 * @property {string} [part] Where it is, when others have the same name: a selector.
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
 * @property {string} [missed] What was waited for in vain, in Spanish.
 */

/** @typedef {typeof globalThis & {effect?: Effect}} TimedWindow */

/** A click without an effect after so long was lost. */
const PATIENCE_MS = 15_000;

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
      button: /^Más contraste/,
      effect: 'html[data-contrast="more"]',
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
      part: EXERCISE,
      effect: `${EXERCISE} :is([role="textbox"], textarea)`,
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
  const bytesPerSecond = network.bitsPerSecond / 8;
  await within(
    'una red más lenta',
    Promise.all([
      session.send('Network.enable'),
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.roundTripMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      }),
    ]),
  );
}

/**
 * @param {Page} page
 * @param {Control} control
 * @returns {Promise<Effect>}
 */
async function pressAndSee(page, control) {
  const { name, button = name, part = 'body', effect, text = '' } = control;
  const seconds = PATIENCE_MS / 1000;
  const timeout = PATIENCE_MS;
  let missed = `un botón «${name}» que pulsar, en ${seconds} s`;
  try {
    await page
      .locator(part)
      .getByRole('button', { name: button, exact: true })
      .first()
      .click({ timeout });
    missed = `${effect}${text && ` con «${text}»`}, en ${seconds} s después de pulsar`;
    const found = await page.waitForFunction(
      () => /** @type {TimedWindow} */ (globalThis).effect,
      undefined,
      { timeout },
    );
    const seen = await found.jsonValue();
    if (seen) return seen;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  return { fromClick: Infinity, fromLoad: Infinity, missed };
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
  const { effect, text = '' } = control;
  const page = await within('una pestaña', context.newPage());
  await page.addInitScript(
    timeFirstClick,
    /** @type {[string, string]} */ ([effect, text]),
  );
  await emulate(page, conditions);
  await openPage(page, address);
  return within(
    `el efecto de «${control.name}»`,
    pressAndSee(page, control),
    3 * PATIENCE_MS,
  );
}

/** Whoever registers one does so before: what it keeps is there when it is ready. */
async function workerIsReady() {
  const workers = 'serviceWorker' in navigator && navigator.serviceWorker;
  if (workers && (await workers.getRegistration())) await workers.ready;
}

/**
 * Visits a page, uses the application there, reads on and leaves: the device
 * has then what it keeps of the site.
 *
 * @param {BrowserContext} context
 * @param {WeighedSite} site
 * @param {string} route
 */
export async function visitBefore(context, site, route) {
  const page = await within('una pestaña', context.newPage());
  await openPage(page, new URL(route, site.url).href);
  // The application comes only when something is pressed.
  await within(
    `un botón «${SETTINGS}» que pulsar`,
    page.getByRole('button', { name: SETTINGS }).click(),
  );
  const settings = page.getByRole('dialog', { name: SETTINGS });
  await within(`la ventana «${SETTINGS}»`, settings.waitFor());
  await within(
    `la aplicación en ${route}`,
    page.locator('html[data-has-hydrated=true]').waitFor(),
  );
  await page.keyboard.press('Escape');
  await within(
    `que se cerrara «${SETTINGS}»`,
    settings.waitFor({ state: 'hidden' }),
  );
  // Who reads on gets the service worker, where there is one.
  await page.mouse.wheel(0, 800);
  await untilQuiet(site, route);
  await within('el trabajador (service worker)', page.evaluate(workerIsReady));
  await untilQuiet(site, route, READING_MS);
  await within('que se cerrara la pestaña', page.close());
}
