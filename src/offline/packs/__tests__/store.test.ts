import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import {
  installDevice,
  setNavigator,
  setPage,
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

const packIn = (where: PackStore, id = 'c'): Pack | undefined =>
  where.getSnapshot().packs.find((pack) => pack.id === id);
const pack = (id?: string) => packIn(store, id);
const stateOf = (where = store) => packIn(where)?.activity;

async function textOf(url: string): Promise<string | undefined> {
  return (await (await device.caches.open(name)).match(url))?.text();
}

async function untilKept(url: string): Promise<void> {
  await waitFor(async () => {
    expect(await textOf(url)).toBeDefined();
  });
}

async function keptUrls(): Promise<string[]> {
  const keys = await (await device.caches.open(name)).keys();
  return keys.map(({ url }) => new URL(url).pathname).sort();
}

const record = '/paquetes/c/registro.json';

/** Delays the response for one file until it is released. */
function holdBack(held: string) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let reached: () => void = () => undefined;
  const isThere = new Promise<void>((resolve) => {
    reached = resolve;
  });
  site.answer = async (url) => {
    if (url !== held) return undefined;
    reached();
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
        setPage({ isSecureContext: false });
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
        setPage({ caches: undefined });
      },
    ],
    [
      'denied',
      () => {
        device.caches.isClosed = true;
      },
    ],
  ])(
    'a device that is %s says so before and when asked',
    async (reason, set) => {
      set();
      await store.look();
      expect(store.getSnapshot()).toMatchObject({
        lack: reason,
        list: 'unknown',
      });
      await store.look(true);
      await store.download('c');
      expect(stateOf()).toMatchObject({ kind: 'failed', reason });
      await store.cancel('c');
      expect(stateOf()).toEqual({ kind: 'idle' });
    },
  );

  it('a worker that cannot be installed stops it before anything is fetched', async () => {
    setNavigator({
      serviceWorker: {
        getRegistration: () => Promise.resolve(undefined),
        register: () => Promise.reject(new TypeError('404')),
      },
    });
    await store.look();
    await store.download('c');
    expect(stateOf()).toMatchObject({ kind: 'failed', reason: 'worker' });
    expect(site.asked).toEqual([]);
  });

  it('too little space is noticed before the first file, with how much is lacking', async () => {
    device.space = { quota: 100, usage: 90 };
    await store.look();
    await store.download('c');
    expect(stateOf()).toMatchObject({
      kind: 'failed',
      reason: 'full',
      lacking: total - 10,
    });
    expect(site.asked).toEqual([]);
  });

  it('a disk that fills up on the way keeps what came, and goes on when there is room', async () => {
    await store.look();
    const { isThere, letGo } = holdBack('/stevelabs/program1/salida/');
    const end = store.download('c');
    await isThere;
    await untilKept('/stevelabs/program1/');
    device.caches.room = 0;
    letGo();
    await end;
    expect(stateOf()).toMatchObject({ kind: 'failed', reason: 'full' });
    expect(await textOf('/assets/a.js')).toBe(files['/assets/a.js']);

    device.caches.room = Infinity;
    site.asked.length = 0;
    await store.download('c');
    expect(pack()?.kept).toBeDefined();
    expect(site.asked).toEqual(['/stevelabs/program1/salida/']);
  });

  it('a file that comes damaged twice is named as such and not kept', async () => {
    await store.look();
    site.answer = (url) =>
      url === '/assets/a.js' ? HttpResponse.text('let b;') : undefined;
    await store.download('c');
    expect(stateOf()).toMatchObject({ kind: 'failed', reason: 'damaged' });
    expect(await textOf('/assets/a.js')).toBeUndefined();
    expect(site.asked.filter((url) => url === '/assets/a.js')).toHaveLength(2);
  });

  it('a file that the site does not have is a fault of the site', async () => {
    await store.look();
    site.answer = (url) =>
      url === '/assets/a.js'
        ? new HttpResponse(null, { status: 404 })
        : undefined;
    await store.download('c');
    expect(stateOf()).toMatchObject({ kind: 'failed', reason: 'missing' });
  });

  it('a pack that is not offered any more says so', async () => {
    await store.look();
    site.withdraw('c');
    await store.download('c');
    expect(stateOf()).toMatchObject({ kind: 'failed', reason: 'gone' });
  });

  it('a list that does not come is not taken for an empty one', async () => {
    server.close();
    await store.look();
    server.listen({ onUnhandledRequest: 'error' });
    expect(store.getSnapshot()).toMatchObject({
      list: 'unreachable',
      isRead: true,
    });
  });
});

describe('a download', () => {
  it('keeps every file under its address, installs the worker and ends complete', async () => {
    await store.look();
    expect(pack()?.kept).toBeUndefined();
    await store.download('c');
    expect(stateOf()).toEqual({ kind: 'idle' });
    expect(pack()?.kept?.summary.edition).toBe('4.0');
    expect(await keptUrls()).toEqual([...Object.keys(files), record].sort());
    expect(device.workers).toEqual(['/sw.js']);
  });

  it('keeps what the server said of a file, so that its policy goes with it', async () => {
    site.answer = (url) =>
      url === '/stevelabs/program1/'
        ? HttpResponse.html(files[url], {
            headers: { 'Content-Security-Policy': "default-src 'self'" },
          })
        : undefined;
    await store.look();
    await store.download('c');
    const cache = await device.caches.open(name);
    const page = await cache.match('/stevelabs/program1/');
    expect(page?.headers.get('Content-Security-Policy')).toBe(
      "default-src 'self'",
    );
    expect(page?.headers.get('Content-Type')).toContain('text/html');
  });

  it('brings pages only once what they are made of is there', async () => {
    await store.look();
    const { isThere, letGo } = holdBack('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    letGo();
    await end;
    const firstPage = site.asked.findIndex((url) => url.endsWith('/'));
    expect(firstPage).toBe(2);
  });

  it('tells how much has come of how much', async () => {
    await store.look();
    const { isThere, letGo } = holdBack('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    expect(stateOf()).toMatchObject({
      kind: 'downloading',
      total,
      isElsewhere: false,
    });
    letGo();
    await end;
  });

  it('takes a damaged file from the network once more', async () => {
    await store.look();
    let times = 0;
    site.answer = (url) =>
      url === '/assets/a.js' && times++ === 0
        ? HttpResponse.text('roto')
        : undefined;
    await store.download('c');
    expect(pack()?.kept).toBeDefined();
    expect(await textOf('/assets/a.js')).toBe(files['/assets/a.js']);
  });

  it('does not fetch what another cache has, if it is the same', async () => {
    const assets = await device.caches.open('steve-labs:/:assets');
    await assets.put('/assets/a.js', new Response(files['/assets/a.js']));
    await assets.put('/labs/c/clang.wasm', new Response('otro'));
    await store.look();
    await store.download('c');
    expect(site.asked).not.toContain('/assets/a.js');
    expect(await textOf('/labs/c/clang.wasm')).toBe(
      files['/labs/c/clang.wasm'],
    );
  });

  it('pauses when asked, and goes on without fetching anything twice', async () => {
    await store.look();
    const { isThere } = holdBack('/stevelabs/program1/salida/');
    const end = store.download('c');
    await isThere;
    store.pause('c');
    await end;
    expect(stateOf()).toMatchObject({ kind: 'paused', why: 'asked' });

    site.answer = () => undefined;
    await store.download('c');
    expect(pack()?.kept).toBeDefined();
    const once = site.asked.filter((url) => url === '/labs/c/clang.wasm');
    expect(once).toHaveLength(1);
  });

  it('pauses by itself when the network goes, and goes on by itself when it is back', async () => {
    await store.look();
    const { isThere } = holdBack('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    window.dispatchEvent(new Event('offline'));
    await end;
    expect(stateOf()).toMatchObject({ kind: 'paused', why: 'network' });

    site.answer = () => undefined;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(pack()?.kept).toBeDefined();
    });
  });

  it('pauses when a request fails, and does not go on by itself for who saves data', async () => {
    await store.look();
    site.answer = (url) =>
      url === '/labs/c/clang.wasm' ? HttpResponse.error() : undefined;
    await store.download('c');
    expect(stateOf()).toMatchObject({ kind: 'paused', why: 'network' });

    setNavigator({ connection: { saveData: true } });
    site.asked.length = 0;
    window.dispatchEvent(new Event('online'));
    expect(stateOf()).toMatchObject({ kind: 'paused', why: 'network' });
    expect(site.asked).toEqual([]);
  });

  it('knows what there is after each look, also of two at once', async () => {
    const first = store.look();
    await store.look(true);
    expect(store.getSnapshot().list).toBe('known');
    await first;
  });

  it('asks for nothing on its own where data is saved', async () => {
    setNavigator({ connection: { saveData: true } });
    await store.look();
    expect(store.getSnapshot().list).toBe('unknown');
    await store.look(true);
    expect(store.getSnapshot().list).toBe('known');
  });

  it('gives back all the room when it is cancelled', async () => {
    await store.look();
    const { isThere } = holdBack('/stevelabs/program1/');
    const end = store.download('c');
    await isThere;
    await store.cancel('c');
    await end;
    expect(stateOf()).toEqual({ kind: 'idle' });
    expect(await device.caches.keys()).not.toContain(name);
  });

  it('is found paused where its tab was closed, and its files are not fetched again', async () => {
    await store.look();
    const { isThere } = holdBack('/stevelabs/program1/salida/');
    void store.download('c');
    await isThere;
    await untilKept('/stevelabs/program1/');
    // Simulates a closed tab, whose lock is released.
    const { caches } = device;
    installDevice();
    setPage({ caches });
    store = createPackStore('/');
    await store.look();
    expect(stateOf()).toMatchObject({
      kind: 'paused',
      why: 'closed',
      received: total - files['/stevelabs/program1/salida/'].length,
      total,
    });
    site.answer = () => undefined;
    site.asked.length = 0;
    await store.download('c');
    expect(site.asked).toEqual(['/stevelabs/program1/salida/']);
  });

  it('goes on with the new list when the site is published in the middle', async () => {
    await store.look();
    const next = {
      '/assets/b.js': 'let b = 2;',
      '/labs/c/clang.wasm': files['/labs/c/clang.wasm'],
      '/stevelabs/program1/': '<title>Curso nuevo</title>',
    };
    const { isThere, letGo } = holdBack('/assets/a.js');
    const end = store.download('c');
    await isThere;
    site.publish(next);
    letGo();
    await end;
    expect(stateOf()).toEqual({ kind: 'idle' });
    expect(pack()?.kept?.summary.files).toBe(3);
    expect(pack()?.update).toBeUndefined();
    expect(await keptUrls()).toEqual([...Object.keys(next), record].sort());
  });

  it('never touches the progress', async () => {
    localStorage.setItem('steve-labs:/:progress', '{"v":1}');
    await store.look();
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
    await store.look();
    await store.download('c');
    site.publish(next, { edition: '5.0' });
    site.asked.length = 0;
  });

  it('is offered with what it costs and the new edition, and nothing is fetched', async () => {
    await store.look();
    expect(pack()).toMatchObject({
      update: { wire: cost, isExact: true },
      summary: { edition: '5.0' },
      kept: { summary: { edition: '4.0' } },
    });
    expect(site.asked).toEqual([]);
  });

  it('costs at most the whole pack where data is saved', async () => {
    setNavigator({ connection: { saveData: true } });
    await store.look(true);
    expect(pack()?.update?.isExact).toBe(false);
  });

  it('fetches what changed and drops what nobody names', async () => {
    await store.look();
    await store.download('c');
    expect(site.asked).toEqual(['/assets/b.js', '/stevelabs/program1/']);
    expect(pack()?.update).toBeUndefined();
    expect(await keptUrls()).toEqual([...Object.keys(next), record].sort());
    expect(await textOf('/stevelabs/program1/')).toContain('nuevo');
    expect(await device.caches.keys()).toEqual([name]);
  });

  it('leaves the old one whole until all of it is there', async () => {
    site.publish({ ...next, '/stevelabs/program1/b/': '<title>B</title>' });
    await store.look();
    const { isThere } = holdBack('/stevelabs/program1/b/');
    const end = store.download('c');
    await isThere;
    store.pause('c');
    await end;
    expect(stateOf()).toMatchObject({ kind: 'paused' });
    expect(pack()?.kept?.summary.edition).toBe('4.0');
    expect(await textOf('/stevelabs/program1/')).toBe(
      files['/stevelabs/program1/'],
    );
    expect(await textOf('/assets/a.js')).toBe(files['/assets/a.js']);

    await store.cancel('c');
    expect(stateOf()).toEqual({ kind: 'idle' });
    expect(await keptUrls()).toEqual([...Object.keys(files), record].sort());
    expect(await device.caches.keys()).toEqual([name]);
  });

  it('is not possible for a course that is gone, which stays', async () => {
    site.withdraw('c');
    store = createPackStore('/');
    await store.look();
    expect(pack()).toMatchObject({ isOffered: false, update: undefined });
    expect(pack()?.kept).toBeDefined();
  });
});

describe('what is kept', () => {
  it('is known again without a network', async () => {
    await store.look();
    await store.download('c');
    server.resetHandlers();
    store = createPackStore('/');
    site.answer = () => HttpResponse.error();
    await store.look();
    expect(store.getSnapshot().list).toBe('unreachable');
    expect(pack()?.kept).toBeDefined();
    // Without the list of the site, the pack still counts as offered.
    expect(pack()?.isOffered).toBe(true);
  });

  it('goes entirely when it is deleted, with its extras', async () => {
    await store.look();
    await store.download('c');
    site.publish(
      { '/labs/c/mas.bin': 'más' },
      { id: 'c-extra', extends: 'c', course: null },
    );
    await store.look();
    await store.download('c-extra');
    expect(pack('c-extra')?.kept).toBeDefined();
    await store.remove('c');
    expect(await device.caches.keys()).toEqual([]);
    expect(pack()?.kept).toBeUndefined();
    expect(pack('c-extra')?.kept).toBeUndefined();
  });

  it('that another version of the site wrote is not understood, and does no harm', async () => {
    const cache = await device.caches.open(name);
    await cache.put(record, new Response('{"summary": 3}'));
    await store.look();
    expect(stateOf()).toEqual({ kind: 'idle' });
    await store.download('c');
    expect(pack()?.kept).toBeDefined();
  });
});

describe('two tabs', () => {
  let other: PackStore;
  beforeEach(async () => {
    other = createPackStore('/');
    await store.look();
    await other.look();
  });

  it('do not download one pack at once: the second shows how far the first is', async () => {
    const { isThere, letGo } = holdBack('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    await other.download('c');
    expect(stateOf(other)).toMatchObject({
      kind: 'downloading',
      isElsewhere: true,
      total,
    });
    letGo();
    await end;
    await waitFor(() => {
      expect(packIn(other)?.kept).toBeDefined();
    });
    expect(stateOf(other)).toEqual({ kind: 'idle' });
    expect(new Set(site.asked).size).toBe(site.asked.length);
  });

  it('can pause what the other downloads', async () => {
    const { isThere } = holdBack('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    await other.look();
    expect(stateOf(other)).toMatchObject({ isElsewhere: true });
    other.pause('c');
    await end;
    expect(stateOf()).toMatchObject({ kind: 'paused', why: 'asked' });
    await waitFor(() => {
      expect(stateOf(other)).toMatchObject({ kind: 'paused' });
    });
  });

  it('can cancel it too, and both hear of it', async () => {
    const { isThere } = holdBack('/labs/c/clang.wasm');
    const end = store.download('c');
    await isThere;
    await other.look();
    await other.cancel('c');
    await end;
    await waitFor(() => {
      expect(stateOf()).toEqual({ kind: 'idle' });
      expect(stateOf(other)).toEqual({ kind: 'idle' });
    });
    expect(await device.caches.keys()).not.toContain(name);
  });
});
