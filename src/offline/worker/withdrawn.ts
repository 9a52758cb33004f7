import type { WorkerScope } from './scope';

// Published in place of the worker, it undoes what the worker did: what is left
// is a site without one. Packs stay: they were asked for, and another one that
// works will find them.

// Set by the build.
declare const KEPT_BY_WORKER: readonly string[];

const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of KEPT_BY_WORKER) await caches.delete(name);
      await scope.registration.unregister();
    })(),
  );
});
