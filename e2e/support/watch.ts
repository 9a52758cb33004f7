import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { EAGER_HYDRATION_META } from '../../src/startup/eagerHydration';

/** Console messages and requests that a page must not produce. */
export interface Complaints {
  readonly console: string[];
  readonly foreignRequests: string[];
}

interface Tolerance {
  /** Allows the line that the browser logs when the document answers 404. */
  readonly allow404?: boolean;
  /**
   * Allows the lines that the browser logs for requests that a test makes fail.
   */
  readonly failedRequests?: boolean;
  /** Allows requests to the services of the demo apps. */
  readonly services?: boolean;
}

const serviceHosts =
  /^(?:[a-z0-9]+\.giphy\.com|yesno\.wtf|rickandmortyapi\.com|pokeapi\.co|raw\.githubusercontent\.com)$/;

/** Warning of Playwright in contexts that block service workers. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Collects console errors and requests to other hosts. Call it before the page
 * loads.
 */
export function collectComplaints(
  page: Page,
  tolerance: Tolerance = {},
): Complaints {
  const { allow404, failedRequests, services } = tolerance;
  const complaints: Complaints = { console: [], foreignRequests: [] };
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text() === WITHOUT_WORKER) return;
    const own404 =
      allow404 &&
      /status of 404/.test(message.text()) &&
      message.location().url === page.url();
    const ownFailure =
      failedRequests &&
      /^(?:Failed to load resource|Access to fetch at .* CORS policy)/.test(
        message.text(),
      );
    if (!own404 && !ownFailure) complaints.console.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.console.push(`pageerror: ${error.message}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own =
      !protocol.startsWith('http') ||
      hostname === '127.0.0.1' ||
      (services && serviceHosts.test(hostname));
    if (!own) complaints.foreignRequests.push(request.url());
  });
  return complaints;
}

/**
 * Triggers the load of the application, like a pointer over a button. Pages
 * that load it by themselves have no such button, so their `<meta>` is
 * accepted.
 */
export const loadApplication = (page: Page): Promise<void> =>
  page
    .locator(`nav button[data-live], meta[name="${EAGER_HYDRATION_META}"]`)
    .first()
    .dispatchEvent('pointerover');

/**
 * Waits until the page requests nothing for half a second. Playwright's
 * `networkidle` fires only once per navigation.
 */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  let knownCount = -1;
  const isCalm = async () => {
    const before = knownCount;
    knownCount = await page.evaluate(
      () => performance.getEntriesByType('resource').length,
    );
    return knownCount === before;
  };
  await expect.poll(isCalm, { intervals: [500] }).toBe(true);
}

/** Loads the application and waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await loadApplication(page);
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
  );
}
