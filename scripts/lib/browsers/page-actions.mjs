/* global document, Event -- functions that run on the page */

/** @typedef {import('./tab.mjs').Tab} Tab */

/**
 * Time limit of a wait: the first program downloads a compiler, and the first
 * terminal a machine.
 */
const WAIT_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 100;

/**
 * Waits until a condition is true on the page.
 *
 * @template {unknown[]} Args
 * @param {Tab} tab
 * @param {string} condition Description of the condition, in Spanish, for the error.
 * @param {(...args: Args) => boolean} test
 * @param {Args} args
 */
export async function waitUntil(tab, condition, test, ...args) {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  while (!(await tab.evaluate(test, ...args))) {
    if (Date.now() > end) throw new Error(`no llega: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

/**
 * Waits for a text in the elements of a selector.
 *
 * @param {Tab} tab
 * @param {string} selector
 * @param {string} text
 */
export function waitForText(tab, selector, text) {
  return waitUntil(
    tab,
    `«${text}»`,
    (cssSelector, wantedText) =>
      [...document.querySelectorAll(cssSelector)].some((element) =>
        element.textContent.replaceAll('\u00a0', ' ').includes(wantedText),
      ),
    selector,
    text,
  );
}

/**
 * Finds the first visible control with a name among the elements of a selector.
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
 * Presses an element once it is there and nothing covers it.
 *
 * @template {unknown[]} Args
 * @param {Tab} tab
 * @param {(...args: Args) => Element | undefined} find
 * @param {Args} args
 */
export async function pressElement(tab, find, ...args) {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  for (;;) {
    try {
      await tab.click(find, ...args);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

/**
 * Opens a page and hydrates its application, as a reader that points at a
 * control would.
 *
 * @param {Tab} tab
 * @param {string} address
 */
export async function openHydrated(tab, address) {
  await tab.goto(address);
  await waitUntil(tab, 'la aplicación', () => {
    document
      .querySelector('nav button[data-live]')
      ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return document.documentElement.dataset.hasHydrated === 'true';
  });
}

/**
 * Replaces the whole text of an editor by a paste.
 *
 * @param {Tab} tab
 * @param {string} selector
 * @param {string} text
 */
export async function pasteText(tab, selector, text) {
  await waitUntil(
    tab,
    'el editor',
    (cssSelector) => document.querySelector(cssSelector) !== null,
    selector,
  );
  await pressElement(
    tab,
    (cssSelector) => document.querySelector(cssSelector) ?? undefined,
    selector,
  );
  await tab.selectAll();
  await tab.evaluate(
    (cssSelector, pastedText) => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      // Some browsers do not let a page create an event with a clipboard.
      Object.defineProperty(event, 'clipboardData', {
        value: { getData: () => pastedText, types: ['text/plain'], files: [] },
      });
      document.querySelector(cssSelector)?.dispatchEvent(event);
    },
    selector,
    text,
  );
}
