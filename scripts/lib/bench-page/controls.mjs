/* global document, navigator, performance, requestAnimationFrame -- part of it runs on the page */
import { errors } from '@playwright/test';
import { EXERCISE_SELECTOR } from '../bench-labs.mjs';
import { withTimeout } from './timeouts.mjs';
import {
  openPage,
  READING_DELAY_MS,
  throttleCpu,
  waitUntilQuiet,
} from './visit.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./visit.mjs').RecordedSite} WeighedSite */

/**
 * Button of a page, and the visible effect of pressing it.
 *
 * @typedef {object} Control
 * @property {string} name
 * @property {string | RegExp} [button] Accessible name of the button; `name`
 *   when omitted.
 * @property {string} [part] Selector of the button's container, when others
 *   have the same name.
 * @property {string} effect Selector of an element that the press makes
 *   visible.
 * @property {string} [text] Regular expression for that element's text.
 */

/**
 * @typedef {object} Conditions
 * @property {number} [slowness] Slowdown factor of the processor.
 * @property {{bitsPerSecond: number, roundTripMs: number}} [network]
 */

/**
 * @typedef {object} Effect
 * @property {number} fromClick Milliseconds; `Infinity` when there was no
 *   effect.
 * @property {number} fromLoad Milliseconds since the page's load event.
 * @property {string} [missed] Description, in Spanish, of what did not happen.
 */

/** @typedef {typeof globalThis & {effect?: Effect}} TimedWindow */

/** Time limit for a button to appear, and for its effect after the click. */
const EFFECT_TIMEOUT_MS = 15_000;

/** Name of a button that every page has once the application has loaded. */
const SETTINGS_BUTTON = 'Ajustes de lectura';

/** @typedef {Awaited<ReturnType<typeof import('../bench-labs.mjs').readLabWords>>} LabWords */

/**
 * @param {LabWords} words
 * @returns {Control} Button that runs a program; its effect is the program's
 *   end.
 */
export function createRunControl({ c }) {
  return {
    name: c.run,
    effect: `[role="group"][aria-label="${c.execution}"]`,
    text: 'Terminó',
  };
}

/**
 * Lists the controls of a C lesson.
 *
 * @param {LabWords} words
 * @returns {readonly Control[]}
 */
export function listLessonControls({ c, exercise }) {
  return [
    { name: 'Buscar', effect: 'dialog[open] [role="combobox"]' },
    {
      name: SETTINGS_BUTTON,
      effect: 'dialog[open]',
      text: `^${SETTINGS_BUTTON}`,
    },
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
      part: EXERCISE_SELECTOR,
      effect: `${EXERCISE_SELECTOR} :is([role="textbox"], textarea)`,
    },
    {
      name: 'Marcar como hecha',
      effect: '[aria-label="Fin de la lección"] [aria-pressed="true"]',
    },
  ];
}

/**
 * Measures, in the page itself, the time from the first click to its effect, so
 * that it excludes the round trips to the browser.
 *
 * @param {[string, string]} wanted Selector and text pattern of the effect.
 */
function observeFirstClick([selector, text]) {
  const pattern = new RegExp(text);
  const isEffectVisible = () =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility() && pattern.test(element.textContent ?? ''),
    );
  const startTimer = (/** @type {Event} */ { timeStamp: clickTime }) => {
    const checkEffect = () => {
      if (!isEffectVisible()) {
        requestAnimationFrame(checkEffect);
        return;
      }
      const now = performance.now();
      const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
        performance.getEntriesByType('navigation')
      );
      /** @type {TimedWindow} */ (globalThis).effect = {
        fromClick: now - clickTime,
        fromLoad: now - (navigation?.loadEventEnd ?? 0),
      };
    };
    checkEffect();
  };
  // Capturing on the window, before the page's listener that queues early
  // clicks.
  globalThis.addEventListener('click', startTimer, {
    capture: true,
    once: true,
  });
}

/**
 * @param {Page} page
 * @param {Conditions} conditions
 */
async function emulateConditions(page, { slowness = 1, network }) {
  await throttleCpu(page, slowness);
  if (!network) return;
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = network.bitsPerSecond / 8;
  await withTimeout(
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
async function pressAndWaitForEffect(page, control) {
  const { name, button = name, part = 'body', effect, text = '' } = control;
  const seconds = EFFECT_TIMEOUT_MS / 1000;
  const timeout = EFFECT_TIMEOUT_MS;
  let missedEvent = `un botón «${name}» que pulsar, en ${seconds} s`;
  try {
    await page
      .locator(part)
      .getByRole('button', { name: button, exact: true })
      .first()
      .click({ timeout });
    missedEvent = `${effect}${text && ` con «${text}»`}, en ${seconds} s después de pulsar`;
    const effectHandle = await page.waitForFunction(
      () => /** @type {TimedWindow} */ (globalThis).effect,
      undefined,
      { timeout },
    );
    const seenEffect = await effectHandle.jsonValue();
    if (seenEffect) return seenEffect;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  return { fromClick: Infinity, fromLoad: Infinity, missed: missedEvent };
}

/**
 * Opens a page, presses one control as soon as it is clickable, and measures
 * its effect.
 *
 * @param {BrowserContext} context
 * @param {string} address
 * @param {Control} control
 * @param {Conditions} conditions
 * @returns {Promise<Effect>}
 */
export async function measureControl(context, address, control, conditions) {
  const { effect, text = '' } = control;
  const page = await withTimeout('una pestaña', context.newPage());
  await page.addInitScript(
    observeFirstClick,
    /** @type {[string, string]} */ ([effect, text]),
  );
  await emulateConditions(page, conditions);
  await openPage(page, address);
  return withTimeout(
    `el efecto de «${control.name}»`,
    pressAndWaitForEffect(page, control),
    3 * EFFECT_TIMEOUT_MS,
  );
}

/**
 * Waits until the service worker, if the page has registered one, is active:
 * its precache is complete by then.
 */
async function waitForServiceWorker() {
  const workers = 'serviceWorker' in navigator && navigator.serviceWorker;
  if (workers && (await workers.getRegistration())) await workers.ready;
}

/**
 * Visits a page, uses the application there, scrolls and leaves, so that the
 * browser has the caches of a returning reader.
 *
 * @param {BrowserContext} context
 * @param {WeighedSite} site
 * @param {string} route
 */
export async function visitAndFillCaches(context, site, route) {
  const page = await withTimeout('una pestaña', context.newPage());
  await openPage(page, new URL(route, site.url).href);
  // The application loads only after a control is pressed.
  await withTimeout(
    `un botón «${SETTINGS_BUTTON}» que pulsar`,
    page.getByRole('button', { name: SETTINGS_BUTTON }).click(),
  );
  const settings = page.getByRole('dialog', { name: SETTINGS_BUTTON });
  await withTimeout(`la ventana «${SETTINGS_BUTTON}»`, settings.waitFor());
  await withTimeout(
    `la aplicación en ${route}`,
    page.locator('html[data-has-hydrated=true]').waitFor(),
  );
  await page.keyboard.press('Escape');
  await withTimeout(
    `que se cerrara «${SETTINGS_BUTTON}»`,
    settings.waitFor({ state: 'hidden' }),
  );
  // Scrolling makes the page register its service worker, where there is one.
  await page.mouse.wheel(0, 800);
  await waitUntilQuiet(site, route);
  await withTimeout(
    'el trabajador (service worker)',
    page.evaluate(waitForServiceWorker),
  );
  await waitUntilQuiet(site, route, READING_DELAY_MS);
  await withTimeout('que se cerrara la pestaña', page.close());
}
