import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  formatHostResolverRules,
  startDemoApi,
} from '../../scripts/lib/demo-api/index.mjs';
import type { DemoApi } from '../../scripts/lib/demo-api/index.mjs';
import { waitForHydration } from './watch';

export { expect };

/**
 * Browser that resolves the services' real hostnames to our mock server, so
 * that addresses, CORS and the content security policy are the real ones. Each
 * worker has its own server.
 */
export const test = base.extend<
  { readonly cleanApi: undefined },
  { readonly api: DemoApi }
>({
  api: [
    // Playwright requires an object pattern, even for a fixture without
    // dependencies.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const api = await startDemoApi({ port: 0, tls: true });
      await use(api);
      await api.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, api }, use) => {
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          // Accepts only this certificate: ignoring every certificate error
          // disables the cache.
          `--ignore-certificate-errors-spki-list=${String(api.certificateHash)}`,
          `--host-resolver-rules=${formatHostResolverRules(api.port)}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
        ],
      });
    },
    { scope: 'worker' },
  ],
  cleanApi: [
    async ({ api }, use) => {
      api.reset();
      await use(undefined);
    },
    { auto: true },
  ],
});

const port = Number(process.env.E2E_PORT ?? 4173);

/** URL of the same site under `/sub/`, built with a GIPHY key. */
export const SUBPATH_URL = `http://127.0.0.1:${port + 1}/sub`;

/** Networked app, with its addresses and locators. */
export interface NetworkedApp {
  readonly name: string;
  readonly service: 'giphy' | 'yesno' | 'rickandmorty' | 'pokeapi';
  readonly address: string;
  readonly heading: string;
  /** Opens the page and triggers the first request to the service. */
  readonly ask: (page: Page) => Promise<void>;
  /** Finds the content that the service returned. */
  readonly content: (page: Page) => Locator;
  /** Text shown when the service returns no results. */
  readonly empty: RegExp;
}

/** Excludes the samples that the site itself serves. */
const excludeSamples = (selector: string) =>
  `${selector}:not([data-sample] ${selector})`;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

export const gif: NetworkedApp = {
  name: 'gif',
  service: 'giphy',
  address: `${SUBPATH_URL}/havefun/gifapp/`,
  heading: 'GifExpertApp',
  ask: (page) => open(page, gif.address),
  content: (page) => page.locator(`main ${excludeSamples('figure')}`).first(),
  empty: /GIPHY no tiene/,
};

export const oracle: NetworkedApp = {
  name: 'oráculo',
  service: 'yesno',
  address: '/havefun/yesornotapp/',
  heading: 'Yes or Not',
  ask: async (page) => {
    await open(page, oracle.address);
    await page.getByRole('textbox').fill('¿Va a funcionar?');
    await page.getByRole('button', { name: 'Preguntar', exact: true }).click();
  },
  content: (page) => page.getByRole('img', { name: /^GIF que dice/ }),
  empty: /no se entiende/,
};

export const rickoso: NetworkedApp = {
  name: 'rickoso',
  service: 'rickandmorty',
  address: '/havefun/rickosoapp/personajes/',
  heading: 'Characters Page',
  ask: (page) => open(page, rickoso.address),
  content: (page) => page.locator(`main ${excludeSamples('h2')}`).first(),
  empty: /no encuentra lo que/,
};

export const poke: NetworkedApp = {
  name: 'poke',
  service: 'pokeapi',
  address: '/havefun/pokeapp/pokemones/',
  heading: 'Pokemones',
  ask: (page) => open(page, poke.address),
  content: (page) =>
    page
      .locator(`main ${excludeSamples('li')}`)
      .getByText(/^n\.º \d+$/)
      .first(),
  empty: /./,
};

export const networkedApps = [gif, oracle, rickoso, poke] as const;

/** Finds the alert about a failed request. */
export function getFailure(page: Page): Locator {
  return page.getByRole('main').getByRole('alert');
}

/** Finds the button that retries a failed request. */
export function retryButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^Reintentar/ });
}

/** Lists the data requests, without images, since the log was cleared. */
export function listDataRequests(api: DemoApi): string[] {
  return api.log.filter(({ kind }) => kind === 'data').map(({ url }) => url);
}
