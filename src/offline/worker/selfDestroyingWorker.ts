import type { WorkerScope } from './scope';

// Replaces the service worker to withdraw it: deletes the worker's caches and
// unregisters itself. Packs stay, because readers asked for them and a later
// worker will find them.

// Constant that the build defines.
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
