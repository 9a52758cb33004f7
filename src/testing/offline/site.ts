import { createHash } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { File, PackSummary } from '../../offline/manifest';
import { installDevice } from './device';
import type { TestDevice } from './device';

const origin = 'http://localhost';

/** A published site with packs, that can be published again. */
export interface TestSite {
  readonly handlers: ReturnType<typeof http.get>[];
  /** Publishes a pack: its files by address, pages last. */
  readonly publish: (
    files: Readonly<Record<string, string>>,
    changes?: Partial<PackSummary>,
  ) => PackSummary;
  /** Takes a pack off the list. */
  readonly withdraw: (id: string) => void;
  /** What was asked for, in order, but the lists. */
  readonly asked: string[];
  /** Called before a file is answered; may answer otherwise. */
  answer: (url: string) => Response | undefined | Promise<Response | undefined>;
}

const size = { bytes: 0, wire: 0 };

/** The file that a pack names for this text. */
export function fileOf(url: string, text: string): File {
  const body = Buffer.from(text);
  return {
    url,
    bytes: body.length,
    wire: body.length,
    hash: createHash('sha256').update(body).digest('base64'),
  };
}

/** The summary of a pack with these files. */
export function summaryOf(
  files: readonly File[],
  changes: Partial<PackSummary> = {},
): PackSummary {
  const total = files.reduce((sum, { wire }) => sum + wire, 0);
  const { id = 'c' } = changes;
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return {
    id,
    course: id,
    title: 'Curso de C',
    edition: '4.0',
    manifest: `/paquetes/${id}.${hash.slice(0, 8)}.json`,
    files: files.length,
    bytes: total,
    wire: total,
    holds: {
      lessons: 20,
      pages: size,
      application: size,
      lab: size,
      search: size,
    },
    ...changes,
  };
}

/** A site of which nothing is published yet. */
function createSite(): TestSite {
  const offers = new Map<string, PackSummary>();
  const manifests = new Map<string, readonly File[]>();
  let bodies: Record<string, string> = {};
  const asked: string[] = [];
  const site: TestSite = {
    asked,
    answer: () => undefined,
    publish(texts, changes) {
      const files = Object.entries(texts).map(([url, text]) =>
        fileOf(url, text),
      );
      const summary = summaryOf(files, changes);
      const before = offers.get(summary.id);
      if (before) manifests.delete(before.manifest);
      offers.set(summary.id, summary);
      manifests.set(summary.manifest, files);
      bodies = { ...texts };
      return summary;
    },
    withdraw(id) {
      offers.delete(id);
    },
    handlers: [
      http.get(`${origin}/paquetes.json`, () =>
        HttpResponse.json({ build: 'abc', packs: [...offers.values()] }),
      ),
      http.get(`${origin}/paquetes/:name`, ({ request }) => {
        const { pathname } = new URL(request.url);
        const files = manifests.get(pathname);
        const [, id] = /paquetes\/(.+)\.\w+\.json/.exec(pathname) ?? [];
        return files
          ? HttpResponse.json({ id, build: 'abc', files })
          : new HttpResponse(null, { status: 404 });
      }),
      http.get(`${origin}/*`, async ({ request }) => {
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        const other = await site.answer(pathname);
        if (other) return other;
        const body = bodies[pathname];
        return body === undefined
          ? new HttpResponse(null, { status: 404 })
          : HttpResponse.html(body);
      }),
    ],
  };
  return site;
}

/** A device on which a site with one pack is open, both as new. */
export function openSite(
  server: SetupServer,
  files: Readonly<Record<string, string>>,
): { readonly device: TestDevice; readonly site: TestSite } {
  const device = installDevice();
  const site = createSite();
  server.use(...site.handlers);
  site.publish(files);
  return { device, site };
}
