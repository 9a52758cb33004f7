import type { RouteMatchCallbackOptions as Asked } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { getCacheName } from '../cacheNames';
import { offlineFiles } from '../files';
import { MAILBOX } from '../mailbox';
import type { PageMessage } from '../messages';
import { cleanupOutdatedAssets, revalidateUnhashedAssets } from './cleanup';
import {
  matchAnyCache,
  redirectToLastLesson,
  matchOfflineFallback,
  fillWithSavedPages,
} from './fallbacks';
import {
  isPageResponse,
  cacheApplication,
  cacheNextPage,
  cachePage,
  trimVisitedPages,
  stripQuery,
} from './cachePages';
import { storeInput, takeInput } from './mailbox';
import type { WorkerScope } from './scope';

// Constants that the build defines.
declare const BASE_URL: string;
declare const BUILD: string;

/** Query parameter with which the installed site starts. */
const START_PARAMETER = 'inicio';

const scope = self as unknown as WorkerScope<PageMessage>;
const cacheNames = {
  pages: getCacheName(BASE_URL, 'pages'),
  next: getCacheName(BASE_URL, 'next'),
  assets: getCacheName(BASE_URL, 'assets'),
};
const applicationList = BASE_URL + offlineFiles.application;
const offlinePage = BASE_URL + offlineFiles.page;

const assets = `${BASE_URL}assets/`;
const labs = `${BASE_URL}labs/`;

/**
 * Timeout of the network in seconds, after which the device counts as offline.
 */
const NETWORK_TIMEOUT_SECONDS = 5;

scope.addEventListener('install', (event) => {
  event.waitUntil(cachePage(offlinePage, cacheNames, { cache: 'no-cache' }));
});

// Runs once the last page of the previous build was closed.
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await scope.clients.claim();
      await cleanupOutdatedAssets(BUILD, applicationList, cacheNames);
      await revalidateUnhashedAssets(assets, cacheNames);
      const open = await scope.clients.matchAll({
        type: 'window',
        includeUncontrolled: true,
      });
      // The open pages were just loaded, so most browsers have them in the HTTP
      // cache.
      for (const { url } of open)
        await cachePage(url, cacheNames, { cache: 'force-cache' });
    })(),
  );
});

async function handleMessage(message: PageMessage): Promise<void> {
  if (message.kind === 'input') {
    storeInput(message.address, message.typed);
    return;
  }
  const { build } = message;
  if (message.kind === 'alive') {
    await cacheApplication(applicationList, cacheNames, build);
    return;
  }
  await cachePage(message.path, cacheNames, { build });
  if (message.next !== undefined)
    await cacheNextPage(message.next, cacheNames, build);
}

scope.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event.data));
});

/**
 * Returns true for requests to this site, except those that demand the network.
 */
const isOwnRequest = ({ sameOrigin, request: { cache, mode } }: Asked) =>
  sameOrigin &&
  (mode === 'navigate' || !['reload', 'no-store'].includes(cache));

registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(BASE_URL + MAILBOX),
  ({ url }) => takeInput(url.pathname),
);

const anyCachePlugin = { cachedResponseWillBeUsed: matchAnyCache };

// Pictures without a hash change only with the build: `activate` revalidates
// them.
registerRoute(
  (options) =>
    isOwnRequest(options) &&
    (options.url.pathname.startsWith(assets) ||
      options.request.destination === 'image'),
  new CacheFirst({ cacheName: cacheNames.assets, plugins: [anyCachePlugin] }),
);

// Laboratory files are large and hashed; they are never cached here, because a
// reader who wants them offline downloads a pack.
registerRoute(
  (options) => isOwnRequest(options) && options.url.pathname.startsWith(labs),
  new CacheFirst({
    plugins: [anyCachePlugin, { cacheWillUpdate: () => Promise.resolve(null) }],
  }),
);

// Start address of the installed site, opened from its icon.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.searchParams.has(START_PARAMETER),
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [
      { handlerDidError: () => redirectToLastLesson(cacheNames, BASE_URL) },
    ],
  }),
);

registerRoute(
  (options) => isOwnRequest(options) && options.request.mode === 'navigate',
  new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [
      anyCachePlugin,
      {
        cacheKeyWillBeUsed: ({ request }) =>
          Promise.resolve(stripQuery(request.url)),
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(isPageResponse(response) ? response : null),
        cacheDidUpdate: () => trimVisitedPages(cacheNames),
        handlerDidError: ({ request }) =>
          matchOfflineFallback(request, offlinePage),
        fetchDidSucceed: ({ response, state }) => {
          if (state) state.isOnline = true;
          return Promise.resolve(response);
        },
        handlerWillRespond: async ({ request: { url }, response, state }) =>
          new URL(url).pathname === offlinePage
            ? fillWithSavedPages(response, {
                url,
                baseUrl: BASE_URL,
                isOnline: state?.isOnline === true,
              })
            : response,
      },
    ],
  }),
);

registerRoute(
  isOwnRequest,
  new NetworkOnly({ plugins: [{ handlerDidError: matchAnyCache }] }),
);
