import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import {
  installDevice,
  setNavigator,
  setGlobals,
} from '../../../testing/offline/device';
import type { TestDevice } from '../../../testing/offline/device';
import { openSite } from '../../../testing/offline/site';
import type { TestSite } from '../../../testing/offline/site';
import { createPackStore } from '../store';
import type { PackStore } from '../store';
import type { Pack } from '../types';
import { createServer } from '../../../testing/server';

const server = createServer();
let device: TestDevice;
let site: TestSite;
let store: PackStore;

const files = {
  '/assets/a.js': 'let a = 1;',
  '/labs/c/clang.wasm': 'un compilador entero',
  '/stevelabs/program1/': '<title>Curso</title>',
  '/stevelabs/program1/salida/': '<title>Salida</title>',
};
const total = Object.values(files).join('').length;

const name = 'steve-labs:/:pack:c';

const findPack = (packStore: PackStore, id = 'c'): Pack | undefined =>
  packStore.getSnapshot().packs.find((pack) => pack.id === id);
const pack = (id?: string) => findPack(store, id);
const getActivity = (packStore = store) => findPack(packStore)?.activity;

async function readCachedText(url: string): Promise<string | undefined> {
  return (await (await device.caches.open(name)).match(url))?.text();
}

async function waitUntilCached(url: string): Promise<void> {
  await waitFor(async () => {
    expect(await readCachedText(url)).toBeDefined();
  });
}

async function listCachedUrls(): Promise<string[]> {
  const keys = await (await device.caches.open(name)).keys();
  return keys.map(({ url }) => new URL(url).pathname).sort();
}

const record = '/paquetes/c/registro.json';

/** Delays the response for one file until it is released. */
function delayResponse(heldPath: string) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let onReached: () => void = () => undefined;
  const isThere = new Promise<void>((resolve) => {
    onReached = resolve;
  });
  site.intercept = async (url) => {
    if (url !== heldPath) return undefined;
    onReached();
    await gate;
    return undefined;
  };
  return { letGo, isThere };
}

beforeEach(() => {
  ({ device, site } = openSite(server, files));
  store = createPackStore('/');
  store.subscribe(() => undefined);
});
describe('what cannot be', () => {
  it.each([
    [
      'insecure',
      () => {
        setGlobals({ isSecureContext: false });
      },
    ],
    [
      'unsupported',
      () => {
        setNavigator({ serviceWorker: undefined });
      },
    ],
    [
      'unsupported',
      () => {
        setGlobals({ caches: undefined });
      },
    ],
    [
      'denied',
      () => {
        device.caches.isBlocked = true;
      },
    ],
  ])(
    'a device that is %s says so before and when asked',
    async (reason, breakSite) => {
      breakSite();
      await store.refresh();
      expect(store.getSnapshot()).toMatchObject({
        unavailableReason: reason,
        list: 'unknown',
      });
      await store.refresh(true);
      await store.download('c');
      expect(getActivity()).toMatchObject({ kind: 'failed', reason });
      await store.cancel('c');
      expect(getActivity()).toEqual({ kind: 'idle' });
    },
  );

  it('a worker that cannot be installed stops it before anything is fetched', async () => {
    setNavigator({
      serviceWorker: {
        getRegistration: () => Promise.resolve(undefined),
        register: () => Promise.reject(new TypeError('404')),
      },
    });
    await store.refresh();
    await store.download('c');
    expect(getActivity()).toMatchObject({ kind: 'failed', reason: 'worker' });
    expect(site.requestedPaths).toEqual([]);
  });

  it('too little space is noticed before the first file, with how much is lacking', async () => {
    device.storageEstimate = { quota: 100, usage: 90 };
    await store.refresh();
    await store.download('c');
    expect(getActivity()).toMatchObject({
      kind: 'failed',
      reason: 'full',
      lacking: total - 10,
    });
    expect(site.requestedPaths).toEqual([]);
  });

  it('a disk that fills up on the way keeps what came, and goes on when there is room', async () => {
    await store.refresh();
    const { isThere, letGo } = delayResponse('/stevelabs/program1/salida/');
    const end = store.download('c');
    await isThere;
    await waitUntilCached('/stevelabs/program1/');
    device.caches.freeBytes = 0;
    letGo();
    await end;
    expect(getActivity()).toMatchObject({ kind: 'failed', reason: 'full' });
    expect(await readCachedText('/assets/a.js')).toBe(files['/assets/a.js']);

    device.caches.freeBytes = Infinity;
    site.requestedPaths.length = 0;
    await store.download('c');
    expect(pack()?.installed).toBeDefined();
    expect(site.requestedPaths).toEqual(['/stevelabs/program1/salida/']);
  });

  it('a file that comes damaged twice is named as such and not kept', async () => {
    await store.refresh();
    site.intercept = (url) =>
      url === '/assets/a.js' ? HttpResponse.text('let b;') : undefined;
    await store.download('c');
    expect(getActivity()).toMatchObject({ kind: 'failed', reason: 'damaged' });
    expect(await readCachedText('/assets/a.js')).toBeUndefined();
    expect(
      site.requestedPaths.filter((url) => url === '/assets/a.js'),
    ).toHaveLength(2);
  });

  it('a file that the site does not have is a fault of the site', async () => {
    await store.refresh();
    site.intercept = (url) =>
      url === '/assets/a.js'
        ? new HttpResponse(null, { status: 404 })
        : undefined;
    await store.download('c');
    expect(getActivity()).toMatchObject({ kind: 'failed', reason: 'missing' });
  });

  it('a pack that is not offered any more says so', async () => {
    await store.refresh();
    site.removePack('c');
    await store.download('c');
    expect(getActivity()).toMatchObject({ kind: 'failed', reason: 'gone' });
  });

  it('a list that does not come is not taken for an empty one', async () => {
    server.close();
    await store.refresh();
    server.listen({ onUnhandledRequest: 'error' });
    expect(store.getSnapshot()).toMatchObject({
      list: 'unreachable',
      isRead: true,
    });
  });
});

describe('a download', () => {
  it('keeps every file under its address, installs the worker and ends complete', async () => {
    await store.refresh();
    expect(pack()?.installed).toBeUndefined();
    await store.download('c');
    expect(getActivity()).toEqual({ kind: 'idle' });
    expect(pack()?.installed?.summary.edition).toBe('4.0');
    expect(await listCachedUrls()).toEqual(
      [...Object.keys(files), record].sort(),
    );
    expect(device.workerUrls).toEqual(['/sw.js']);
  });

  it('keeps what the server said of a file, so that its policy goes with it', async () => {
    site.intercept = (url) =>
      url === '/stevelabs/program1/'
        ? HttpResponse.html(files[url], {
            headers: { 'Content-Security-Policy': "default-src 'self'" },
          })
        : undefined;
    await store.refresh();
    await store.download('c');
    const cache = await device.caches.open(name);
    const page = await cache.match('/stevelabs/program1/');
    expect(page?.headers.get('Content-Security-Policy')).toBe(
      "default-src 'self'",
    );
    expect(page?.headers.get('Content-Type')).toContain('text/html');
  });

  it('brings pages only once what they are made of is there', async () => {
    await store.refresh();
    const { isThere, letGo } = delayResponse('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    letGo();
    await end;
    const firstPage = site.requestedPaths.findIndex((url) => url.endsWith('/'));
    expect(firstPage).toBe(2);
  });

  it('tells how much has come of how much', async () => {
    await store.refresh();
    const { isThere, letGo } = delayResponse('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    expect(getActivity()).toMatchObject({
      kind: 'downloading',
      total,
      isInOtherTab: false,
    });
    letGo();
    await end;
  });

  it('takes a damaged file from the network once more', async () => {
    await store.refresh();
    let times = 0;
    site.intercept = (url) =>
      url === '/assets/a.js' && times++ === 0
        ? HttpResponse.text('roto')
        : undefined;
    await store.download('c');
    expect(pack()?.installed).toBeDefined();
    expect(await readCachedText('/assets/a.js')).toBe(files['/assets/a.js']);
  });

  it('does not fetch what another cache has, if it is the same', async () => {
    const assets = await device.caches.open('steve-labs:/:assets');
    await assets.put('/assets/a.js', new Response(files['/assets/a.js']));
    await assets.put('/labs/c/clang.wasm', new Response('otro'));
    await store.refresh();
    await store.download('c');
    expect(site.requestedPaths).not.toContain('/assets/a.js');
    expect(await readCachedText('/labs/c/clang.wasm')).toBe(
      files['/labs/c/clang.wasm'],
    );
  });

  it('pauses when asked, and goes on without fetching anything twice', async () => {
    await store.refresh();
    const { isThere } = delayResponse('/stevelabs/program1/salida/');
    const end = store.download('c');
    await isThere;
    store.pause('c');
    await end;
    expect(getActivity()).toMatchObject({ kind: 'paused', why: 'asked' });

    site.intercept = () => undefined;
    await store.download('c');
    expect(pack()?.installed).toBeDefined();
    const compilerRequests = site.requestedPaths.filter(
      (url) => url === '/labs/c/clang.wasm',
    );
    expect(compilerRequests).toHaveLength(1);
  });

  it('pauses by itself when the network goes, and goes on by itself when it is back', async () => {
    await store.refresh();
    const { isThere } = delayResponse('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    window.dispatchEvent(new Event('offline'));
    await end;
    expect(getActivity()).toMatchObject({ kind: 'paused', why: 'network' });

    site.intercept = () => undefined;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(pack()?.installed).toBeDefined();
    });
  });

  it('pauses when a request fails, and does not go on by itself for who saves data', async () => {
    await store.refresh();
    site.intercept = (url) =>
      url === '/labs/c/clang.wasm' ? HttpResponse.error() : undefined;
    await store.download('c');
    expect(getActivity()).toMatchObject({ kind: 'paused', why: 'network' });

    setNavigator({ connection: { saveData: true } });
    site.requestedPaths.length = 0;
    window.dispatchEvent(new Event('online'));
    expect(getActivity()).toMatchObject({ kind: 'paused', why: 'network' });
    expect(site.requestedPaths).toEqual([]);
  });

  it('knows what there is after each look, also of two at once', async () => {
    const first = store.refresh();
    await store.refresh(true);
    expect(store.getSnapshot().list).toBe('known');
    await first;
  });

  it('asks for nothing on its own where data is saved', async () => {
    setNavigator({ connection: { saveData: true } });
    await store.refresh();
    expect(store.getSnapshot().list).toBe('unknown');
    await store.refresh(true);
    expect(store.getSnapshot().list).toBe('known');
  });

  it('gives back all the room when it is cancelled', async () => {
    await store.refresh();
    const { isThere } = delayResponse('/stevelabs/program1/');
    const end = store.download('c');
    await isThere;
    await store.cancel('c');
    await end;
    expect(getActivity()).toEqual({ kind: 'idle' });
    expect(await device.caches.keys()).not.toContain(name);
  });

  it('is found paused where its tab was closed, and its files are not fetched again', async () => {
    await store.refresh();
    const { isThere } = delayResponse('/stevelabs/program1/salida/');
    void store.download('c');
    await isThere;
    await waitUntilCached('/stevelabs/program1/');
    // Simulates a closed tab, whose lock is released.
    const { caches } = device;
    installDevice();
    setGlobals({ caches });
    store = createPackStore('/');
    await store.refresh();
    expect(getActivity()).toMatchObject({
      kind: 'paused',
      why: 'closed',
      received: total - files['/stevelabs/program1/salida/'].length,
      total,
    });
    site.intercept = () => undefined;
    site.requestedPaths.length = 0;
    await store.download('c');
    expect(site.requestedPaths).toEqual(['/stevelabs/program1/salida/']);
  });

  it('goes on with the new list when the site is published in the middle', async () => {
    await store.refresh();
    const next = {
      '/assets/b.js': 'let b = 2;',
      '/labs/c/clang.wasm': files['/labs/c/clang.wasm'],
      '/stevelabs/program1/': '<title>Curso nuevo</title>',
    };
    const { isThere, letGo } = delayResponse('/assets/a.js');
    const end = store.download('c');
    await isThere;
    site.publishPack(next);
    letGo();
    await end;
    expect(getActivity()).toEqual({ kind: 'idle' });
    expect(pack()?.installed?.summary.files).toBe(3);
    expect(pack()?.update).toBeUndefined();
    expect(await listCachedUrls()).toEqual(
      [...Object.keys(next), record].sort(),
    );
  });

  it('never touches the progress', async () => {
    localStorage.setItem('steve-labs:/:progress', '{"v":1}');
    await store.refresh();
    await store.download('c');
    await store.remove('c');
    expect(localStorage.getItem('steve-labs:/:progress')).toBe('{"v":1}');
    expect(localStorage).toHaveLength(1);
  });
});

describe('an update', () => {
  const next = {
    '/assets/b.js': 'let b = 22;',
    '/labs/c/clang.wasm': files['/labs/c/clang.wasm'],
    '/stevelabs/program1/': '<title>Curso nuevo</title>',
    '/stevelabs/program1/salida/': files['/stevelabs/program1/salida/'],
  };
  const cost =
    next['/assets/b.js'].length + next['/stevelabs/program1/'].length;

  beforeEach(async () => {
    await store.refresh();
    await store.download('c');
    site.publishPack(next, { edition: '5.0' });
    site.requestedPaths.length = 0;
  });

  it('is offered with what it costs and the new edition, and nothing is fetched', async () => {
    await store.refresh();
    expect(pack()).toMatchObject({
      update: { wire: cost, isExact: true },
      summary: { edition: '5.0' },
      installed: { summary: { edition: '4.0' } },
    });
    expect(site.requestedPaths).toEqual([]);
  });

  it('is no longer offered when the site goes back to the installed version', async () => {
    await store.refresh();
    site.publishPack(files);
    await store.refresh(true);
    expect(pack()).toMatchObject({ isOffered: true, update: undefined });
  });

  it('costs at most the whole pack where data is saved', async () => {
    setNavigator({ connection: { saveData: true } });
    await store.refresh(true);
    expect(pack()?.update?.isExact).toBe(false);
  });

  it('fetches what changed and drops what nobody names', async () => {
    await store.refresh();
    await store.download('c');
    expect(site.requestedPaths).toEqual([
      '/assets/b.js',
      '/stevelabs/program1/',
    ]);
    expect(pack()?.update).toBeUndefined();
    expect(await listCachedUrls()).toEqual(
      [...Object.keys(next), record].sort(),
    );
    expect(await readCachedText('/stevelabs/program1/')).toContain('nuevo');
    expect(await device.caches.keys()).toEqual([name]);
  });

  it('leaves the old one whole until all of it is there', async () => {
    site.publishPack({ ...next, '/stevelabs/program1/b/': '<title>B</title>' });
    await store.refresh();
    const { isThere } = delayResponse('/stevelabs/program1/b/');
    const end = store.download('c');
    await isThere;
    store.pause('c');
    await end;
    expect(getActivity()).toMatchObject({ kind: 'paused' });
    expect(pack()?.installed?.summary.edition).toBe('4.0');
    expect(await readCachedText('/stevelabs/program1/')).toBe(
      files['/stevelabs/program1/'],
    );
    expect(await readCachedText('/assets/a.js')).toBe(files['/assets/a.js']);

    await store.cancel('c');
    expect(getActivity()).toEqual({ kind: 'idle' });
    expect(await listCachedUrls()).toEqual(
      [...Object.keys(files), record].sort(),
    );
    expect(await device.caches.keys()).toEqual([name]);
  });

  it('is not possible for a course that is gone, which stays', async () => {
    site.removePack('c');
    store = createPackStore('/');
    await store.refresh();
    expect(pack()).toMatchObject({ isOffered: false, update: undefined });
    expect(pack()?.installed).toBeDefined();
  });
});

describe('what is kept', () => {
  it('is known again without a network', async () => {
    await store.refresh();
    await store.download('c');
    server.resetHandlers();
    store = createPackStore('/');
    site.intercept = () => HttpResponse.error();
    await store.refresh();
    expect(store.getSnapshot().list).toBe('unreachable');
    expect(pack()?.installed).toBeDefined();
    // Without the list of the site, the pack still counts as offered.
    expect(pack()?.isOffered).toBe(true);
  });

  it('goes entirely when it is deleted, with its extras', async () => {
    await store.refresh();
    await store.download('c');
    site.publishPack(
      { '/labs/c/mas.bin': 'más' },
      { id: 'c-extra', extends: 'c', course: null },
    );
    await store.refresh();
    await store.download('c-extra');
    expect(pack('c-extra')?.installed).toBeDefined();
    await store.remove('c');
    expect(await device.caches.keys()).toEqual([]);
    expect(pack()?.installed).toBeUndefined();
    expect(pack('c-extra')?.installed).toBeUndefined();
  });

  it('that another version of the site wrote is not understood, and does no harm', async () => {
    const cache = await device.caches.open(name);
    await cache.put(record, new Response('{"summary": 3}'));
    await store.refresh();
    expect(getActivity()).toEqual({ kind: 'idle' });
    await store.download('c');
    expect(pack()?.installed).toBeDefined();
  });
});

describe('two tabs', () => {
  let otherStore: PackStore;
  beforeEach(async () => {
    otherStore = createPackStore('/');
    await store.refresh();
    await otherStore.refresh();
  });

  it('do not download one pack at once: the second shows how far the first is', async () => {
    const { isThere, letGo } = delayResponse('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    await otherStore.download('c');
    expect(getActivity(otherStore)).toMatchObject({
      kind: 'downloading',
      isInOtherTab: true,
      total,
    });
    letGo();
    await end;
    await waitFor(() => {
      expect(findPack(otherStore)?.installed).toBeDefined();
    });
    expect(getActivity(otherStore)).toEqual({ kind: 'idle' });
    expect(new Set(site.requestedPaths).size).toBe(site.requestedPaths.length);
  });

  it('can pause what the other downloads', async () => {
    const { isThere } = delayResponse('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    await otherStore.refresh();
    expect(getActivity(otherStore)).toMatchObject({ isInOtherTab: true });
    otherStore.pause('c');
    await end;
    expect(getActivity()).toMatchObject({ kind: 'paused', why: 'asked' });
    await waitFor(() => {
      expect(getActivity(otherStore)).toMatchObject({ kind: 'paused' });
    });
  });

  it('can cancel it too, and both hear of it', async () => {
    const { isThere } = delayResponse('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    await otherStore.refresh();
    await otherStore.cancel('c');
    await end;
    await waitFor(() => {
      expect(getActivity()).toEqual({ kind: 'idle' });
      expect(getActivity(otherStore)).toEqual({ kind: 'idle' });
    });
    expect(await device.caches.keys()).not.toContain(name);
  });
});
