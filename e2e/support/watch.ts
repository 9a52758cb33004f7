import type { Page } from '@playwright/test';

/** What a page did that it should not do. */
export interface Complaints {
  readonly console: string[];
  readonly foreignRequests: string[];
}

/**
 * Starts listening before the page loads. The browser itself logs one line
 * when the document answers 404; that line is no fault of the page.
 */
export function watch(page: Page, { allow404 = false } = {}): Complaints {
  const complaints: Complaints = { console: [], foreignRequests: [] };
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const own404 =
      allow404 &&
      /status of 404/.test(message.text()) &&
      message.location().url === page.url();
    if (!own404) complaints.console.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.console.push(`pageerror: ${error.message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== '127.0.0.1') {
      complaints.foreignRequests.push(request.url());
    }
  });
  return complaints;
}

/** Waits until React runs the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
  );
}
