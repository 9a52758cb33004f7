import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { AT_ONCE } from '../../src/startup/atOnce';

/** What a page did that it should not do. */
export interface Complaints {
  readonly console: string[];
  readonly foreignRequests: string[];
}

interface Tolerance {
  /** The browser itself logs one line when the document answers 404. */
  readonly allow404?: boolean;
  /** It does so too for each request that a test makes fail. */
  readonly failedRequests?: boolean;
  /** The page is a demo app, which may ask its service. */
  readonly services?: boolean;
}

const serviceHosts =
  /^(?:[a-z0-9]+\.giphy\.com|yesno\.wtf|rickandmortyapi\.com|pokeapi\.co|raw\.githubusercontent\.com)$/;

/** What Playwright itself says where the configuration leaves the worker out. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

/** Starts listening before the page loads. */
export function watch(page: Page, tolerance: Tolerance = {}): Complaints {
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

/** Asks for the application, as who moves over a button; some pages have none and do not wait. */
export const wake = (page: Page): Promise<void> =>
  page
    .locator(`nav button[data-live], meta[name="${AT_ONCE}"]`)
    .first()
    .dispatchEvent('pointerover');

/**
 * Waits until the page has brought nothing for a while. That the network is idle,
 * Playwright says once for each page that is opened.
 */
export async function calm(page: Page): Promise<void> {
  let known = -1;
  const isCalm = async () => {
    const before = known;
    known = await page.evaluate(
      () => performance.getEntriesByType('resource').length,
    );
    return known === before;
  };
  await expect.poll(isCalm, { intervals: [500] }).toBe(true);
}

/** Asks for the application and waits until React runs the page. */
export async function hydrated(page: Page): Promise<void> {
  await wake(page);
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
  );
}
