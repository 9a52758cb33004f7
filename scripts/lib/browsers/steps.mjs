/* global document, Event -- functions that run on the page */

/** @typedef {import('./tab.mjs').Tab} Tab */

/** A first program brings a compiler with it, and a first terminal a machine. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;

/**
 * Waits for something to be so on the page.
 *
 * @template {unknown[]} Args
 * @param {Tab} tab
 * @param {string} what It is told, in Spanish, when it does not come.
 * @param {(...args: Args) => boolean} test
 * @param {Args} args
 */
export async function until(tab, what, test, ...args) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await tab.evaluate(test, ...args))) {
    if (Date.now() > end) throw new Error(`no llega: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Waits for a text in a part of the page.
 *
 * @param {Tab} tab
 * @param {string} selector
 * @param {string} text
 */
export function untilText(tab, selector, text) {
  return until(
    tab,
    `«${text}»`,
    (where, wanted) =>
      [...document.querySelectorAll(where)].some((element) =>
        element.textContent.replaceAll('\u00a0', ' ').includes(wanted),
      ),
    selector,
    text,
  );
}

/**
 * The visible control with a name, the first in a part of the page.
 *
 * @param {string} selector
 * @param {string} name
 * @returns {HTMLElement | undefined}
 */
export function findControl(selector, name) {
  return [
    .../** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(selector)
    ),
  ].find(
    (element) =>
      element.getClientRects().length > 0 &&
      [element.getAttribute('aria-label'), element.textContent.trim()].includes(
        name,
      ),
  );
}

/**
 * Presses something once it is there and nothing covers it.
 *
 * @template {unknown[]} Args
 * @param {Tab} tab
 * @param {(...args: Args) => Element | undefined} find
 * @param {Args} args
 */
export async function press(tab, find, ...args) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await tab.click(find, ...args);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Opens a page and wakes its application, as who touches a control.
 *
 * @param {Tab} tab
 * @param {string} address
 */
export async function openAlive(tab, address) {
  await tab.goto(address);
  await until(tab, 'la aplicación', () => {
    document
      .querySelector('nav button[data-live]')
      ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return document.documentElement.dataset.hasHydrated === 'true';
  });
}

/**
 * Puts a text in place of the whole of an editor, as who pastes it.
 *
 * @param {Tab} tab
 * @param {string} selector
 * @param {string} text
 */
export async function paste(tab, selector, text) {
  await until(
    tab,
    'el editor',
    (where) => document.querySelector(where) !== null,
    selector,
  );
  await press(
    tab,
    (where) => document.querySelector(where) ?? undefined,
    selector,
  );
  await tab.selectAll();
  await tab.evaluate(
    (where, pasted) => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      // Not every browser lets a page make an event with a clipboard.
      Object.defineProperty(event, 'clipboardData', {
        value: { getData: () => pasted, types: ['text/plain'], files: [] },
      });
      document.querySelector(where)?.dispatchEvent(event);
    },
    selector,
    text,
  );
}
