import type { RouteMatchCallbackOptions as Asked } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheName } from '../cacheNames';
import { offlineFiles } from '../files';
import { MAILBOX } from '../mailbox';
import type { PageMessage } from '../messages';
import { dropUnused, renewPictures } from './clean';
import {
  elsewhere,
  lastLesson,
  pageElsewhere,
  withWhatIsKept,
} from './elsewhere';
import {
  isPage,
  keepApplication,
  keepNext,
  keepPage,
  trim,
  withoutQuery,
} from './keep';
import { putInput, takeInput } from './mailbox';
import type { WorkerScope } from './scope';

// Constants that the build defines.
declare const BASE_URL: string;
declare const BUILD: string;

/** Query parameter with which the installed site starts. */
const START = 'inicio';

const scope = self as unknown as WorkerScope<PageMessage>;
const shelves = {
  pages: cacheName(BASE_URL, 'pages'),
  next: cacheName(BASE_URL, 'next'),
  assets: cacheName(BASE_URL, 'assets'),
};
const application = BASE_URL + offlineFiles.application;
const offlinePage = BASE_URL + offlineFiles.page;

const assets = `${BASE_URL}assets/`;
const labs = `${BASE_URL}labs/`;

/**
 * Timeout of the network in seconds, after which the device counts as offline.
 */
const PATIENCE_S = 5;

scope.addEventListener('install', (event) => {
  event.waitUntil(keepPage(offlinePage, shelves, { cache: 'no-cache' }));
});

// Runs once the last page of the previous build was closed.
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await scope.clients.claim();
      await dropUnused(BUILD, application, shelves);
      await renewPictures(assets, shelves);
      const open = await scope.clients.matchAll({
        type: 'window',
        includeUncontrolled: true,
      });
      // The open pages were just loaded, so most browsers have them in the HTTP
      // cache.
      for (const { url } of open)
        await keepPage(url, shelves, { cache: 'force-cache' });
    })(),
  );
});

async function hear(message: PageMessage): Promise<void> {
  if (message.kind === 'input') {
    putInput(message.address, message.typed);
    return;
  }
  const { build } = message;
  if (message.kind === 'alive') {
    await keepApplication(application, shelves, build);
    return;
  }
  await keepPage(message.path, shelves, { build });
  if (message.next !== undefined) await keepNext(message.next, shelves, build);
}

scope.addEventListener('message', (event) => {
  event.waitUntil(hear(event.data));
});

/**
 * Returns true for requests to this site, except those that demand the network.
 */
const isOurs = ({ sameOrigin, request: { cache, mode } }: Asked) =>
  sameOrigin &&
  (mode === 'navigate' || !['reload', 'no-store'].includes(cache));

registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(BASE_URL + MAILBOX),
  ({ url }) => takeInput(url.pathname),
);

const anyCache = { cachedResponseWillBeUsed: elsewhere };

// Pictures without a hash change only with the build: `activate` revalidates
// them.
registerRoute(
  (asked) =>
    isOurs(asked) &&
    (asked.url.pathname.startsWith(assets) ||
      asked.request.destination === 'image'),
  new CacheFirst({ cacheName: shelves.assets, plugins: [anyCache] }),
);

// Laboratory files are large and hashed; they are never cached here, because a
// reader who wants them offline downloads a pack.
registerRoute(
  (asked) => isOurs(asked) && asked.url.pathname.startsWith(labs),
  new CacheFirst({
    plugins: [anyCache, { cacheWillUpdate: () => Promise.resolve(null) }],
  }),
);

// Start address of the installed site, opened from its icon.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.searchParams.has(START),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [{ handlerDidError: () => lastLesson(shelves, BASE_URL) }],
  }),
);

registerRoute(
  (asked) => isOurs(asked) && asked.request.mode === 'navigate',
  new NetworkFirst({
    cacheName: shelves.pages,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      anyCache,
      {
        cacheKeyWillBeUsed: ({ request }) =>
          Promise.resolve(withoutQuery(request.url)),
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(isPage(response) ? response : null),
        cacheDidUpdate: () => trim(shelves),
        handlerDidError: ({ request }) => pageElsewhere(request, offlinePage),
        fetchDidSucceed: ({ response, state }) => {
          if (state) state.isOnline = true;
          return Promise.resolve(response);
        },
        handlerWillRespond: async ({ request: { url }, response, state }) =>
          new URL(url).pathname === offlinePage
            ? withWhatIsKept(response, {
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
  isOurs,
  new NetworkOnly({ plugins: [{ handlerDidError: elsewhere }] }),
);
